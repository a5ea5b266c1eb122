import { apiQuery } from '../client/api-query.ts';
import type { Api } from '../client/create-api.ts';
import { withInlineErrors } from '../client/inline-errors.ts';
import { getMe } from '../generated/operations/customer.ts';

/**
 * The logged-in customer with all their data (core §3: User). A component that mounts uses the
 * cached answer: a call that changes the customer reads them again.
 */
export const customerQuery = (api: Api) => ({ ...withInlineErrors(apiQuery(api, getMe)), refetchOnMount: false });
