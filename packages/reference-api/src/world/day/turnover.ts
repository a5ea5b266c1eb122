import type { PoolType, RacePlan } from './plan.types.ts';

/**
 * The stakes in a pool at the off, in minor units; null if a file does not have them. An amount
 * that was carried over attracts so many that the pool still pays less than it takes.
 */
export const finalTurnover = (race: RacePlan, pool: PoolType): number | null => {
  if (pool.turnover !== undefined) return pool.turnover;
  const index = race.pools.indexOf(pool);
  const usual = (40_000 + ((race.id * 31 + index * 977) % 60_000)) * (10 - Math.min(9, index));
  return usual + Math.ceil((pool.jackpot ?? 0) / pool.takeout);
};

/** The share of the final turnover at an instant: most of it comes in the last half hour. */
const growth = (race: RacePlan, at: number) => Math.exp(-Math.max(0, race.off - at) / 1_500_000);

/** The stakes in a pool at an instant (ms), in minor units. */
export const turnoverAt = (race: RacePlan, pool: PoolType, at: number): number | null => {
  const final = finalTurnover(race, pool);
  return final === null ? null : Math.round(final * growth(race, at));
};
