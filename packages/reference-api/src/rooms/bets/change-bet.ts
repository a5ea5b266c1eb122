import type { Kysely } from 'kysely';
import type { Database } from '../../server/database/open-database.ts';
import type { Tables } from '../../server/database/tables.ts';
import type { Clock, Data } from '../../server/operation/operation.types.ts';
import { notFound, Refused } from '../../server/operation/refused.ts';
import type { RaceDays } from '../../world/day/race-days.ts';
import { balanceOf, holdCustomer } from '../payments/ledger.ts';
import type { BetRow } from './bet.tables.ts';
import { betRacesOf, officialAtOf } from './bet-races.ts';
import { priceOrRefuse } from './match-offer.ts';
import { willSettle } from './settle-due.ts';
import { cancelUntil, showBet } from './show-bet.ts';
import { assertMayBet, payStake, refundStake } from './stake-money.ts';

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

const lapsed = () => new Refused(409, 'bet_lapsed');

/** Confirms a bet at its shown odds, in time. */
export const confirmBet = async (
  database: Database,
  days: RaceDays,
  { customerId, id, clock }: OwnBet,
): Promise<Sent> => {
  const bet = await betOf(database, customerId, id);
  const races = await betRacesOf(days, bet.race_id, bet.pool);
  const confirmed = await database.transaction().execute(async (transaction) => {
    const now = await holdCustomer(transaction, customerId, clock);
    const row = await betOf(transaction, customerId, id);
    if (row.status === 'accepted') return { bet: showBet(row, now), balance: await balanceOf(transaction, customerId) };
    if (row.status !== 'confirmation_required' || now >= (row.confirm_until ?? 0) || !races) throw lapsed();
    await assertMayBet(transaction, customerId, now);
    // Refuses what changed otherwise meanwhile: closed, withdrawn.
    priceOrRefuse(races, { pool: row.pool, leg1: showBet(row, now).leg1, stake: row.stake }, now);
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
