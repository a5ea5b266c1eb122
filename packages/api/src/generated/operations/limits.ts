// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../client/operation.ts';
import { list } from '../../wire/shapes.ts';
import { readCustomerLimit, readLugasAmounts, readLugasAmountsConfirmation, readLugasKeepalive, readLugasReality, readLugasSession, readWithdrawalAmount } from '../shapes.ts';

/** The limits by type and range. */
export const getLimits = /*#__PURE__*/ operation('getLimits', 'GET', '/v1/customer/me/limits', /*#__PURE__*/ list(readCustomerLimit), { staleMs: 0 });

/** Sets limits. */
export const setLimits = /*#__PURE__*/ operation('setLimits', 'POST', '/v1/customer/me/limits', /*#__PURE__*/ list(readCustomerLimit));

/** Sets limits, and shows them all. */
export const setLimitsV2 = /*#__PURE__*/ operation('setLimitsV2', 'POST', '/v2/customer/me/limits', /*#__PURE__*/ list(readCustomerLimit));

/** Sets a limit of stakes. */
export const setBetLimit = /*#__PURE__*/ operation('setBetLimit', 'POST', '/v1/customer/me/limits/bet', /*#__PURE__*/ list(readCustomerLimit));

/** Renews the betting session. */
export const keepLugasAlive = /*#__PURE__*/ operation('keepLugasAlive', 'GET', '/v1/customer/me/lugas/keepalive', readLugasKeepalive, { staleMs: 0, retry: 0 });

/** Confirms the reality check. */
export const extendLugasReality = /*#__PURE__*/ operation('extendLugasReality', 'GET', '/v1/customer/me/lugas/reality', readLugasReality, { staleMs: 0 });

/** Begins the betting session. */
export const activateLugas = /*#__PURE__*/ operation('activateLugas', 'POST', '/v1/customer/me/lugas', readLugasSession);

/** Ends the betting session. */
export const disableLugas = /*#__PURE__*/ operation('disableLugas', 'PUT', '/v1/customer/me/lugas', readLugasSession);

/** What was deposited, staked, won and lost in the last 30 days. */
export const getLugasAmounts = /*#__PURE__*/ operation('getLugasAmounts', 'GET', '/v1/customer/me/lugas/amounts', readLugasAmounts, { staleMs: 0 });

/** Confirms the amounts. */
export const confirmLugasAmounts = /*#__PURE__*/ operation('confirmLugasAmounts', 'PUT', '/v1/customer/me/lugas/amounts', readLugasAmountsConfirmation);

/** Sets the amount above which the balance is paid out. */
export const setWithdrawalAmount = /*#__PURE__*/ operation('setWithdrawalAmount', 'POST', '/v1/customer/me/ggl/set-withdrawal-amount', readWithdrawalAmount);

/** Ends the automatic payout. */
export const disableWithdrawalAmount = /*#__PURE__*/ operation('disableWithdrawalAmount', 'POST', '/v1/customer/me/ggl/disable-withdrawal-amount', readWithdrawalAmount);
