import { isActive } from '@paddock/api/customer-status';
import type { Customer } from '@paddock/host';
import type { BankAccount } from './bank-account/bank-account.queries.ts';
import { isIdentified } from './identity.model.ts';

type TransferHindrance = 'bank_account' | 'registration';

/**
 * Why no money can leave for the customer's bank account (core §4); null if it can. A press may
 * still prove the identity.
 */
export function transferHindrance(
  customer: Pick<Customer, 'customerstatusId'>,
  { bankAccountStatus }: Pick<BankAccount, 'bankAccountStatus'>,
): TransferHindrance | null {
  if (bankAccountStatus !== 'validated') return 'bank_account';
  return isActive(customer) ? null : 'registration';
}

/** The same without a press: it also needs a proven identity (D-97). */
export const automaticTransferHindrance = (
  customer: Pick<Customer, 'customerstatusId' | 'checkpoints' | 'beforeIdentity'>,
  account: Pick<BankAccount, 'bankAccountStatus'>,
): TransferHindrance | null => transferHindrance(customer, account) ?? (isIdentified(customer) ? null : 'registration');
