import { type ApiData, apiKey, apiQuery } from '@paddock/api';
import { getMe } from '@paddock/api/customer';
import { getLimits } from '@paddock/api/limits';
import { getOpenPayments, getPaymentTypes, getTransactions, getTransactionTotals } from '@paddock/api/payments';
import { api, queryClient } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';

/** A deposit or a withdrawal. */
export type Payment = ApiData<'getPayment'>;
export type PaymentType = ApiData<'getPaymentTypes'>[number];

/** How money can be paid in and out. */
export const paymentTypesQuery = withInlineErrors(apiQuery(api, getPaymentTypes));

/** Payments that are neither paid nor cancelled. */
export const openPaymentsQuery = withInlineErrors(apiQuery(api, getOpenPayments));

/** Money moved, or may have: reads again what shows it. */
export function readMoneyAgain(): void {
  for (const operation of [getOpenPayments, getTransactions, getTransactionTotals, getLimits])
    void queryClient.invalidateQueries({ queryKey: apiKey(operation) });
  // Even while no part of the page shows the customer: the next one takes the cached answer.
  void queryClient.refetchQueries({ queryKey: apiKey(getMe) });
}
