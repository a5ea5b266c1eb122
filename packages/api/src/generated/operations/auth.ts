// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../client/operation.ts';
import { readLoginState, readLoginTokens, readLogoutResult, readPasswordRecovered, readPasswordRecovery, readPasswordRecoveryStarted, readProState } from '../shapes.ts';

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
