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
