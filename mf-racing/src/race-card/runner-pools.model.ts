import type { Pool } from '@paddock/api';
import { parseCombination } from './combination.model.ts';

/** Odds of one runner in a pool, in hundredths; `max` is the upper end where the pool knows only a range (place). */
export type RunnerOdds = Pool['odds'][number];

/** A pool with odds for every runner, beside those of the tote's win pool, which each runner has itself. */
export interface RunnerPool {
  name: string;
  oddsOf: (startNr: number) => RunnerOdds | undefined;
}

export const runnerPoolsOf = (pools: Pool[]): RunnerPool[] =>
  pools
    .filter(({ name, odds }) => odds.length > 0 && name !== 'WIN' && parseCombination(name).kind !== 'headToHead')
    .map(({ name, odds }) => {
      const byNumber = new Map(odds.map((each) => [each.startNr, each]));
      return { name, oddsOf: (startNr) => byNumber.get(startNr) };
    });
