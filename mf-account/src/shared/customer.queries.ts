import { type ApiData, apiQuery } from '@paddock/api';
import { getMe } from '@paddock/api/customer';
import { api } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';

export type Customer = ApiData<'getMe'>;

/** The logged-in customer. The frame reads it first, so opening a page does not read it again. */
export const customerQuery = { ...withInlineErrors(apiQuery(api, getMe)), refetchOnMount: false };
