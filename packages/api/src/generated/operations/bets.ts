// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../client/operation.ts';
import { day, either, flag, instant, integer, list, nullable, object, text, word } from '../../wire/shapes.ts';
import { readBetRace, readCountry, readDay, readInstant, readRaceId } from '../shapes.ts';

const readWagerTypeParam = /*#__PURE__*/ object({ minstake: integer, horses: integer, minRunners: integer, maxHorses: integer, joinSymbol: text, complimentary: flag, hasjackpot: flag, hasboxed: flag, hasx: flag, hasall: flag, hasrepl: flag, hasspot: flag, flexi50: flag, flexi25: flag, flexi10: flag, ranked: flag, pick: flag, grouped: flag, h2h: flag, multiOptions: /*#__PURE__*/ list(integer), spotCombinedOptions: /*#__PURE__*/ list(integer), spotInsert: flag, legs: /*#__PURE__*/ object({ leg1: flag, leg2: flag, leg3: flag, leg4: flag, leg5: flag, leg6: flag, leg7: flag, leg8: flag, leg9: flag, leg10: flag }) });
const readBetPool = text;
const readWagerTypeRule = /*#__PURE__*/ object({ pools: /*#__PURE__*/ list(readBetPool), stake: /*#__PURE__*/ word("each", "divided"), within: /*#__PURE__*/ either(integer, /*#__PURE__*/ word("placed")), anyOrder: flag, bonus: /*#__PURE__*/ list(integer), right: /*#__PURE__*/ list(integer), folds: flag, maxRunners: /*#__PURE__*/ nullable(integer), jackpotStake: /*#__PURE__*/ nullable(integer) });
const readWagerType = /*#__PURE__*/ object({ id: text, country: readCountry, name: /*#__PURE__*/ list(text), priority: integer, valid_from: readDay, valid_until: /*#__PURE__*/ nullable(day), param: readWagerTypeParam, rule: readWagerTypeRule });
const readBetStartnrs = /*#__PURE__*/ list(integer);
const readBetLegOdds = /*#__PURE__*/ object({ startnr: integer, odds: integer, shown_odds: integer });
const readBetLeg = /*#__PURE__*/ object({ race: readBetRace, startnrs: readBetStartnrs }, { pool: readBetPool, odds: /*#__PURE__*/ list(readBetLegOdds) });
const readBetStake = integer;
const readBetTicketLine = text;
const readShownOdds = /*#__PURE__*/ object({ startnr: integer, odds: integer }, { leg: integer });
const readBetCalculation = /*#__PURE__*/ object({ race_id: readRaceId, pool: readBetPool, leg1: readBetStartnrs, legs: /*#__PURE__*/ list(readBetLeg), stake: readBetStake, ticket: readBetTicketLine, dropped: /*#__PURE__*/ object({ horse_twice: integer, same_set: integer }), combinations: integer, price: integer, minstake: integer, odds: /*#__PURE__*/ list(readShownOdds), wager_type: text });
const readBetLine = /*#__PURE__*/ object({ pool: readBetPool, startnr: integer, stake: readBetStake, odds: /*#__PURE__*/ nullable(integer), shown_odds: /*#__PURE__*/ nullable(integer), outcome: /*#__PURE__*/ word("won", "lost", "refunded", null), payout: /*#__PURE__*/ nullable(integer) });
const readBetHit = /*#__PURE__*/ object({ pool: readBetPool, combination: text, note: /*#__PURE__*/ nullable(text) });
const readBetStatus = /*#__PURE__*/ word("accepted", "confirmation_required", "lapsed", "cancelled", "won", "lost", "refunded");
const readBet = /*#__PURE__*/ object({ id: integer, race: readBetRace, pool: readBetPool, leg1: readBetStartnrs, legs: /*#__PURE__*/ list(readBetLeg), stake: readBetStake, ticket: readBetTicketLine, combinations: integer, price: integer, lines: /*#__PURE__*/ list(readBetLine), hits: /*#__PURE__*/ list(readBetHit), status: readBetStatus, placed_at: readInstant, confirm_until: /*#__PURE__*/ nullable(instant), cancel_until: /*#__PURE__*/ nullable(instant), settled_at: /*#__PURE__*/ nullable(instant), payout: /*#__PURE__*/ nullable(integer) });
const readSentBet = /*#__PURE__*/ object({ bet: readBet, balance: integer });
const readPickSeed = integer;
const readBetSelection = text;
const readBetFlexi = /*#__PURE__*/ word(50, 25, 10);
const readBetMulti = integer;
const readBetReservesByLeg = /*#__PURE__*/ list(/*#__PURE__*/ list(integer));
const readBetChosenRaces = /*#__PURE__*/ list(readRaceId);
const readBetPlacedLegs = /*#__PURE__*/ list(integer);
const readValidUntil = instant;
const readBetRequest = /*#__PURE__*/ object({ race_id: readRaceId, pool: readBetPool, stake: readBetStake, expected_price: integer }, { leg1: readBetStartnrs, leg2: readBetStartnrs, leg3: readBetStartnrs, leg4: readBetStartnrs, leg5: readBetStartnrs, leg6: readBetStartnrs, leg7: readBetStartnrs, leg8: readBetStartnrs, leg9: readBetStartnrs, leg10: readBetStartnrs, selection: readBetSelection, flexi: readBetFlexi, multi: readBetMulti, jackpot: /*#__PURE__*/ word(true), reserves: readBetStartnrs, reserves_by_leg: readBetReservesByLeg, races: readBetChosenRaces, placed: readBetPlacedLegs, odds: /*#__PURE__*/ list(readShownOdds), valid_until: readValidUntil });
const readPickedBet = /*#__PURE__*/ object({ seed: readPickSeed, bet: readBetRequest });
const readTeamTipId = integer;
const readTeamBet = /*#__PURE__*/ object({ team_tip_id: readTeamTipId, date: readDay, race: readBetRace, pool: readBetPool, leg1: readBetStartnrs, total_amount: integer, max_amount: integer, minstake: integer, members: integer, closes_at: readInstant, status: /*#__PURE__*/ word("OPEN", "CLOSED", "SETTLED"), payout: /*#__PURE__*/ nullable(integer) });
const readTeamBetDetails = /*#__PURE__*/ object({ team_tip_id: readTeamTipId, date: readDay, race: readBetRace, pool: readBetPool, leg1: readBetStartnrs, total_amount: integer, max_amount: integer, minstake: integer, members: integer, closes_at: readInstant, status: /*#__PURE__*/ word("OPEN", "CLOSED", "SETTLED"), payout: /*#__PURE__*/ nullable(integer), nicknames: /*#__PURE__*/ list(text) });
const readTeamShare = /*#__PURE__*/ object({ id: integer, team_tip_id: readTeamTipId, stake_amount: integer, nickname: text, confirmed: /*#__PURE__*/ word(1), status: /*#__PURE__*/ word("accepted", "won", "lost", "refunded"), joined_at: readInstant, settled_at: /*#__PURE__*/ nullable(instant), payout: /*#__PURE__*/ nullable(integer), team_bet: readTeamBet });
const readTeamJoin = /*#__PURE__*/ object({ team_tip_id: readTeamTipId, stake_amount: integer, nickname: text, confirmed: /*#__PURE__*/ word(0, 1), balance: integer, share: /*#__PURE__*/ nullable(readTeamShare) });
const readTeamTipAmounts = /*#__PURE__*/ object({ team_tip_id: readTeamTipId, minimum: integer, maximum: integer, amounts: /*#__PURE__*/ list(integer), joined: integer });
const readTeamTipNotificationType = /*#__PURE__*/ object({ id: integer, code: /*#__PURE__*/ word("joined", "result"), label: text, active: flag });
const readTeamTipUnsubscribed = /*#__PURE__*/ object({ unsubscribed: flag });

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
