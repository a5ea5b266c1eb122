import { type ApiInput, isApiError } from '@paddock/api';
import { logInWithPasskey as logInByPasskey, login, logout } from '@paddock/api/auth';
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
 * Logs in: stores the tokens and reads the customer.
 * @throws ApiError `invalid_credentials`, 429, or the code of the modal that must be answered first
 */
export async function logIn({ email, password }: Credentials): Promise<void> {
  await begin(() => api.call(login, { body: { email, password } }));
}

/** A challenge signed by a passkey. */
export type PasskeyAnswer = NonNullable<ApiInput<'logInWithPasskey'>['body']>;

/**
 * Logs in without a password.
 * @throws ApiError `invalid_passkey`, or the code of the modal that must be answered first
 */
export async function logInWithPasskey(body: PasskeyAnswer): Promise<void> {
  await begin(() => api.call(logInByPasskey, { body }));
}

/** The call of the last logout, which never rejects. */
let leaving: Promise<unknown> = Promise.resolve();

async function begin(call: () => Promise<{ data: LoginTokens }>): Promise<void> {
  // Their answers set cookies: a late one would end the new session where the edge holds the tokens
  // (D-80).
  await leaving;
  await session.settled();
  const { data } = await call().catch((error: unknown) => {
    if (isApiError(error)) emitSessionEvent({ type: 'loginFailed', error });
    throw error;
  });
  await adoptTokens(data);
}

/** Continues as the customer of these tokens, after a login or a registration. */
export async function adoptTokens(tokens: LoginTokens): Promise<void> {
  session.adopt(tokens);
  expectCustomer();
  // The frame shows a failure (FAILURES-10). The first answer emits the login event.
  await queryClient.query(customerQuery).catch(() => {});
}

/**
 * Logs out (core §4): asks the guards unless forced, drops the tokens and the customer's data,
 * informs the other tabs and the server.
 * @param goHome asks for the start page, see the event `loggedOut`
 * @returns false when a guard held it back
 */
export async function logOut({ force = false, goHome = false } = {}): Promise<boolean> {
  if (!force && !(await mayLogOut({ goHome }))) return false;
  await leave('customer', goHome);
  return true;
}

/** Ends the session here first, so that a logout works without a network. */
export async function leave(reason: LogoutReason, goHome = false): Promise<void> {
  const customerToken = session.accessToken();
  session.end(reason, goHome);
  // Without an answer, the tokens expire on the server.
  if (customerToken !== null) leaving = api.call(logout, { body: { customerToken } }).catch(() => {});
  await leaving;
}
