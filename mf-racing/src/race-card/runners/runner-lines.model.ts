import type { Pool, Race, Runner } from '@paddock/api';
import { parseCombination } from '../shared/combination.model.ts';

/** What a line of the card tells: the runner, and its odds in each pool that has some per runner. */
export interface RunnerLine {
  runner: Runner;
  raceType: Race['raceType'];
  pools: PoolOfRunner[];
}

interface PoolOfRunner {
  name: string;
  /** In hundredths; `max` is the upper end where the pool knows only a range (place). None for a non-runner. */
  odds: Pool['odds'][number] | undefined;
}

/** The pools with odds for every runner, beside those of the tote's win pool, which each runner has itself. */
export const runnerPoolsOf = ({ pools }: Pick<Race, 'pools'>): Pool[] =>
  pools.filter(({ name, odds }) => odds.length > 0 && name !== 'WIN' && parseCombination(name).kind !== 'headToHead');

/** The lines of a race, by start number. */
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
