import type { Transaction } from 'kysely';
import type { Tables } from '../../server/database/tables.ts';
import { Refused } from '../../server/operation/refused.ts';
import { iso } from '../../world/day/zone.ts';
import { identityFacts, isIdentityOverdue } from './before-identity.ts';

/** Statuses that may deposit and bet (core §4: active, provisional). Status 6 is a checkpoint. */
export const payingStatuses: readonly number[] = [1, 6, 9];
/** Statuses whose registration is complete. */
export const completeStatuses: readonly number[] = [1];

const breakActive = (instant: number): Refused => {
  const until = iso(instant);
  return new Refused(403, 'break_active', { words: { until }, extended: { until } });
};

/**
 * Asserts that status, self-exclusion and breaks let a customer play, pay and take bonuses.
 * @throws Refused 403 with the next step, or `break_active` with `until`
 */
export const assertMayPlay = async (
  transaction: Transaction<Tables>,
  { customerId, statuses, now }: { customerId: number; statuses: readonly number[]; now: number },
): Promise<void> => {
  const customer = await transaction
    .selectFrom('customer')
    .select([...identityFacts, 'excluded_until', 'break_until'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  const { customerstatus_id: status, excluded_until: until, break_until } = customer;
  if (until !== null && until > now) {
    throw new Refused(403, 'customer_excluded.play');
  }
  if (break_until !== null && break_until > now) throw breakActive(break_until);
  if (status === 0) throw new Refused(403, 'customer_status_zero');
  if (isIdentityOverdue(customer, now)) throw new Refused(403, 'login_status_expired.play');
  if (statuses.includes(status)) return;
  if (status === 6) throw new Refused(403, 'check_identity_status');
  throw new Refused(403, 'check_registration');
};
