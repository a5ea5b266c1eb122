import { apiQuery } from '@paddock/api';
import { getNoticedCustomer } from '@paddock/api/registration';
import { api, queryClient } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';
import { registrationToken } from '../registration-token.ts';

/** Whether the registration of a token can be continued. */
export const noticedQuery = (token: string) =>
  withInlineErrors(apiQuery(api, getNoticedCustomer, { headers: { 'customer-token': token } }));

/** For the loader of a page with the notice, so that its appearance moves nothing. */
export async function prefetchNoticed(): Promise<void> {
  const token = registrationToken();
  if (token !== null) await queryClient.prefetchQuery(noticedQuery(token));
}
