import type { Kysely } from 'kysely';
import type { Tables } from '../../../server/database/tables.ts';
import { payingStatuses } from '../../customer/assert-may-play.ts';
import { isAway } from '../../limits/break/is-away.ts';
import { lugasPhaseAt } from '../../limits/lugas/lugas.model.ts';
import { lugasCustomer } from '../../limits/lugas/lugas-customer.ts';
import { showLimits } from '../../limits/show-limits.ts';

/**
 * Whether a push message may call a customer back to the product: never while excluded, in a break,
 * waiting, not yet active, or with a used up limit.
 */
export const mayBeTold = async (database: Kysely<Tables>, customerId: number, now: number): Promise<boolean> => {
  const customer = await database
    .selectFrom('customer')
    .select('customerstatus_id')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  if (!payingStatuses.includes(customer.customerstatus_id)) return false;
  if (await isAway(database, customerId, now)) return false;
  if (lugasPhaseAt(await lugasCustomer(database, customerId), now) === 'waiting') return false;
  const limits = await showLimits(database, customerId, now);
  return limits.every(
    ({ active, limit_amount, limit_used }) => !active || limit_amount === null || limit_used < limit_amount,
  );
};
