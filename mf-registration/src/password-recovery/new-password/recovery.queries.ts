import { apiQuery } from '@paddock/api';
import { checkPasswordRecovery } from '@paddock/api/auth';
import { api } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';

/** Whether an e-mail's link is still valid. */
export const recoveryQuery = (token: string) =>
  withInlineErrors(apiQuery(api, checkPasswordRecovery, { path: { token } }));
