// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../client/operation.ts';
import { flag, instant, integer, list, nullable, object, word } from '../../wire/shapes.ts';
import { readInstant, readPlayBreak } from '../shapes.ts';

const readLimitType = /*#__PURE__*/ word("deposit", "loss", "lugas", "bet");
const readLimitRange = /*#__PURE__*/ word("month", "week", "day");
const readCustomerLimit = /*#__PURE__*/ object({ type: readLimitType, range: readLimitRange, limit_amount: /*#__PURE__*/ nullable(integer), limit_used: integer, newlimit: /*#__PURE__*/ nullable(integer), newlimitvalid: /*#__PURE__*/ nullable(instant), max: integer, forced: flag, active: flag });
const readLimitChange = /*#__PURE__*/ object({ id: integer, type: readLimitType, range: readLimitRange, amount_before: /*#__PURE__*/ nullable(integer), amount: integer, changed_at: readInstant, valid_from: readInstant, withdrawn: flag });
const readLugasKeepalive = /*#__PURE__*/ object({ lugas_expires: /*#__PURE__*/ nullable(instant), lugas_keepalive: /*#__PURE__*/ nullable(instant) });
const readLugasReality = /*#__PURE__*/ object({ lugas_reality: /*#__PURE__*/ nullable(instant), lugas_realityexpires: /*#__PURE__*/ nullable(instant) });
const readLugasSession = /*#__PURE__*/ object({ lugas_activated: /*#__PURE__*/ nullable(instant), lugas_expires: /*#__PURE__*/ nullable(instant), lugas_keepalive: /*#__PURE__*/ nullable(instant), lugas_reality: /*#__PURE__*/ nullable(instant), lugas_realityexpires: /*#__PURE__*/ nullable(instant) });
const readLugasAmounts = /*#__PURE__*/ object({ from: instant, to: instant, deposits: integer, stakes: integer, wins: integer, losses: integer, stats_checked: /*#__PURE__*/ nullable(instant) });
const readLugasAmountsConfirmation = /*#__PURE__*/ object({ stats_checked: instant });
const readWithdrawalAmount = /*#__PURE__*/ object({ withdrawal_amount: /*#__PURE__*/ nullable(integer) });

/** The limits by type and range. */
export const getLimits = /*#__PURE__*/ operation('getLimits', '/v1/customer/me/limits', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readCustomerLimit), { staleMs: 0 });

/** Sets limits. */
export const setLimits = /*#__PURE__*/ operation('setLimits', '/v1/customer/me/limits', (client, path, input) => client.POST(path, input), /*#__PURE__*/ list(readCustomerLimit));

/** The changes of limits, newest first. */
export const getLimitChanges = /*#__PURE__*/ operation('getLimitChanges', '/v1/customer/me/limits/changes', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readLimitChange), { staleMs: 0 });

/** Ends all play for 24 hours. */
export const takeBreak = /*#__PURE__*/ operation('takeBreak', '/v1/customer/me/break', (client, path, input) => client.POST(path, input), readPlayBreak);

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
