import type { Pool, Race, Runner } from '@paddock/api';
import { parseCombination } from '../shared/combination.model.ts';
import { favoritesOf, moversOf } from './odds/odds-history.model.ts';

/** A row of the card: a runner, and its odds in each pool that has odds for every runner. */
export interface RunnerLine {
  runner: Runner;
  raceId: number;
  raceType: Race['raceType'];
  isFavorite: boolean;
  /** The change of its odds as a fraction, if it is one of the biggest movers. */
  change: number | undefined;
  /** The tote's win pool. */
  win: PoolOfRunner;
  /** The other pools. */
  pools: PoolOfRunner[];
}

export interface PoolOfRunner {
  name: string;
  /** Whether the pool takes bets. */
  open: boolean;
  /**
   * In hundredths; `max` is the upper end of a range (place). Null for a non-runner or without
   * odds.
   */
  odds: { odds: number; max?: number | null } | null;
}

/**
 * The pools with odds for every runner, except the tote's win pool: its odds are fields of each
 * runner.
 */
export const runnerPoolsOf = ({ pools }: Pick<Race, 'pools'>): Pool[] =>
  pools.filter(({ name, odds }) => odds.length > 0 && name !== 'WIN' && parseCombination(name).kind !== 'headToHead');

/**
 * The rows of a race, by start number.
 * @param betsHere whether they are where a bet can be placed: a window of its own has no slip
 */
export const runnerLinesOf = (race: Race, betsHere: boolean): RunnerLine[] => {
  const { id, status, runners, raceType, pools } = race;
  const isOpen = (pool: Pool | undefined) => betsHere && status === 'OPEN' && pool?.status === 'OPEN';
  const isWinOpen = isOpen(pools.find(({ name }) => name === 'WIN'));
  const columns = runnerPoolsOf(race).map((pool) => ({
    name: pool.name,
    open: isOpen(pool),
    byNumber: new Map(pool.odds.map((each) => [each.startNr, each])),
  }));
  const favorites = favoritesOf(runners);
  const movers = moversOf(runners);
  return runners.map((runner) => {
    const { startNr, betNumber, odds } = runner;
    const isOut = runner.status === 'NON_RUNNER';
    return {
      runner,
      raceId: id,
      raceType,
      isFavorite: favorites.has(startNr),
      change: movers.get(startNr),
      win: { name: 'WIN', open: isWinOpen, odds: odds.current === null || isOut ? null : { odds: odds.current } },
      pools: columns.map(({ name, open, byNumber }) => ({
        name,
        open,
        odds: (isOut ? null : byNumber.get(betNumber)) ?? null,
      })),
    };
  });
};
