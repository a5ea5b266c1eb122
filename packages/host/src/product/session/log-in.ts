import { isApiError } from '@paddock/api';
import { login, logout } from '@paddock/api/auth';
import { api, queryClient } from '../api-client.ts';
import { customerQuery } from './customer.queries.ts';
import { expectCustomer } from './follow-customer.ts';
import type { LogoutReason } from './session.reducer.ts';
import { emitSessionEvent, mayLogOut } from './session-events.ts';
import type { LoginTokens } from './tokens.model.ts';
import { session } from './use-session.ts';

export interface Credentials {
  email: string;
  password: string;
}

/**
 * Logs in: the tokens are kept and the customer is read.
 * @throws ApiError `invalid_credentials`, 429, or with the code of what has to be done first
 */
export async function logIn({ email, password }: Credentials): Promise<void> {
  const answer = await api.call(login, { body: { email, password } }).catch((error: unknown) => {
    if (isApiError(error)) emitSessionEvent({ type: 'loginFailed', error });
    throw error;
  });
  await adoptTokens(answer.data);
}

/** Goes on as the customer that these tokens are of: after a login, or a registration that has given them. */
export async function adoptTokens(tokens: LoginTokens): Promise<void> {
  session.adopt(tokens);
  expectCustomer();
  // A failure is shown as every query's is; the login is told of with the first answer.
  await queryClient.query(customerQuery).catch(() => {});
}

/**
 * Logs out (core §4): asks the guards unless forced, drops the tokens and all that is the customer's, tells the other tabs and the server.
 * @param goHome asks for the start page, see the event `loggedOut`
 * @returns false when a guard held it back
 */
export async function logOut({ force = false, goHome = false } = {}): Promise<boolean> {
  if (!force && !(await mayLogOut())) return false;
  await leave('customer', goHome);
  return true;
}

/** Ends the session here first: nobody stays logged in because the network is away. */
export async function leave(reason: LogoutReason, goHome = false): Promise<void> {
  const customerToken = session.accessToken();
  session.end(reason, goHome);
  // Without an answer the tokens end on the server with their time.
  if (customerToken !== null) await api.call(logout, { body: { customerToken } }).catch(() => {});
}
