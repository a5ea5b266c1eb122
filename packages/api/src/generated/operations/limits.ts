// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../client/operation.ts';
import { list } from '../../wire/shapes.ts';
import { readCustomerLimit, readLugasAmounts, readLugasAmountsConfirmation, readLugasKeepalive, readLugasReality, readLugasSession, readWithdrawalAmount } from '../shapes.ts';

/** The limits by type and range. */
export const getLimits = /*#__PURE__*/ operation('getLimits', '/v1/customer/me/limits', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readCustomerLimit), { staleMs: 0 });

/** Sets limits. */
export const setLimits = /*#__PURE__*/ operation('setLimits', '/v1/customer/me/limits', (client, path, input) => client.POST(path, input), /*#__PURE__*/ list(readCustomerLimit));

/** Sets limits, and shows them all. */
export const setLimitsV2 = /*#__PURE__*/ operation('setLimitsV2', '/v2/customer/me/limits', (client, path, input) => client.POST(path, input), /*#__PURE__*/ list(readCustomerLimit));

/** Sets a limit of stakes. */
export const setBetLimit = /*#__PURE__*/ operation('setBetLimit', '/v1/customer/me/limits/bet', (client, path, input) => client.POST(path, input), /*#__PURE__*/ list(readCustomerLimit));

/** Renews the betting session. */
export const keepLugasAlive = /*#__PURE__*/ operation('keepLugasAlive', '/v1/customer/me/lugas/keepalive', (client, path, input) => client.GET(path, input), readLugasKeepalive, { staleMs: 0, retry: 0 });

/** Confirms the reality check. */
export const extendLugasReality = /*#__PURE__*/ operation('extendLugasReality', '/v1/customer/me/lugas/reality', (client, path, input) => client.GET(path, input), readLugasReality, { staleMs: 0 });

/** Begins the betting session. */
export const activateLugas = /*#__PURE__*/ operation('activateLugas', '/v1/customer/me/lugas', (client, path, input) => client.POST(path, input), readLugasSession);

/** Ends the betting session. */
export const disableLugas = /*#__PURE__*/ operation('disableLugas', '/v1/customer/me/lugas', (client, path, input) => client.PUT(path, input), readLugasSession);

/** What was deposited, staked, won and lost in the last 30 days. */
export const getLugasAmounts = /*#__PURE__*/ operation('getLugasAmounts', '/v1/customer/me/lugas/amounts', (client, path, input) => client.GET(path, input), readLugasAmounts, { staleMs: 0 });

/** Confirms the amounts. */
export const confirmLugasAmounts = /*#__PURE__*/ operation('confirmLugasAmounts', '/v1/customer/me/lugas/amounts', (client, path, input) => client.PUT(path, input), readLugasAmountsConfirmation);

/** Sets the amount above which the balance is paid out. */
export const setWithdrawalAmount = /*#__PURE__*/ operation('setWithdrawalAmount', '/v1/customer/me/ggl/set-withdrawal-amount', (client, path, input) => client.POST(path, input), readWithdrawalAmount);

/** Ends the automatic payout. */
export const disableWithdrawalAmount = /*#__PURE__*/ operation('disableWithdrawalAmount', '/v1/customer/me/ggl/disable-withdrawal-amount', (client, path, input) => client.POST(path, input), readWithdrawalAmount);
