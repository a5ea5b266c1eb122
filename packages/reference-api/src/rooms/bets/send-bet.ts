import { printTicket } from '@paddock/wagers';
import type { Transaction } from 'kysely';
import type { Tables } from '../../server/database/tables.ts';
import type { Body, Clock, Data } from '../../server/operation/operation.types.ts';
import { notFound } from '../../server/operation/refused.ts';
import type { Server } from '../../server/operation/server.ts';
import { balanceOf } from '../payments/ledger.ts';
import { takeOnce } from '../sends/take-once.ts';
import { assertMayBet } from './assert-may-bet.ts';
import { type BetRaces, betRacesOf, chosenRaces, closesAtOf, officialAtOf } from './bet-races.ts';
import { matchOffer, oddsKey, priceOrRefuse } from './match-offer.ts';
import { legPoolOf, type PricedLine, type Pricing } from './price-bet.ts';
import { willSettle } from './settle-due.ts';
import { completeBet, confirmUntil, showBet, showLegs } from './show-bet.ts';
import { payStake } from './stake-money.ts';

type Request = Body<'sendBet'>;
type Sent = Data<'sendBet'>;

export interface SendingBet {
  customerId: number;
  /** The `Idempotency-Key`. */
  key: string;
  request: Request;
  clock: Clock;
}

/** The content that a key stands for. Ignores `valid_until` and the order of the fields. */
const meaningOf = ({ odds = [], valid_until: _, ...request }: Request): unknown => [
  ...Object.entries(request).sort(([a], [b]) => (a < b ? -1 : 1)),
  oddsKey(odds),
];

const lineOf = (line: PricedLine, { odds: shown = [] }: Request) => ({
  ...line,
  shown_odds: line.odds === null ? null : (shown.find(({ startnr }) => startnr === line.startnr)?.odds ?? line.odds),
  outcome: null,
  payout: null,
});

/** The races of a bet with its start numbers, in a multiple with the odds of each. */
const legsOf = (races: BetRaces, { legs, odds }: Extract<Pricing, { kind: 'priced' }>, request: Request) => {
  const shown = showLegs(races, legs);
  if (request.races === undefined) return shown;
  const seen = (leg: number, startnr: number) =>
    request.odds?.find((one) => one.leg === leg && one.startnr === startnr)?.odds;
  return shown.map((leg, at) => ({
    ...leg,
    pool: legPoolOf(request, at),
    odds: odds.flatMap(({ leg: of = 1, startnr, odds: agreed }) =>
      of === at + 1 ? [{ startnr, odds: agreed, shown_odds: seen(of, startnr) ?? agreed }] : [],
    ),
  }));
};

/**
 * Prices a bet, stores it and pays its stake.
 * @param now the instant (ms) of the customer's lock
 * @throws Refused the current reason against it
 */
export const takeBet = async (
  transaction: Transaction<Tables>,
  races: BetRaces,
  { customerId, key, request }: Omit<SendingBet, 'clock'>,
  now: number,
): Promise<Sent> => {
  const [race, ...later] = races;
  const priced = priceOrRefuse(races, request, now);
  const status = matchOffer(races, request, priced, now);
  const isAccepted = status === 'accepted';
  const closesAt = closesAtOf(races, request.pool);
  const row = await transaction
    .insertInto('bet')
    .values({
      customer_id: customerId,
      idempotency_key: key,
      answer: null,
      race_id: race.id,
      pool: request.pool,
      legs: JSON.stringify(legsOf(races, priced, request)),
      stake: request.stake,
      ticket: printTicket(priced.ticket),
      combinations: priced.combinations,
      price: priced.price,
      lines: JSON.stringify(priced.lines.map((line) => lineOf(line, request))),
      hits: '[]',
      status,
      placed_at: now,
      confirm_until: isAccepted ? null : confirmUntil(now, closesAt),
      closes_at: closesAt,
      settles_at: isAccepted ? officialAtOf(races, request.pool) : null,
      booked_at: isAccepted ? now : null,
      settled_at: null,
      payout: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (later.length > 0) {
    await transaction
      .insertInto('bet_later_race')
      .values(later.map(({ id }) => ({ bet_id: row.id, race_id: id })))
      .execute();
  }
  const balance = isAccepted
    ? await payStake(transaction, { customerId, amount: priced.price, reference: `bet:${row.id}`, at: now })
    : await balanceOf(transaction, customerId);
  const answer = { bet: showBet(row, now), balance };
  await transaction
    .updateTable('bet')
    .set({ answer: JSON.stringify(answer) })
    .where('id', '=', row.id)
    .execute();
  return answer;
};

/** Takes a bet, idempotent by its key: a repetition gets the same answer. */
export const sendBet = async (
  { database, days, permit }: Pick<Server, 'database' | 'days' | 'permit'>,
  sending: SendingBet,
): Promise<Sent> => {
  const { customerId, request } = sending;
  // Read before the transaction: days use the database themselves.
  const { race_id, pool, races: chosen } = request;
  const races = await betRacesOf(days, race_id, pool, chosenRaces(race_id, chosen));
  const sent = await takeOnce<Sent>(database, {
    ...sending,
    kind: 'bet',
    request: meaningOf(request),
    validUntil: request.valid_until,
    async make(transaction, now) {
      if (!races) throw notFound('race');
      await assertMayBet(transaction, { customerId, permit, now });
      const result = await takeBet(transaction, races, sending, now);
      return { id: result.bet.id, result };
    },
    async repeat(transaction, id) {
      const { answer } = await transaction
        .selectFrom('bet')
        .select('answer')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const { bet, balance } = JSON.parse(answer as string) as Sent;
      return { bet: completeBet(bet), balance };
    },
  });
  if (races) willSettle(database, officialAtOf(races, request.pool));
  return sent;
};
