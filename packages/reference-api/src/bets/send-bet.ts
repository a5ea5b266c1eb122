import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '../database/open-database.ts';
import type { Tables } from '../database/tables.ts';
import { oddsStepAt, previousStep } from '../day/odds-steps.ts';
import type { RacePlan } from '../day/plan.types.ts';
import type { RaceDays } from '../day/race-days.ts';
import { holdCustomer } from '../money/ledger.ts';
import type { Body, Data } from '../operation/operation.types.ts';
import { invalid, notFound, Refused } from '../operation/refused.ts';
import type { BetRow } from './bet.tables.ts';
import { type PricedLine, type Pricing, priceBet, type Ticket } from './price-bet.ts';
import { willSettle } from './settle-due.ts';
import { cancelUntil, confirmUntil, showBet, showBetRace } from './show-bet.ts';
import { assertMayBet, payStake, refundStake } from './stake-money.ts';

type Priced = Extract<Pricing, { kind: 'priced' }>;
type Request = Body<'sendBet'>;
type Sent = Data<'sendBet'>;

/** Odds that were shown so long ago (ms) are those that have moved since; older ones are no offer. */
const shownMs = 120_000;

/** A price, or the refusal as the caller is told. */
export const priceOrRefuse = (race: RacePlan, ticket: Ticket, now: number): Priced => {
  const pricing = priceBet(race, ticket, now);
  if (pricing.kind === 'invalid') throw invalid(pricing.validation);
  if (pricing.kind === 'refused') {
    throw new Refused(409, pricing.code, pricing.message, pricing.extended ? { extended: pricing.extended } : {});
  }
  return pricing;
};

/** What of a ticket is shown with its price: the odds that would be agreed. */
export const agreedOdds = (lines: readonly PricedLine[]): { startnr: number; odds: number }[] =>
  lines.flatMap(({ startnr, odds }) => (odds === null ? [] : [{ startnr, odds }]));

/** The same for the same request, whatever the order of its fields. */
const hashOf = ({ race_id, pool, leg1, stake, expected_price, odds }: Request): string =>
  createHash('sha256')
    .update(JSON.stringify([race_id, pool, leg1, stake, expected_price, odds ?? null]))
    .digest('base64url');

const oddsKey = (odds: readonly { startnr: number; odds: number }[]) =>
  [...odds]
    .sort((a, b) => a.startnr - b.startnr)
    .map(({ startnr, odds: value }) => `${startnr}:${value}`)
    .join();

/** Whether odds were those of one of the last steps. */
const wereShown = (race: RacePlan, request: Request, now: number): boolean => {
  const wanted = oddsKey(request.odds ?? []);
  for (
    let step = oddsStepAt(race.off, now);
    step !== null && step > now - shownMs;
    step = previousStep(race.off, step)
  ) {
    const pricing = priceBet(race, request, step);
    if (pricing.kind === 'priced' && oddsKey(agreedOdds(pricing.lines)) === wanted) return true;
  }
  return false;
};

/**
 * Whether a bet is taken as it was sent, or needs a confirmation because its odds have moved since they were shown.
 * @throws Refused 409 `price_changed`, `odds_changed` with the new figures
 */
const compare = (
  race: RacePlan,
  request: Request,
  priced: Priced,
  now: number,
): 'accepted' | 'confirmation_required' => {
  const { price, combinations, lines } = priced;
  const odds = agreedOdds(lines);
  const extended = { price, combinations, odds };
  if (odds.length === 0 && request.odds?.length) throw invalid({ odds: ['unknown'] });
  if (odds.length > 0 && request.odds === undefined) throw invalid({ odds: ['required'] });
  if (price !== request.expected_price) {
    throw new Refused(409, 'price_changed', `The price is ${price} cents. Send the bet again to take it.`, {
      extended,
    });
  }
  if (oddsKey(odds) === oddsKey(request.odds ?? [])) return 'accepted';
  if (wereShown(race, request, now)) return 'confirmation_required';
  throw new Refused(409, 'odds_changed', 'These odds are not offered any more. Send the bet again with the new ones.', {
    extended,
  });
};

export interface Sending {
  customerId: number;
  /** The `Idempotency-Key`. */
  key: string;
  request: Request;
  now: number;
}

/** What the same request was answered; null when it is new. @throws Refused 409 for another request under its key */
const answered = async (
  transaction: Transaction<Tables>,
  { customerId, key, request }: Sending,
): Promise<Sent | null> => {
  const known = await transaction
    .selectFrom('bet')
    .select(['request_hash', 'answer'])
    .where('customer_id', '=', customerId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  if (!known) return null;
  if (known.request_hash !== hashOf(request)) {
    throw new Refused(409, 'idempotency_key_reused', 'This key was used for another bet. Make a new key for each bet.');
  }
  return JSON.parse(known.answer as string) as Sent;
};

const balanceOf = async (transaction: Transaction<Tables>, customerId: number): Promise<number> => {
  const { balance } = await transaction
    .selectFrom('customer')
    .select('balance')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  return balance;
};

const lineOf = (line: PricedLine) => ({ ...line, outcome: null, payout: null });

/**
 * Prices a bet, writes it and pays its stake.
 * @throws Refused what refuses it as things stand
 */
export const takeBet = async (
  transaction: Transaction<Tables>,
  race: RacePlan,
  { customerId, key, request, now }: Sending,
): Promise<Sent> => {
  const priced = priceOrRefuse(race, request, now);
  const status = compare(race, request, priced, now);
  const isAccepted = status === 'accepted';
  const row = await transaction
    .insertInto('bet')
    .values({
      customer_id: customerId,
      idempotency_key: key,
      request_hash: hashOf(request),
      answer: null,
      race_id: race.id,
      race: JSON.stringify(showBetRace(race)),
      pool: request.pool,
      leg1: JSON.stringify(request.leg1),
      stake: request.stake,
      combinations: priced.combinations,
      price: priced.price,
      lines: JSON.stringify(priced.lines.map(lineOf)),
      status,
      placed_at: now,
      confirm_until: isAccepted ? null : confirmUntil(now, race.off),
      closes_at: race.off,
      settles_at: isAccepted ? race.officialAt : null,
      booked_at: isAccepted ? now : null,
      settled_at: null,
      payout: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
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

/** Takes a bet, once per key: what was answered is answered again. */
export const sendBet = async (database: Database, days: RaceDays, sending: Sending): Promise<Sent> => {
  const { customerId, request, now } = sending;
  // Before the transaction: days read the database themselves.
  const race = await days.race(request.race_id);
  const sent = await database.transaction().execute(async (transaction) => {
    await holdCustomer(transaction, customerId);
    const before = await answered(transaction, sending);
    if (before) return before;
    if (!race) throw notFound('race');
    await assertMayBet(transaction, customerId, now);
    return takeBet(transaction, race, sending);
  });
  if (race) willSettle(database, race.officialAt);
  return sent;
};

/** A customer's own bet. @throws Refused 404 */
export const betOf = async (
  transaction: Database | Transaction<Tables>,
  customerId: number,
  id: number,
): Promise<BetRow> => {
  const row = await transaction
    .selectFrom('bet')
    .selectAll()
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  if (!row) throw notFound('bet');
  return row;
};

interface OwnBet {
  customerId: number;
  id: number;
  now: number;
}

const lapsed = () => new Refused(409, 'bet_lapsed', 'There is nothing to confirm any more. Send the bet again.');

/** Takes a bet at the odds that it shows, when its customer agrees in time. */
export const confirmBet = async (
  database: Database,
  days: RaceDays,
  { customerId, id, now }: OwnBet,
): Promise<Sent> => {
  const race = await days.race((await betOf(database, customerId, id)).race_id);
  const confirmed = await database.transaction().execute(async (transaction) => {
    await holdCustomer(transaction, customerId);
    const row = await betOf(transaction, customerId, id);
    if (row.status === 'accepted') return { bet: showBet(row, now), balance: await balanceOf(transaction, customerId) };
    if (row.status !== 'confirmation_required' || now >= (row.confirm_until ?? 0) || !race) throw lapsed();
    await assertMayBet(transaction, customerId, now);
    // What else has changed meanwhile: closed, withdrawn.
    priceOrRefuse(race, { pool: row.pool, leg1: JSON.parse(row.leg1), stake: row.stake }, now);
    const balance = await payStake(transaction, { customerId, amount: row.price, reference: `bet:${id}`, at: now });
    const changed = { status: 'accepted', settles_at: race.officialAt, booked_at: now };
    await transaction.updateTable('bet').set(changed).where('id', '=', id).execute();
    return { bet: showBet({ ...row, ...changed }, now), balance };
  });
  if (race) willSettle(database, race.officialAt);
  return confirmed;
};

/** Takes a bet back and gives its stake back. */
export const cancelBet = async (database: Database, { customerId, id, now }: OwnBet): Promise<Sent> =>
  database.transaction().execute(async (transaction) => {
    await holdCustomer(transaction, customerId);
    const row = await betOf(transaction, customerId, id);
    if (row.status === 'cancelled')
      return { bet: showBet(row, now), balance: await balanceOf(transaction, customerId) };
    if (row.status !== 'accepted' || now >= cancelUntil(row)) {
      throw new Refused(409, 'cancel_too_late', 'A bet can be cancelled within 60 seconds, while its race is open.');
    }
    const balance = await refundStake(transaction, {
      customerId,
      amount: row.price,
      reference: `bet:${id}`,
      at: now,
      stakedAt: row.booked_at ?? now,
    });
    const changed = { status: 'cancelled', settles_at: null, settled_at: now, payout: row.price };
    await transaction.updateTable('bet').set(changed).where('id', '=', id).execute();
    return { bet: showBet({ ...row, ...changed }, now), balance };
  });
