import { type ApiData, apiMutation, apiQuery } from '@paddock/api';
import { endSession, getSessions } from '@paddock/api/auth';
import { api } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';
import { readAgain } from '@paddock/pages/read-again';

export type Session = ApiData<'getSessions'>[number];

/** The customer's sessions, the last used first. */
export const sessionsQuery = withInlineErrors(apiQuery(api, getSessions));

/** Ends a session. A failure raises an alert of the shell; the list is read again in any case. */
export const endSessionMutation = {
  ...apiMutation(api, endSession),
  onSettled: () => readAgain(getSessions),
};
