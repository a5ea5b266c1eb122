import type { Transaction } from 'kysely';
import type { Database } from '../../server/database/open-database.ts';
import type { Tables } from '../../server/database/tables.ts';
import type { Server } from '../../server/operation/server.ts';
import type { RaceDays } from '../../world/day/race-days.ts';
import { earnPoints } from '../loyalty/earn-points.ts';
import { notify } from '../messenger/notify.ts';
import { lockCustomer } from '../payments/ledger.ts';
import type { BetRow } from './bet.tables.ts';
import { type BetRaces, betRacesOf, idsOf } from './bet-races.ts';
import { settleBet } from './settle-bet.ts';
import { payWinnings, refundStake } from './stake-money.ts';
import { nextTeamSettlement, settleTeamShares } from './team-bets/settle-team-shares.ts';
import { settlementTexts } from './tell-settlement.ts';

/** How often (ms) the database is asked again: another process may have taken a bet. */
const LOOK_AGAIN_MS = 5_000;

/**
 * How long (ms) until a bet that cannot be settled is tried again: a later file of its race may be
 * correct.
 */
const UNSETTLED_AGAIN_MS = 60 * 60_000;

/** The number of bets in one transaction. */
const BATCH = 100;

interface Due {
  /** The first instant (ms) with something to settle; infinite for none. */
  next: number;
  /** When the database was asked. */
  lookedAt: number;
  running: Promise<void> | null;
}

const dues = new WeakMap<Database, Due>();

const dueOf = (database: Database): Due => {
  const known = dues.get(database);
  if (known) return known;
  const due: Due = { next: Number.NEGATIVE_INFINITY, lookedAt: Number.NEGATIVE_INFINITY, running: null };
  dues.set(database, due);
  return due;
};

/** Registers that a bet becomes due at an instant (ms). */
export const willSettle = (database: Database, at: number): void => {
  const due = dueOf(database);
  due.next = Math.min(due.next, at);
};

/**
 * Settles a due bet. Lock the customer before.
 * @param races `null`: they are not known, so it is tried again later
 */
export const settleRow = async (
  transaction: Transaction<Tables>,
  row: BetRow,
  races: BetRaces | null,
): Promise<void> => {
  // Booked at its due instant, whenever it is read.
  const at = row.settles_at as number;
  const settled = settleBet(races, row);
  if (!settled) {
    await transaction
      .updateTable('bet')
      .set({ settles_at: at + UNSETTLED_AGAIN_MS })
      .where('id', '=', row.id)
      .execute();
    return;
  }
  const { status, lines, hits, won, refunded } = settled;
  const money = { customerId: row.customer_id, reference: `bet:${row.id}`, at };
  if (won > 0) await payWinnings(transaction, { ...money, amount: won });
  if (refunded > 0) await refundStake(transaction, { ...money, amount: refunded, stakedAt: row.booked_at ?? at });
  await earnPoints(transaction, { ...money, stake: row.price - refunded, placedAt: row.booked_at ?? at });
  const named = { de: `Ihre Wette ${row.id}`, en: `Your bet ${row.id}` };
  const texts = settlementTexts({ named, status, payout: won + refunded });
  if (texts) await notify(transaction, { ...money, ...texts, type: 'bet', race_id: row.race_id });
  await transaction
    .updateTable('bet')
    .set({
      status,
      lines: JSON.stringify(lines),
      hits: JSON.stringify(hits),
      payout: won + refunded,
      settles_at: null,
      settled_at: at,
    })
    .where('id', '=', row.id)
    .execute();
};

type DueBet = Pick<BetRow, 'id' | 'customer_id'>;

/** Settles bets in one transaction. */
const settleTogether = (
  database: Database,
  due: readonly DueBet[],
  races: ReadonlyMap<number, BetRaces | null>,
): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    // A fixed order, so that two processes never deadlock.
    const customers = [...new Set(due.map(({ customer_id }) => customer_id))].sort((a, b) => a - b);
    for (const id of customers) await lockCustomer(transaction, id);
    const rows = await transaction
      .selectFrom('bet')
      .selectAll()
      .where(
        'id',
        'in',
        due.map(({ id }) => id),
      )
      // Skip what another process has settled.
      .where('settles_at', 'is not', null)
      .orderBy('settles_at')
      .orderBy('id')
      .execute();
    for (const row of rows) await settleRow(transaction, row, races.get(row.id) ?? null);
  });

/**
 * Settles bets one by one, so that those that fail keep no other waiting: they are tried again
 * later.
 * @throws the first failure, after the others are settled
 */
const settleEach = async (
  database: Database,
  due: readonly DueBet[],
  races: ReadonlyMap<number, BetRaces | null>,
  now: number,
): Promise<void> => {
  const failures: unknown[] = [];
  for (const bet of due) {
    try {
      await settleTogether(database, [bet], races);
    } catch (error) {
      failures.push(error);
      await database
        .updateTable('bet')
        .set({ settles_at: now + UNSETTLED_AGAIN_MS })
        .where('id', '=', bet.id)
        .where('settles_at', 'is not', null)
        .execute();
    }
  }
  if (failures.length > 0) throw failures[0];
};

/** Settles one batch of due bets. @returns whether there may be more */
const settleSome = async (database: Database, days: RaceDays, now: number): Promise<boolean> => {
  const due = await database
    .selectFrom('bet')
    .select(['id', 'customer_id', 'race_id', 'pool', 'legs'])
    .where('settles_at', '<=', now)
    .orderBy('settles_at')
    .limit(BATCH)
    .execute();
  if (due.length === 0) return false;
  // Read before the transaction: days use the database themselves.
  const races = new Map<number, BetRaces | null>();
  for (const row of due) races.set(row.id, await betRacesOf(days, row.race_id, row.pool, idsOf(row)));
  await settleTogether(database, due, races).catch(() => settleEach(database, due, races, now));
  return due.length === BATCH;
};

type SettlingServer = Pick<Server, 'database' | 'days' | 'siteUrl'>;

const settleAll = async (server: SettlingServer, due: Due, now: number): Promise<void> => {
  const { database, days } = server;
  // A bet taken meanwhile calls `willSettle` itself.
  due.next = Number.POSITIVE_INFINITY;
  due.lookedAt = now;
  try {
    while (await settleSome(database, days, now));
    await settleTeamShares(server, now);
    const { next } = await database
      .selectFrom('bet')
      .select(({ fn }) => fn.min('settles_at').as('next'))
      .where('settles_at', 'is not', null)
      .executeTakeFirstOrThrow();
    const nextTeam = await nextTeamSettlement(database);
    due.next = Math.min(due.next, ...[next, nextTeam].filter((at) => at !== null).map(Number));
  } catch (error) {
    due.next = Number.NEGATIVE_INFINITY;
    throw error;
  }
};

/**
 * Settles every bet and team bet whose races are OFFICIAL at an instant (ms), once. There is no
 * background job: this runs before each read of bets, balances or bookings, and costs nothing while
 * nothing is due.
 */
export const settleDue = async (server: SettlingServer, now: number): Promise<void> => {
  const due = dueOf(server.database);
  // The development clock can also move back.
  const isDue = () => now >= due.next || Math.abs(now - due.lookedAt) >= LOOK_AGAIN_MS;
  if (due.running) await due.running;
  if (!isDue()) return;
  due.running ??= settleAll(server, due, now).finally(() => {
    due.running = null;
  });
  await due.running;
};
