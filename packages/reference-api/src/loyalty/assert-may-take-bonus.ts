import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { Refused } from '../operation/refused.ts';

/**
 * Bonuses, prizes and goods are for customers whose registration is complete (status 1) and who did not exclude themselves.
 * @throws Refused 403 with what is to be done first
 */
export const assertMayTakeBonus = async (
  transaction: Transaction<Tables>,
  customerId: number,
  now: number,
): Promise<void> => {
  const { customerstatus_id: status, excluded_until: until } = await transaction
    .selectFrom('customer')
    .select(['customerstatus_id', 'excluded_until'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  if (until !== null && until > now) {
    throw new Refused(403, 'customer_excluded', 'You excluded yourself from play. Bonuses are paused until it ends.');
  }
  if (status === 0) throw new Refused(403, 'customer_status_zero', 'Please register anew to continue.');
  if (status === 6) throw new Refused(403, 'check_identity_status', 'Please have your identity checked first.');
  if (status !== 1) throw new Refused(403, 'check_registration', 'Please complete your registration first.');
};
