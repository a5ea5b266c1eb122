// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../client/operation.ts';
import { either, flag, instant, list, nullable, object, text, word } from '../../wire/shapes.ts';
import { readInstant } from '../shapes.ts';

const readCustomerSession = /*#__PURE__*/ object({ id: text, browser: /*#__PURE__*/ nullable(text), system: /*#__PURE__*/ nullable(text), created_at: readInstant, used_at: readInstant, is_current: flag });
const readLoginToken = /*#__PURE__*/ either(text, /*#__PURE__*/ list(text));
const readLoginTokens = /*#__PURE__*/ object({ bearer_token: readLoginToken, refresh_token: readLoginToken });
const readPasskeyChallenge = /*#__PURE__*/ object({ challenge: text, domain: text });
const readPasskeyId = text;
const readPasskey = /*#__PURE__*/ object({ id: readPasskeyId, browser: /*#__PURE__*/ nullable(text), system: /*#__PURE__*/ nullable(text), created_at: readInstant, used_at: /*#__PURE__*/ nullable(instant) });
const readPasskeyAdded = /*#__PURE__*/ object({ id: readPasskeyId });
const readNewPasskeyChallenge = /*#__PURE__*/ object({ challenge: text, domain: text, user_id: text, user_name: text, known: /*#__PURE__*/ list(readPasskeyId) });
const readPasskeyRemoved = /*#__PURE__*/ object({ removed: /*#__PURE__*/ word(true) });
const readSteppedUp = /*#__PURE__*/ object({ until: readInstant });
const readStepUpChallenge = /*#__PURE__*/ object({ challenge: text, domain: text, passkeys: /*#__PURE__*/ list(readPasskeyId) });
const readStepUpNeed = /*#__PURE__*/ object({ step_up: /*#__PURE__*/ nullable(readStepUpChallenge) });
const readSessionEnded = /*#__PURE__*/ object({ ended: /*#__PURE__*/ word(true) });
const readLoginState = /*#__PURE__*/ object({ is_login: flag, session_expires: /*#__PURE__*/ nullable(instant) });
const readLogoutResult = /*#__PURE__*/ object({ is_login: /*#__PURE__*/ word(false) });
const readProState = /*#__PURE__*/ object({ is_pro: flag });
const readPasswordRecoveryStarted = /*#__PURE__*/ object({ sent: /*#__PURE__*/ word(true) });
const readPasswordRecovery = /*#__PURE__*/ object({ expires: instant });
const readPasswordRecovered = /*#__PURE__*/ object({ changed: /*#__PURE__*/ word(true) });

/** Where the customer is logged in. */
export const getSessions = /*#__PURE__*/ operation('getSessions', '/v1/customer/me/sessions', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readCustomerSession), { staleMs: 0 });

/** Log in with a passkey. */
export const logInWithPasskey = /*#__PURE__*/ operation('logInWithPasskey', '/v1/customer/auth/passkey', (client, path, input) => client.POST(path, input), readLoginTokens, { retry: 0 });

/** Begin a login with a passkey. */
export const startPasskeyLogin = /*#__PURE__*/ operation('startPasskeyLogin', '/v1/customer/auth/passkey/challenge', (client, path, input) => client.POST(path, input), readPasskeyChallenge, { retry: 0 });

/** The customer's passkeys, the newest first. */
export const getPasskeys = /*#__PURE__*/ operation('getPasskeys', '/v1/customer/me/passkeys', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readPasskey), { staleMs: 0 });

/** Add a passkey. */
export const addPasskey = /*#__PURE__*/ operation('addPasskey', '/v1/customer/me/passkeys', (client, path, input) => client.POST(path, input), readPasskeyAdded, { retry: 0 });

/** Begin to add a passkey. */
export const startPasskey = /*#__PURE__*/ operation('startPasskey', '/v1/customer/me/passkeys/challenge', (client, path, input) => client.POST(path, input), readNewPasskeyChallenge, { retry: 0 });

/** Remove a passkey. */
export const removePasskey = /*#__PURE__*/ operation('removePasskey', '/v1/customer/me/passkeys/{id}', (client, path, input) => client.DELETE(path, input), readPasskeyRemoved);

/** Step up, by a passkey or the password. */
export const stepUp = /*#__PURE__*/ operation('stepUp', '/v1/customer/me/step-up', (client, path, input) => client.POST(path, input), readSteppedUp, { retry: 0 });

/** Whether the customer has to step up, and the challenge for it. */
export const startStepUp = /*#__PURE__*/ operation('startStepUp', '/v1/customer/me/step-up/challenge', (client, path, input) => client.POST(path, input), readStepUpNeed, { retry: 0 });

/** End one session. */
export const endSession = /*#__PURE__*/ operation('endSession', '/v1/customer/me/sessions/{id}', (client, path, input) => client.DELETE(path, input), readSessionEnded);

/** Log in, or go on with a refresh token. */
export const login = /*#__PURE__*/ operation('login', '/v3/customer/auth/login', (client, path, input) => client.POST(path, input), readLoginTokens, { retry: 0 });

/** Whether the access token is that of a login. */
export const isLogin = /*#__PURE__*/ operation('isLogin', '/v1/customer/auth/is-login', (client, path, input) => client.GET(path, input), readLoginState, { staleMs: 0 });

/** End a session. */
export const logout = /*#__PURE__*/ operation('logout', '/v1/customer/auth/logout', (client, path, input) => client.POST(path, input), readLogoutResult, { retry: 0 });

/** Switch to the pro platform, or back. */
export const switchToPro = /*#__PURE__*/ operation('switchToPro', '/v1/customer/auth/pro-platform', (client, path, input) => client.POST(path, input), readProState, { retry: 0 });

/** Have a link to set a new password sent. */
export const startPasswordRecovery = /*#__PURE__*/ operation('startPasswordRecovery', '/v1/customer/auth/password-recovery', (client, path, input) => client.POST(path, input), readPasswordRecoveryStarted, { retry: 0 });

/** Whether a recovery link still works. */
export const checkPasswordRecovery = /*#__PURE__*/ operation('checkPasswordRecovery', '/v1/customer/auth/password-recovery/{token}', (client, path, input) => client.GET(path, input), readPasswordRecovery, { staleMs: 0 });

/** Set a new password by a recovery link. */
export const finishPasswordRecovery = /*#__PURE__*/ operation('finishPasswordRecovery', '/v1/customer/auth/password-recovery/{token}', (client, path, input) => client.PUT(path, input), readPasswordRecovered, { retry: 0 });
