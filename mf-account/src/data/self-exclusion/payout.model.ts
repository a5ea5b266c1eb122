import type { BankAccount } from '../../shared/bank-account/bank-account.queries.ts';
import type { Exclusion } from './self-exclusion.queries.ts';

/** Why a balance is not paid out; null if it is. */
export type UnpaidReason = Exclusion['unpaidReason'];

/** The minimum of a transfer, in cents. */
const LEAST_TRANSFER = 100;

interface Balance {
  /** Cents. */
  balance: number;
  /** The customer's status (core §4). */
  status: number;
  account: Pick<BankAccount, 'bankAccountStatus'>;
}

/** Why an exclusion would not pay the balance out, by the server's rules. */
export function unpaidReason({ balance, status, account }: Balance): UnpaidReason {
  if (balance === 0) return null;
  if (account.bankAccountStatus !== 'validated') return 'bank_account';
  if (status !== 1) return 'registration';
  return balance < LEAST_TRANSFER ? 'minimum' : null;
}
