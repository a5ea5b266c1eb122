import type { Runner } from '@paddock/api';

/**
 * The win odds of a starter since the first known ones, the present odds last; empty if there are
 * none.
 */
export const oddsHistoryOf = ({ status, odds: { current, history } }: Runner): number[] =>
  status === null && current !== null ? [...history.map(({ odds }) => odds), current] : [];

/**
 * The start numbers with the shortest odds of all starters. There is no favourite while all odds
 * are equal.
 */
export function favoritesOf(runners: readonly Runner[]): Set<number> {
  const priced = runners.flatMap(({ status, startNr, odds: { current } }) =>
    status === null && current !== null ? [{ startNr, current }] : [],
  );
  const odds = priced.map(({ current }) => current);
  const shortest = Math.min(...odds);
  if (shortest === Math.max(...odds)) return new Set();
  return new Set(priced.filter(({ current }) => current === shortest).map(({ startNr }) => startNr));
}

/** A smaller change of odds is not worth a mark. */
const BIG_CHANGE = 0.2;

/**
 * The biggest movers since the first known odds: the start number with the largest fall and the one
 * with the largest rise, of at least a fifth. The change is a fraction.
 */
export function moversOf(runners: readonly Runner[]): Map<number, number> {
  const changes = runners.flatMap((runner) => {
    const oddsHistory = oddsHistoryOf(runner);
    const [first] = oddsHistory;
    const last = oddsHistory.at(-1);
    return first && last ? [{ startNr: runner.startNr, change: last / first - 1 }] : [];
  });
  const byChange = changes
    .filter(({ change }) => Math.abs(change) >= BIG_CHANGE)
    .toSorted((a, b) => a.change - b.change);
  const movers = [byChange.find(({ change }) => change < 0), byChange.findLast(({ change }) => change > 0)];
  return new Map(movers.flatMap((mover) => (mover ? [[mover.startNr, mover.change] as const] : [])));
}
