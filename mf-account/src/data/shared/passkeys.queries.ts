import { type ApiData, apiQuery } from '@paddock/api';
import { getPasskeys } from '@paddock/api/auth';
import { api } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';

export type Passkey = ApiData<'getPasskeys'>[number];

/** The passkeys that log in to the account, the newest first. */
export const passkeysQuery = withInlineErrors(apiQuery(api, getPasskeys));
