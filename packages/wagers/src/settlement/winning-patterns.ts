import type { StartNr } from '../wager-type.ts';
import { choose, firstInAnyOrder, firstInOrder } from './break-ties.ts';
import { distinctPlacesOf, placesOf, type RaceResult } from './race-result.ts';
import type { PlaceTerms, RankRule } from './settlement-rule.ts';

/** A start number, or any horse. */
export type Slot = StartNr | 'ALL';

/** Lines that are paid together: `7-3-9` in this order, or any line with these horses. */
export interface Pattern {
  readonly slots: readonly Slot[];
  readonly ordered: boolean;
}

const weight = (slot: Slot) => (slot === 'ALL' ? Number.MAX_SAFE_INTEGER : slot);

/** Equal for patterns that pay the same lines. */
export const patternKey = ({ slots, ordered }: Pattern): string =>
  ordered ? slots.join('-') : slots.toSorted((a, b) => weight(a) - weight(b)).join('/');

/** Whether a pattern pays a line. */
export const matches = ({ slots, ordered }: Pattern, line: readonly StartNr[]): boolean => {
  if (line.length !== slots.length) return false;
  if (ordered) return slots.every((slot, at) => slot === 'ALL' || slot === line[at]);
  return slots.every((slot) => slot === 'ALL' || line.includes(slot));
};

/** The number of paid places. */
export const placesBy = (
  terms: number | PlaceTerms,
  result: Pick<RaceResult, 'starters' | 'nonRunners' | 'places' | 'handicap'>,
): number => {
  if (typeof terms === 'number') return terms;
  if (result.places !== undefined) return result.places;
  const runners = result.starters.length + (terms.countedOn === 'declared' ? result.nonRunners.length : 0);
  const from = result.handicap ? { ...terms.from, ...terms.inHandicaps } : terms.from;
  const enough = Object.entries(from).filter(([from]) => runners >= Number(from));
  return Math.max(0, ...enough.map(([, places]) => places));
};

const filled = (slots: readonly Slot[], size: number): Slot[] =>
  Array.from({ length: size }, (_, at) => slots[at] ?? 'ALL');

const patternsOf = (result: RaceResult, rule: RankRule): Pattern[] => {
  // For single horses a place belongs to a horse, even if two of one entry take two places (Ariz.
  // Admin. Code R19-2-523).
  const order = rule.of === 1 ? placesOf(result) : distinctPlacesOf(result);
  if ('places' in rule) {
    return firstInOrder(order, Math.max(...rule.places)).map((horses) => ({
      slots: filled(horses, rule.of).map((slot, at) => (rule.places.includes(at + 1) ? slot : 'ALL')),
      ordered: true,
    }));
  }
  return firstInAnyOrder(order, placesBy(rule.first, result)).flatMap((horses) => {
    const named = [...new Set(horses)];
    return choose(named, Math.min(rule.named, named.length)).map((slots) => ({
      slots: filled(slots, rule.of),
      ordered: false,
    }));
  });
};

/**
 * The patterns that a dividend pays by a race's result. If fewer horses finished than it names,
 * those are enough (Ohio Admin. Code 3769-13-23 (E)). If none did, or the race is void, nothing is
 * paid.
 */
export const winningPatterns = (result: RaceResult, rule: RankRule): Pattern[] => {
  if (result.void) return [];
  const patterns = patternsOf(result, rule).filter(({ slots }) => slots.some((slot) => slot !== 'ALL'));
  return [...new Map(patterns.map((pattern) => [patternKey(pattern), pattern])).values()];
};
