import { apiQuery } from '@paddock/api';
import { getPayment, getPaymentReturn } from '@paddock/api/payments';
import { api } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';

/** A payment of the customer. */
export const paymentQuery = (id: number) => withInlineErrors(apiQuery(api, getPayment, { path: { id } }));

/** A payment that its return URL's key opens, without a login. */
export const returnedPaymentQuery = (id: number, key: string) =>
  withInlineErrors(apiQuery(api, getPaymentReturn, { path: { id }, query: { key } }));
