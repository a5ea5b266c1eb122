import { apiPageQuery, apiQuery } from '@paddock/api';
import { getBets } from '@paddock/api/bets';
import { getOpenPayments } from '@paddock/api/payments';
import { api } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';

/** The customer's last bets. A failure stays silent: the link to all of them works without. */
export const lastBetsQuery = withInlineErrors(apiPageQuery(api, getBets, { query: { page: 1, pagination: 3 } }));

/** What is neither paid nor cancelled yet. */
export const openPaymentsQuery = withInlineErrors(apiQuery(api, getOpenPayments));
