import { awaitsIdentityCheck } from '@paddock/api/customer-status';
import type { Customer } from '@paddock/host';
import type { BankAccount } from '../shared/bank-account/bank-account.queries.ts';
import { transferHindrance } from '../shared/transfer.model.ts';

/** A bank transfers a withdrawal within this time (ms). */
const TRANSFER_MS = 24 * 60 * 60_000;

/** The instant (ms) at which a withdrawal made at `now` is expected. */
export const expectedAt = (now: number): number => now + TRANSFER_MS;

/** Why a customer cannot withdraw now. It determines the next step. */
export type PayoutHindrance = 'registration' | 'identity' | 'none' | 'code' | 'pending' | 'empty';

/**
 * Why a withdrawal is impossible now (core §4: it needs a complete registration and a validated
 * account); null if it is possible.
 */
export function hindranceOf(
  customer: Pick<Customer, 'customerstatusId' | 'balance'>,
  account: BankAccount,
  minimum: number,
): PayoutHindrance | null {
  if (awaitsIdentityCheck(customer)) return 'identity';
  const hindrance = transferHindrance(customer, account);
  if (hindrance === 'bank_account') {
    if (account.bankAccountStatus === 'none') return 'none';
    return account.bankCodeRequired ? 'code' : 'pending';
  }
  return hindrance ?? (customer.balance < minimum ? 'empty' : null);
}
