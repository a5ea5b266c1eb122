import type { BankAccount } from '../../shared/bank-account/bank-account.queries.ts';
import type { Exclusion } from './self-exclusion.queries.ts';

/** Why a balance stays; null if it is paid out. */
export type UnpaidReason = Exclusion['unpaidReason'];

/** A transfer is of so many cents at least. */
const LEAST_TRANSFER = 100;

interface Balance {
  /** Cents. */
  balance: number;
  /** The customer's status (core §4). */
  status: number;
  account: Pick<BankAccount, 'bankAccountStatus'>;
}

/** Why an exclusion would not pay the balance out, as the server decides it. */
export function unpaidReason({ balance, status, account }: Balance): UnpaidReason {
  if (balance === 0) return null;
  if (account.bankAccountStatus !== 'validated') return 'bank_account';
  if (status !== 1) return 'registration';
  return balance < LEAST_TRANSFER ? 'minimum' : null;
}
