import type { Transaction } from 'kysely';
import type { Tables } from '../../server/database/tables.ts';
import { isActive, type LimitRange, type LimitType, limitAt } from './limit.model.ts';

/** The active limits of a type at an instant (ms), in cents by range. */
export const activeLimits = async (
  transaction: Transaction<Tables>,
  { customerId, type, now }: { customerId: number; type: LimitType; now: number },
): Promise<Map<LimitRange, number>> => {
  const rows = await transaction
    .selectFrom('customer_limit')
    .select(['range', 'limit_amount', 'newlimit', 'newlimitvalid'])
    .where('customer_id', '=', customerId)
    .where('type', '=', type)
    .execute();
  const amounts = rows.map((row) => [row.range, limitAt(row, now).limit_amount] as const);
  return new Map(amounts.filter(([range, amount]) => isActive(type, range, amount)));
};
