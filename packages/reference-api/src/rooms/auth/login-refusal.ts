import type { Selectable } from 'kysely';
import type { Permit } from '../../server/permit.ts';
import { type IdentityFacts, isIdentityOverdue } from '../customer/before-identity.ts';
import type { CustomerTable } from '../customer/customer.tables.ts';

/** Why a login with the right password is refused (core §4, §8). */
type LoginRefusal = 'customer_excluded' | 'customer_status_zero' | 'check_registration' | 'login_status_expired';

export type LoginFacts = IdentityFacts & Pick<Selectable<CustomerTable>, 'excluded_until' | 'bank_account_status'>;

/**
 * @param isRegistered whether the customer's registration is finished
 * @param now instant (ms)
 * @returns null when the customer may log in: also with status 6, 9 or 15 and with open checkpoints
 */
export const loginRefusal = (
  customer: LoginFacts,
  isRegistered: boolean,
  { beforeIdentity }: Permit,
  now: number,
): LoginRefusal | null => {
  const { customerstatus_id: status, excluded_until, bank_account_status } = customer;
  if (excluded_until !== null && excluded_until > now) return 'customer_excluded';
  if (status === 0) return 'customer_status_zero';
  if (!isRegistered) return 'check_registration';
  // A customer who can still prove the bank account may log in to do it. Only play has to wait.
  const canFinish = bank_account_status !== 'validated';
  return isIdentityOverdue(customer, beforeIdentity, now) && !canFinish ? 'login_status_expired' : null;
};
