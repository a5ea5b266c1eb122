// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../client/operation.ts';
import { list } from '../../wire/shapes.ts';
import { readBet, readBetCalculation, readPickedBet, readSentBet, readTeamBet, readTeamBetDetails, readTeamJoin, readTeamShare, readTeamTipAmounts, readTeamTipNotificationType, readTeamTipUnsubscribed, readWagerType } from '../shapes.ts';

/** The wager types that are sold on a day. */
export const getWagerTypes = /*#__PURE__*/ operation('getWagerTypes', '/v1/wager-types', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readWagerType), { staleMs: 3600000 });

/** What a bet costs. */
export const calculateBet = /*#__PURE__*/ operation('calculateBet', '/v1/bets/calculate', (client, path, input) => client.POST(path, input), readBetCalculation);

/** Place a bet. */
export const sendBet = /*#__PURE__*/ operation('sendBet', '/v1/bets', (client, path, input) => client.POST(path, input), readSentBet, { retry: 0 });

/** Accept odds that have moved. */
export const confirmBet = /*#__PURE__*/ operation('confirmBet', '/v1/bets/{id}/confirm', (client, path, input) => client.POST(path, input), readSentBet);

/** Take a bet back. */
export const cancelBet = /*#__PURE__*/ operation('cancelBet', '/v1/bets/{id}/cancel', (client, path, input) => client.POST(path, input), readSentBet);

/** A ticket drawn by the market. */
export const pickHarryBoy = /*#__PURE__*/ operation('pickHarryBoy', '/v1/bets/harryboy', (client, path, input) => client.POST(path, input), readPickedBet);

/** One runner drawn by the market. */
export const pickQuick = /*#__PURE__*/ operation('pickQuick', '/v1/bets/quickpick', (client, path, input) => client.POST(path, input), readPickedBet);

/** Own runners, the rest drawn by the market. */
export const pickSpot = /*#__PURE__*/ operation('pickSpot', '/v1/bets/spot', (client, path, input) => client.POST(path, input), readPickedBet);

/** The customer's bets. */
export const getBets = /*#__PURE__*/ operation('getBets', '/v1/customer/me/wagers', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readBet), { staleMs: 0, retry: 1 });

/** One bet. */
export const getBet = /*#__PURE__*/ operation('getBet', '/v1/customer/me/wagers/{id}', (client, path, input) => client.GET(path, input), readBet, { staleMs: 0 });

/** The customer's bets on a race. */
export const getRaceBets = /*#__PURE__*/ operation('getRaceBets', '/v1/customer/me/wagers/race/{id}', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readBet), { staleMs: 0, retry: 1 });

/** Team bets of some days. */
export const getTeamBets = /*#__PURE__*/ operation('getTeamBets', '/v1/teamtips', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readTeamBet), { staleMs: 15000 });

/** One team bet. */
export const getTeamBet = /*#__PURE__*/ operation('getTeamBet', '/v1/teamtips/{id}', (client, path, input) => client.GET(path, input), readTeamBetDetails, { staleMs: 15000 });

/** The customer's shares in team bets. */
export const getMyTeamBets = /*#__PURE__*/ operation('getMyTeamBets', '/v1/customer/me/teamtips', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readTeamShare), { staleMs: 0 });

/** Join a team bet. */
export const joinTeamBet = /*#__PURE__*/ operation('joinTeamBet', '/v1/customer/me/teamtips', (client, path, input) => client.POST(path, input), readTeamJoin, { retry: 0 });

/** What can be paid into a team bet. */
export const getTeamTipAmounts = /*#__PURE__*/ operation('getTeamTipAmounts', '/v1/customer/me/teamtip/{id}/amounts', (client, path, input) => client.GET(path, input), readTeamTipAmounts, { staleMs: 0 });

/** What a customer is told about team bets. */
export const getTeamTipNotificationTypes = /*#__PURE__*/ operation('getTeamTipNotificationTypes', '/v1/customer/me/teamtip/notification_types', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readTeamTipNotificationType), { staleMs: 0 });

/** Turn a notification about team bets on or off. */
export const setTeamTipNotification = /*#__PURE__*/ operation('setTeamTipNotification', '/v1/customer/me/teamtip/notification/{id}', (client, path, input) => client.PUT(path, input), readTeamTipNotificationType);

/** End all mails about team bets. */
export const unsubscribeTeamTip = /*#__PURE__*/ operation('unsubscribeTeamTip', '/v1/unsubscribe/teamtip/{id}', (client, path, input) => client.PATCH(path, input), readTeamTipUnsubscribed, { retry: 0 });
