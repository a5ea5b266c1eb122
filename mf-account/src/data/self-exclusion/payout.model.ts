import type { BankAccount } from '../../shared/bank-account/bank-account.queries.ts';
import type { Customer } from '../../shared/customer.queries.ts';
import { isIdentified } from '../../shared/identity.model.ts';
import type { Exclusion } from './self-exclusion.queries.ts';

/** Why a balance is not paid out; null if it is. */
export type UnpaidReason = Exclusion['unpaidReason'];

/** The minimum of a transfer, in cents. */
const LEAST_TRANSFER = 100;

interface Balance {
  customer: Pick<Customer, 'balance' | 'customerstatusId' | 'checkpoints' | 'beforeIdentity'>;
  account: Pick<BankAccount, 'bankAccountStatus'>;
}

/** Why an exclusion would not pay the balance out, by the server's rules. */
export function unpaidReason({ customer, account }: Balance): UnpaidReason {
  const { balance, customerstatusId } = customer;
  if (balance === 0) return null;
  if (account.bankAccountStatus !== 'validated') return 'bank_account';
  if (customerstatusId !== 1 || !isIdentified(customer)) return 'registration';
  return balance < LEAST_TRANSFER ? 'minimum' : null;
}
