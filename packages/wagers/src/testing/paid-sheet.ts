import type { Dividend } from '../dividend.ts';
import type { PoolToExplain } from '../settlement/explain-dividends.ts';
import type { RaceResult } from '../settlement/race-result.ts';
import { patternKey, type Slot } from '../settlement/winning-patterns.ts';

/** What a real operator paid in one pool, and the results it paid by. */
export interface PaidSheet {
  title: string;
  results: readonly RaceResult[];
  pool: PoolToExplain;
  /** The country by whose wager type it can be bet; left out where the product sells no such pool. */
  country?: string;
  paid: readonly PaidLine[];
  /** Why the sheet has fewer lines than were paid. */
  holdsOnlySome?: string;
}

/** A line of the sheet. */
export interface PaidLine extends Omit<Dividend, 'pool'> {
  /** As `combinationKey` writes it. */
  key: string;
}

/** An order of finish with its places counted, dead heats together. */
export const placed = (groups: readonly (readonly number[])[]): RaceResult['order'] =>
  groups.map((startnrs, at) => ({ place: 1 + groups.slice(0, at).flat().length, startnrs }));

/** `2-1-4-ALL` as it is printed. */
export const parseSlots = (printed: string, separator: string | RegExp): Slot[] =>
  printed.split(separator).map((slot) => (slot === 'ALL' ? 'ALL' : Number(slot)));

/** The key of a printed combination of one race. */
export const printedKey = (slots: readonly Slot[], ordered: boolean): string => patternKey({ slots, ordered });

/** The key of one horse. */
export const horseKey = (startnr: number): string => printedKey([startnr], false);

/** A dividend of a pool of one race that has no other rank. @param odd hundredths for one unit */
export const paidLine = (combination: readonly Slot[], ordered: boolean, odd: number): PaidLine => ({
  key: printedKey(combination, ordered),
  combination,
  odd,
  rank: { kind: 'main' },
});
