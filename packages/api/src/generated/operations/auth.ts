// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../client/operation.ts';
import { readLoginState, readLoginTokens, readLogoutResult, readPasswordRecovered, readPasswordRecovery, readPasswordRecoveryStarted, readProState } from '../shapes.ts';

/** Log in, or go on with a refresh token. */
export const login = /*#__PURE__*/ operation('login', 'POST', '/v3/customer/auth/login', readLoginTokens, { retry: 0 });

/** Whether the access token is that of a login. */
export const isLogin = /*#__PURE__*/ operation('isLogin', 'GET', '/v1/customer/auth/is-login', readLoginState, { staleMs: 0 });

/** End a session. */
export const logout = /*#__PURE__*/ operation('logout', 'POST', '/v1/customer/auth/logout', readLogoutResult, { retry: 0 });

/** Switch to the pro platform, or back. */
export const switchToPro = /*#__PURE__*/ operation('switchToPro', 'POST', '/v1/customer/auth/pro-platform', readProState, { retry: 0 });

/** Have a link to set a new password sent. */
export const startPasswordRecovery = /*#__PURE__*/ operation('startPasswordRecovery', 'POST', '/v1/customer/auth/password-recovery', readPasswordRecoveryStarted, { retry: 0 });

/** Whether a recovery link still works. */
export const checkPasswordRecovery = /*#__PURE__*/ operation('checkPasswordRecovery', 'GET', '/v1/customer/auth/password-recovery/{token}', readPasswordRecovery, { staleMs: 0 });

/** Set a new password by a recovery link. */
export const finishPasswordRecovery = /*#__PURE__*/ operation('finishPasswordRecovery', 'PUT', '/v1/customer/auth/password-recovery/{token}', readPasswordRecovered, { retry: 0 });
