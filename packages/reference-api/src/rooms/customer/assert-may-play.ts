import type { Transaction } from 'kysely';
import type { Tables } from '../../server/database/tables.ts';
import { Refused } from '../../server/operation/refused.ts';
import { iso } from '../../world/day/zone.ts';
import { type Account, bindingAccountsOf } from './same-person.ts';
import { toldExclusionEnd } from './told-exclusion-end.ts';

/** Statuses that may deposit and bet (core §4: active, provisional). Status 6 is a checkpoint. */
export const payingStatuses: readonly number[] = [1, 6, 9];
/** Statuses whose registration is complete. */
export const completeStatuses: readonly number[] = [1];

const breakEndOf = (accounts: readonly Pick<Account, 'break_until'>[]): number =>
  Math.max(...accounts.map(({ break_until }) => break_until ?? 0));

const exclusionEndOf = (accounts: readonly Pick<Account, 'excluded_until'>[]): number =>
  Math.max(...accounts.map(({ excluded_until }) => excluded_until ?? 0));

const excluded = (end: number): Refused => {
  const until = iso(end);
  return new Refused(403, 'customer_excluded.play', { words: { until }, extended: { excluded_until: until } });
};

const breakActive = (instant: number): Refused => {
  const until = iso(instant);
  return new Refused(403, 'break_active', { words: { until }, extended: { until } });
};

/**
 * Asserts that status, self-exclusion and breaks let a customer play, pay and take bonuses. An
 * exclusion or a break holds for all accounts of the person (D-120).
 * @throws Refused 403 with the next step, or `customer_excluded` or `break_active` with the end if
 *   that may be told
 */
export const assertMayPlay = async (
  transaction: Transaction<Tables>,
  { customerId, statuses, now }: { customerId: number; statuses: readonly number[]; now: number },
): Promise<void> => {
  const customer = await transaction
    .selectFrom('customer')
    .select(['customerstatus_id', 'excluded_until', 'break_until'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  const others = await bindingAccountsOf(transaction, customerId, now);
  const known = [customer, ...others.filter(({ isSecret }) => !isSecret)];
  if (exclusionEndOf([customer, ...others]) > now) {
    const end = await toldExclusionEnd(transaction, { id: customerId, excluded_until: exclusionEndOf(known) }, now);
    throw end !== null && end > now ? excluded(end) : new Refused(403, 'customer_excluded.play_namesake');
  }
  const toldEnd = breakEndOf(known);
  if (toldEnd > now) throw breakActive(toldEnd);
  if (breakEndOf(others) > now) throw new Refused(403, 'break_active.namesake');
  const { customerstatus_id: status } = customer;
  if (status === 0) throw new Refused(403, 'customer_status_zero');
  if (statuses.includes(status)) return;
  if (status === 6) throw new Refused(403, 'check_identity_status');
  throw new Refused(403, 'check_registration');
};
