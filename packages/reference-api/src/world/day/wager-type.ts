import * as wagers from '@paddock/wagers';
import { wagerTypes } from '@paddock/wagers/types';
import type { PoolType, RacePlan } from './plan.types.ts';

/** The wager type of a country's pool on a day; null if not sold. @param date `YYYY-MM-DD` */
export const wagerTypeOf = (country: string, pool: string, date: string): wagers.WagerType | null =>
  wagers.wagerTypeOf(wagerTypes, { country, pool, date });

const found = new WeakMap<PoolType, wagers.WagerType | null>();

/** The wager type of a race's pool; null where its country does not sell it. Found once per pool. */
export const soldAs = (race: RacePlan, pool: PoolType): wagers.WagerType | null => {
  const known = found.get(pool);
  if (known !== undefined) return known;
  const type = wagerTypeOf(race.country, pool.name, race.date);
  found.set(pool, type);
  return type;
};

/**
 * Whether a pool is paid with so many starters. Where the country names the fewest that must run
 * (Multi: eight), withdrawals down to it close a pool that was offered, and leave it held.
 */
export const isHeld = (race: RacePlan, pool: PoolType, starters: number): boolean => {
  if (starters >= pool.minRunners) return true;
  const type = soldAs(race, pool);
  if (!type || race.runners.length < pool.minRunners) return false;
  const rule = wagers.settlementOf(type, pool.name);
  return rule.kind === 'race' && rule.minStarters > 1 && starters >= rule.minStarters;
};
