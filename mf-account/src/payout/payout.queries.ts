import { apiMutation } from '@paddock/api';
import { disableWithdrawalAmount, setWithdrawalAmount } from '@paddock/api/limits';
import { api } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';
import { readCustomerAgain } from '@paddock/pages/read-customer-again';

// One call after another (D-90). Also after a failure: only the answer may be lost.
const inTurn = { scope: { id: 'withdrawal-amount' }, onSettled: readCustomerAgain };

/** Sets or ends the amount above which the balance is paid out. */
export const setAmountMutation = { ...withInlineErrors(apiMutation(api, setWithdrawalAmount)), ...inTurn };
export const disableAmountMutation = { ...withInlineErrors(apiMutation(api, disableWithdrawalAmount)), ...inTurn };
