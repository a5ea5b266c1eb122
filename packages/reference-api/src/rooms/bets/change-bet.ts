import { parseTicket, printSelection } from '@paddock/wagers';
import type { Kysely } from 'kysely';
import type { Database } from '../../server/database/open-database.ts';
import type { Tables } from '../../server/database/tables.ts';
import type { Clock, Data } from '../../server/operation/operation.types.ts';
import { notFound, Refused } from '../../server/operation/refused.ts';
import type { Server } from '../../server/operation/server.ts';
import { balanceOf, holdCustomer } from '../payments/ledger.ts';
import { assertMayBet } from './assert-may-bet.ts';
import type { BetRow } from './bet.tables.ts';
import { type BetRaces, betRacesOf, idsOf, officialAtOf } from './bet-races.ts';
import { priceOrRefuse } from './match-offer.ts';
import type { TicketRequest } from './read-ticket.ts';
import { willSettle } from './settle-due.ts';
import { cancelUntil, showBet } from './show-bet.ts';
import { payStake, refundStake } from './stake-money.ts';

type Sent = Data<'sendBet'>;

/** A customer's own bet. @throws Refused 404 */
export const betOf = async (database: Kysely<Tables>, customerId: number, id: number): Promise<BetRow> => {
  const row = await database
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
  clock: Clock;
}

/** The request of a stored bet at agreed odds, which are singles and multiples. */
const requestOf = (row: BetRow): TicketRequest => {
  const parsed = parseTicket(row.ticket);
  if (parsed.kind === 'unreadable') throw lapsed();
  const { selection, stake, placed } = parsed.ticket;
  const races = idsOf(row);
  return {
    pool: row.pool,
    selection: printSelection(selection),
    stake,
    ...(placed ? { placed: [...placed] } : {}),
    ...(races.length > 1 ? { races } : {}),
  };
};

const lapsed = () => new Refused(409, 'bet_lapsed');

/** A withdrawn rival raises the chances of the others, so the offered odds are too high. */
const hasLostRunner = (races: BetRaces, since: number, now: number): boolean =>
  races.some(({ runners }) =>
    runners.some(({ withdrawnAt }) => withdrawnAt !== null && withdrawnAt > since && withdrawnAt <= now),
  );

/** Confirms a bet at its shown odds, in time. */
export const confirmBet = async (
  { database, days, permit }: Pick<Server, 'database' | 'days' | 'permit'>,
  { customerId, id, clock }: OwnBet,
): Promise<Sent> => {
  const bet = await betOf(database, customerId, id);
  const races = await betRacesOf(days, bet.race_id, bet.pool, idsOf(bet));
  const confirmed = await database.transaction().execute(async (transaction) => {
    const now = await holdCustomer(transaction, customerId, clock);
    const row = await betOf(transaction, customerId, id);
    if (row.status === 'accepted') return { bet: showBet(row, now), balance: await balanceOf(transaction, customerId) };
    if (row.status !== 'confirmation_required' || now >= (row.confirm_until ?? 0) || !races) throw lapsed();
    await assertMayBet(transaction, { customerId, permit, now });
    if (hasLostRunner(races, row.placed_at, now)) throw lapsed();
    // Refuses other changes: closed, withdrawn.
    priceOrRefuse(races, requestOf(row), now);
    const balance = await payStake(transaction, { customerId, amount: row.price, reference: `bet:${id}`, at: now });
    const changed = { status: 'accepted', settles_at: officialAtOf(races, row.pool), booked_at: now };
    await transaction.updateTable('bet').set(changed).where('id', '=', id).execute();
    return { bet: showBet({ ...row, ...changed }, now), balance };
  });
  if (races) willSettle(database, officialAtOf(races, bet.pool));
  return confirmed;
};

/** Cancels a bet and refunds its stake. */
export const cancelBet = async (database: Database, { customerId, id, clock }: OwnBet): Promise<Sent> =>
  database.transaction().execute(async (transaction) => {
    const now = await holdCustomer(transaction, customerId, clock);
    const row = await betOf(transaction, customerId, id);
    if (row.status === 'cancelled')
      return { bet: showBet(row, now), balance: await balanceOf(transaction, customerId) };
    if (row.status !== 'accepted' || now >= cancelUntil(row)) {
      throw new Refused(409, 'cancel_too_late');
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
