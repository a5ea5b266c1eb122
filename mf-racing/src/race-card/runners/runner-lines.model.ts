import type { Pool, Race, Runner } from '@paddock/api';
import { parseCombination } from '../shared/combination.model.ts';

/** A row of the card: a runner, and its odds in each pool that has odds for every runner. */
export interface RunnerLine {
  runner: Runner;
  raceType: Race['raceType'];
  pools: PoolOfRunner[];
}

interface PoolOfRunner {
  name: string;
  /** In hundredths; `max` is the upper end of a range (place). Undefined for a non-runner. */
  odds: Pool['odds'][number] | undefined;
}

/**
 * The pools with odds for every runner, except the tote's win pool: each runner has those odds
 * itself.
 */
export const runnerPoolsOf = ({ pools }: Pick<Race, 'pools'>): Pool[] =>
  pools.filter(({ name, odds }) => odds.length > 0 && name !== 'WIN' && parseCombination(name).kind !== 'headToHead');

/** The rows of a race, by start number. */
export const runnerLinesOf = ({ runners, raceType, pools }: Race): RunnerLine[] => {
  const columns = runnerPoolsOf({ pools }).map(({ name, odds }) => ({
    name,
    byNumber: new Map(odds.map((each) => [each.startNr, each])),
  }));
  return runners.map((runner) => ({
    runner,
    raceType,
    pools: columns.map(({ name, byNumber }) => ({
      name,
      odds: runner.status === 'NON_RUNNER' ? undefined : byNumber.get(runner.startNr),
    })),
  }));
};
