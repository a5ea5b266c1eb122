import * as wagers from '@paddock/wagers';
import { wagerTypes } from '@paddock/wagers/types';
import type { PoolType, RacePlan } from './plan.types.ts';

/** The wager type of a country's pool on a day; null if not sold. @param date `YYYY-MM-DD` */
export const wagerTypeOf = (country: string, pool: string, date: string): wagers.WagerType | null =>
  wagers.wagerTypeOf(wagerTypes, { country, pool, date });

const found = new WeakMap<PoolType, wagers.WagerType | null>();

/**
 * The wager type of a race's pool; null where its country does not sell it. Found once per pool.
 */
export const soldAs = (race: RacePlan, pool: PoolType): wagers.WagerType | null => {
  const known = found.get(pool);
  if (known !== undefined) return known;
  const type = wagerTypeOf(race.country, pool.name, race.date);
  found.set(pool, type);
  return type;
};

type WhyNot = 'NOT_SOLD' | 'TOO_FEW_RUNNERS' | 'TOO_MANY_RUNNERS';

/** The fewest starters: by the feed, and by the wager type. */
const fewestOf = (race: RacePlan, pool: PoolType): number =>
  Math.max(pool.minRunners, soldAs(race, pool)?.param.minRunners ?? 1);

/** Why a pool is not offered with this number of starters; null if it is. */
export const whyNotOffered = (race: RacePlan, pool: PoolType, starters: number): WhyNot | null => {
  const type = soldAs(race, pool);
  if (!type) return 'NOT_SOLD';
  if (starters < fewestOf(race, pool)) return 'TOO_FEW_RUNNERS';
  return starters > (type.rule.maxRunners ?? starters) ? 'TOO_MANY_RUNNERS' : null;
};

/**
 * Whether a pool is paid with this number of starters. If the country sets a minimum (Multi:
 * eight), withdrawals down to it end the sale, but the pool is still held. A pool of a file is
 * held, and a pool that is not sold here is held elsewhere.
 */
export const isHeld = (race: RacePlan, pool: PoolType, starters: number): boolean => {
  if (race.dividends !== null) return true;
  const reason = whyNotOffered(race, pool, starters);
  if (reason !== 'TOO_FEW_RUNNERS') return reason !== 'TOO_MANY_RUNNERS';
  const type = soldAs(race, pool);
  if (!type || race.runners.length < fewestOf(race, pool)) return false;
  const rule = wagers.settlementOf(type, pool.name);
  return rule.kind === 'race' && rule.minStarters > 1 && starters >= rule.minStarters;
};
