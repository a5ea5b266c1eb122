import { apiMutation } from '@paddock/api';
import { disableWithdrawalAmount, setWithdrawalAmount } from '@paddock/api/limits';
import { api } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';
import { readCustomerAgain } from '@paddock/pages/read-customer-again';

/** Sets or ends the amount above which the balance is paid out. */
export const setAmountMutation = {
  ...withInlineErrors(apiMutation(api, setWithdrawalAmount)),
  onSuccess: () => readCustomerAgain(),
};
export const disableAmountMutation = {
  ...withInlineErrors(apiMutation(api, disableWithdrawalAmount)),
  onSuccess: () => readCustomerAgain(),
};
