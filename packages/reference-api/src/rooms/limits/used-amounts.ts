import type { Kysely } from 'kysely';
import type { Tables } from '../../server/database/tables.ts';
import { todayAt } from '../../world/day/race-days.ts';
import { type LimitRange, type LimitType, limitRanges, startOf } from './limit.model.ts';

/** Used cents of a type in the current month, week and day. */
export type UsedAmounts = Record<LimitRange, number>;

export const usedAmounts = async (
  database: Kysely<Tables>,
  customerId: number,
  type: LimitType,
  now: number,
): Promise<UsedAmounts> => {
  const today = todayAt(now);
  const starts = limitRanges.map((range) => startOf(range, today)).sort();
  const days = await database
    .selectFrom('limit_use')
    .select(['day', 'used'])
    .where('customer_id', '=', customerId)
    .where('type', '=', type)
    .where('day', '>=', starts[0] as string)
    .where('day', '<=', today)
    .execute();
  const since = (range: LimitRange) => {
    const start = startOf(range, today);
    return days.reduce((sum, { day, used }) => (day >= start ? sum + used : sum), 0);
  };
  return { month: since('month'), week: since('week'), day: since('day') };
};
