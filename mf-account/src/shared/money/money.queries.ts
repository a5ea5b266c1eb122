import { type ApiData, apiQuery } from '@paddock/api';
import { getLimits } from '@paddock/api/limits';
import { getOpenPayments, getPaymentTypes, getTransactions, getTransactionTotals } from '@paddock/api/payments';
import { api } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';
import { readAgain } from '@paddock/pages/read-again';
import { readCustomerAgain } from '@paddock/pages/read-customer-again';

/** A deposit or a withdrawal. */
export type Payment = ApiData<'getPayment'>;
export type PaymentType = ApiData<'getPaymentTypes'>[number];

/** The payment types for deposits and withdrawals. */
export const paymentTypesQuery = withInlineErrors(apiQuery(api, getPaymentTypes));

/** Payments that are neither paid nor cancelled. */
export const openPaymentsQuery = withInlineErrors(apiQuery(api, getOpenPayments));

/** Call it when money has moved, or may have: reads everything again that shows it. */
export function readMoneyAgain(): void {
  readAgain(getOpenPayments, getTransactions, getTransactionTotals, getLimits);
  void readCustomerAgain();
}
