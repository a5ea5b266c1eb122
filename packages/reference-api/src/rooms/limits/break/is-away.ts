import type { Kysely } from 'kysely';
import type { Tables } from '../../../server/database/tables.ts';
import { bindingAccountsOf } from '../../customer/same-person.ts';

/**
 * Whether a self-exclusion or a break runs, also of another account of the person (D-120): the
 * customer is neither called back nor given bonuses.
 */
export const isAway = async (database: Kysely<Tables>, customerId: number, now: number): Promise<boolean> => {
  const own = await database
    .selectFrom('customer')
    .select(['excluded_until', 'break_until'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  const accounts = [own, ...(await bindingAccountsOf(database, customerId, now))];
  return accounts.some(({ excluded_until, break_until }) => Math.max(excluded_until ?? 0, break_until ?? 0) > now);
};
