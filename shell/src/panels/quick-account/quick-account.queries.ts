import { apiQuery } from '@paddock/api';
import { getOpenPayments } from '@paddock/api/payments';
import { api } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';

/**
 * Payments that are neither paid nor cancelled yet. A failure stays silent: the account has a page
 * for them.
 */
export const openPaymentsQuery = withInlineErrors(apiQuery(api, getOpenPayments));
