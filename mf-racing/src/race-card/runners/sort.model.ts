import type { Race, Runner } from '@paddock/api';
import { meanPlace } from './form/form.model.ts';
import { burdenOf } from './runner.model.ts';

export const SORT_KEYS = ['number', 'odds', 'burden', 'form'] as const;

export type SortKey = (typeof SORT_KEYS)[number];

const isOut = ({ status }: Runner): boolean => status === 'NON_RUNNER';

/** The value by which a runner is sorted, ascending; infinite if it is unknown. */
function rankOf(runner: Runner, raceType: Race['raceType'], key: SortKey): number {
  switch (key) {
    case 'number':
      return 0;
    case 'odds':
      return runner.odds.current ?? Number.POSITIVE_INFINITY;
    case 'burden': {
      const burden = burdenOf(runner, raceType);
      if (!burden) return Number.POSITIVE_INFINITY;
      return burden.kind === 'distance' ? burden.metres : burden.kilograms;
    }
    case 'form':
      return meanPlace(runner.form) ?? Number.POSITIVE_INFINITY;
  }
}

/** The start numbers of a race in an order. Non-runners are last, except by number. */
export function sortedStartNrs({ runners, raceType }: Pick<Race, 'runners' | 'raceType'>, key: SortKey): number[] {
  const order = runners.map((runner) => ({
    startNr: runner.startNr,
    isLast: key !== 'number' && isOut(runner),
    value: rankOf(runner, raceType, key),
  }));
  return order
    .toSorted(
      (a, b) =>
        Number(a.isLast) - Number(b.isLast) || (a.value === b.value ? 0 : a.value - b.value) || a.startNr - b.startNr,
    )
    .map(({ startNr }) => startNr);
}

/** Rows in an order of start numbers. A runner that is not in the order is last. */
export function inOrder<Row extends { runner: Pick<Runner, 'startNr'> }>(
  rows: readonly Row[],
  startNrs: readonly number[],
): Row[] {
  const places = new Map(startNrs.map((startNr, at) => [startNr, at]));
  const placeOf = ({ runner }: Row) => places.get(runner.startNr) ?? startNrs.length;
  return rows.toSorted((a, b) => placeOf(a) - placeOf(b));
}
