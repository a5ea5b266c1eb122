import { apiQuery } from '@paddock/api';
import { getNoticedCustomer } from '@paddock/api/registration';
import { api } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';

/** Whether the registration of a token can be gone on with. */
export const noticedQuery = (token: string) =>
  withInlineErrors(apiQuery(api, getNoticedCustomer, { headers: { 'customer-token': token } }));
