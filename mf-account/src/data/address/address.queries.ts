import { apiMutation, apiQuery } from '@paddock/api';
import { changeAddress } from '@paddock/api/customer';
import { findAddress, retrieveAddress } from '@paddock/api/registration';
import { api, queryClient } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';
import { readCustomerAgain } from '../../shared/customer.queries.ts';

/** Suggestions for the beginning of an address. Without them the fields are typed. */
export const findAddressQuery = (text: string, country: string) =>
  withInlineErrors(apiQuery(api, findAddress, { query: { text, country } }));

/** The fields of a suggestion. */
export const getFoundAddress = (id: number) =>
  queryClient.fetchQuery(withInlineErrors(apiQuery(api, retrieveAddress, { path: { id } })));

/** Its form shows a refusal. */
export const changeAddressMutation = withInlineErrors({
  ...apiMutation(api, changeAddress),
  onSuccess: () => void readCustomerAgain(),
});
