import type { Customer } from '@paddock/host';
import type { BankAccount } from '../../shared/bank-account/bank-account.queries.ts';
import { automaticTransferHindrance } from '../../shared/transfer.model.ts';
import type { Exclusion } from './self-exclusion.queries.ts';

/** Why a balance is not paid out; null if it is. */
export type UnpaidReason = Exclusion['unpaidReason'];

interface Balance {
  customer: Pick<Customer, 'balance' | 'customerstatusId' | 'checkpoints' | 'beforeIdentity'>;
  account: Pick<BankAccount, 'bankAccountStatus'>;
  /** The least amount (cents) of a transfer. */
  minimum: number;
}

/** Why an exclusion would not pay the balance out, by the server's rules. */
export function unpaidReason({ customer, account, minimum }: Balance): UnpaidReason {
  const { balance } = customer;
  if (balance === 0) return null;
  return automaticTransferHindrance(customer, account) ?? (balance < minimum ? 'minimum' : null);
}
