import { type ApiData, apiMutation, apiQuery } from '@paddock/api';
import { changeIban, getBankAccount, setBankCode } from '@paddock/api/customer';
import { api, queryClient } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';
import { readCustomerAgain } from '@paddock/pages/read-customer-again';

export type BankAccount = ApiData<'getBankAccount'>;

/** The customer's own bank account, the only target of withdrawals. */
export const bankAccountQuery = withInlineErrors(apiQuery(api, getBankAccount));

const onSettled = (account: BankAccount | undefined) => {
  if (account) queryClient.setQueryData(bankAccountQuery.queryKey, account);
  // Perhaps only the answer was lost.
  else void queryClient.invalidateQueries({ queryKey: bankAccountQuery.queryKey });
  void readCustomerAgain();
};

/** Names another account, which is then pending. Its form shows a refusal. */
export const changeIbanMutation = withInlineErrors({ ...apiMutation(api, changeIban), onSettled });

/** Validates the account with the code of its transfer. Its form shows a refusal. */
export const setBankCodeMutation = withInlineErrors({ ...apiMutation(api, setBankCode), onSettled });
