import type { Refusal, RefusalKind } from '@paddock/wagers';

/** The part of the form that shows a refusal. */
export type RefusalPlace = 'stake' | 'folds' | 'size' | 'reserves' | 'horses';

const places: Partial<Record<RefusalKind, RefusalPlace>> = {
  'stake-not-whole': 'stake',
  'stake-too-low': 'stake',
  'stake-does-not-divide': 'stake',
  'too-large': 'stake',
  folds: 'folds',
  'spot-size': 'size',
  'too-many-reserves': 'reserves',
  'reserve-chosen': 'reserves',
};

/** Whether a refusal only means that a choice is missing. Nothing is wrong yet. */
export const isIncomplete = (refusal: Refusal): boolean =>
  refusal.kind === 'too-few-horses' ||
  refusal.kind === 'wrong-wager' ||
  (refusal.kind === 'wrong-places' && refusal.places < refusal.needed) ||
  (refusal.kind === 'folds' && refusal.folds.length === 0);

/** One refusal for several legs. */
export interface GroupedRefusal {
  refusal: Refusal;
  /** From 1. A bet on one race has one leg. */
  legs: number[];
}

/** An empty list is also too short: only the higher minimum is shown. */
const isOutdone = (refusal: Refusal, all: readonly Refusal[]): boolean =>
  refusal.kind === 'too-few-horses' &&
  all.some((other) => other.kind === 'too-few-horses' && other.leg === refusal.leg && other.needed > refusal.needed);

const withoutLeg = (refusal: Refusal): string => JSON.stringify({ ...refusal, leg: 0 });

/** The refusals for one part of the form, with equal ones of several legs grouped. */
export const refusalsAt = (refusals: readonly Refusal[], place: RefusalPlace): GroupedRefusal[] => {
  const grouped: GroupedRefusal[] = [];
  for (const refusal of refusals) {
    if ((places[refusal.kind] ?? 'horses') !== place || isOutdone(refusal, refusals)) continue;
    const leg = 'leg' in refusal ? refusal.leg : 1;
    const known = grouped.find((other) => withoutLeg(other.refusal) === withoutLeg(refusal));
    if (known) known.legs.push(leg);
    else grouped.push({ refusal, legs: [leg] });
  }
  return grouped;
};
