import { apiQuery } from '@paddock/api';
import { checkPasswordRecovery } from '@paddock/api/auth';
import { api } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';

/** Whether a mail's link still works. */
export const recoveryQuery = (token: string) =>
  withInlineErrors(apiQuery(api, checkPasswordRecovery, { path: { token } }));
