import type { Dividend } from '../dividend.ts';
import type { RaceResult } from '../settlement/race-result.ts';
import { patternKey, type Slot } from '../settlement/winning-patterns.ts';
import type { PoolToExplain } from './explain-dividends.ts';

/** The payments of a real operator in one pool, with the results. */
export interface PaidSheet {
  title: string;
  results: readonly RaceResult[];
  pool: PoolToExplain;
  /** The country whose wager type covers it; missing if the product sells no such pool. */
  country?: string;
  paid: readonly PaidLine[];
  /** Why the sheet has fewer lines than were paid. */
  holdsOnlySome?: string;
}

/** A line of the sheet. */
export interface PaidLine extends Omit<Dividend, 'pool'> {
  /** In the format of `combinationKey`. */
  key: string;
}

/** An order of finish with counted places, dead heats together. */
export const placed = (groups: readonly (readonly number[])[]): RaceResult['order'] =>
  groups.map((startNrs, at) => ({ place: 1 + groups.slice(0, at).flat().length, startNrs }));

/** Parses a printed combination such as `2-1-4-ALL`. */
export const parseSlots = (printed: string, separator: string | RegExp): Slot[] =>
  printed.split(separator).map((slot) => (slot === 'ALL' ? 'ALL' : Number(slot)));

/** The key of a printed combination of one race. */
export const printedKey = (slots: readonly Slot[], ordered: boolean): string => patternKey({ slots, ordered });

/** The key of one horse. */
export const horseKey = (startNr: number): string => printedKey([startNr], false);

/** A dividend of a pool of one race that has no other rank. @param odd hundredths per unit */
export const paidLine = (combination: readonly Slot[], ordered: boolean, odd: number): PaidLine => ({
  key: printedKey(combination, ordered),
  combination,
  odd,
  rank: { kind: 'main' },
});
