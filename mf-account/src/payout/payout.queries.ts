import { type ApiData, apiMutation, apiQuery } from '@paddock/api';
import { getBankAccount } from '@paddock/api/customer';
import { disableWithdrawalAmount, setWithdrawalAmount } from '@paddock/api/limits';
import { api } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';
import { readCustomerAgain } from '../shared/customer/customer.queries.ts';

export type BankAccount = ApiData<'getBankAccount'>;

/** The one account that money is paid out to. */
export const bankAccountQuery = withInlineErrors(apiQuery(api, getBankAccount));

/** Sets or ends the amount above which the balance is paid out. */
export const setAmountMutation = {
  ...withInlineErrors(apiMutation(api, setWithdrawalAmount)),
  onSuccess: () => readCustomerAgain(),
};
export const disableAmountMutation = {
  ...withInlineErrors(apiMutation(api, disableWithdrawalAmount)),
  onSuccess: () => readCustomerAgain(),
};
