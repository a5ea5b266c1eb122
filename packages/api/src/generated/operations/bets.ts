// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../client/operation.ts';
import { list } from '../../wire/shapes.ts';
import { readBet, readBetCalculation, readPickedBet, readSentBet, readTeamBet, readTeamBetDetails, readTeamJoin, readTeamShare, readTeamTipAmounts, readTeamTipNotificationType, readTeamTipUnsubscribed, readWagerType } from '../shapes.ts';

/** The wager types that are sold on a day. */
export const getWagerTypes = /*#__PURE__*/ operation('getWagerTypes', 'GET', '/v1/wager-types', /*#__PURE__*/ list(readWagerType), { staleMs: 3600000 });

/** What a bet costs. */
export const calculateBet = /*#__PURE__*/ operation('calculateBet', 'POST', '/v1/bets/calculate', readBetCalculation);

/** Place a bet. */
export const sendBet = /*#__PURE__*/ operation('sendBet', 'POST', '/v1/bets', readSentBet, { retry: 0 });

/** Accept odds that have moved. */
export const confirmBet = /*#__PURE__*/ operation('confirmBet', 'POST', '/v1/bets/{id}/confirm', readSentBet);

/** Take a bet back. */
export const cancelBet = /*#__PURE__*/ operation('cancelBet', 'POST', '/v1/bets/{id}/cancel', readSentBet);

/** A ticket drawn by the market. */
export const pickHarryBoy = /*#__PURE__*/ operation('pickHarryBoy', 'POST', '/v1/bets/harryboy', readPickedBet);

/** One runner drawn by the market. */
export const pickQuick = /*#__PURE__*/ operation('pickQuick', 'POST', '/v1/bets/quickpick', readPickedBet);

/** Own runners, the rest drawn by the market. */
export const pickSpot = /*#__PURE__*/ operation('pickSpot', 'POST', '/v1/bets/spot', readPickedBet);

/** The customer's bets. */
export const getBets = /*#__PURE__*/ operation('getBets', 'GET', '/v1/customer/me/wagers', /*#__PURE__*/ list(readBet), { staleMs: 0, retry: 1 });

/** One bet. */
export const getBet = /*#__PURE__*/ operation('getBet', 'GET', '/v1/customer/me/wagers/{id}', readBet, { staleMs: 0 });

/** The customer's bets on a race. */
export const getRaceBets = /*#__PURE__*/ operation('getRaceBets', 'GET', '/v1/customer/me/wagers/race/{id}', /*#__PURE__*/ list(readBet), { staleMs: 0, retry: 1 });

/** Team bets of some days. */
export const getTeamBets = /*#__PURE__*/ operation('getTeamBets', 'GET', '/v1/teamtips', /*#__PURE__*/ list(readTeamBet), { staleMs: 15000 });

/** One team bet. */
export const getTeamBet = /*#__PURE__*/ operation('getTeamBet', 'GET', '/v1/teamtips/{id}', readTeamBetDetails, { staleMs: 15000 });

/** The customer's shares in team bets. */
export const getMyTeamBets = /*#__PURE__*/ operation('getMyTeamBets', 'GET', '/v1/customer/me/teamtips', /*#__PURE__*/ list(readTeamShare), { staleMs: 0 });

/** Join a team bet. */
export const joinTeamBet = /*#__PURE__*/ operation('joinTeamBet', 'POST', '/v1/customer/me/teamtips', readTeamJoin, { retry: 0 });

/** What can be paid into a team bet. */
export const getTeamTipAmounts = /*#__PURE__*/ operation('getTeamTipAmounts', 'GET', '/v1/customer/me/teamtip/{id}/amounts', readTeamTipAmounts, { staleMs: 0 });

/** What a customer is told about team bets. */
export const getTeamTipNotificationTypes = /*#__PURE__*/ operation('getTeamTipNotificationTypes', 'GET', '/v1/customer/me/teamtip/notification_types', /*#__PURE__*/ list(readTeamTipNotificationType), { staleMs: 0 });

/** Turn a notification about team bets on or off. */
export const setTeamTipNotification = /*#__PURE__*/ operation('setTeamTipNotification', 'PUT', '/v1/customer/me/teamtip/notification/{id}', readTeamTipNotificationType);

/** End all mails about team bets. */
export const unsubscribeTeamTip = /*#__PURE__*/ operation('unsubscribeTeamTip', 'PATCH', '/v1/unsubscribe/teamtip/{id}', readTeamTipUnsubscribed, { retry: 0 });
