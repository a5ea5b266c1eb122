import type { Generated, Kysely, Selectable } from 'kysely';
import { addId, type Cents, type Instant, type JsonText } from '../../server/database/columns.ts';

export interface BetTable {
  id: Generated<number>;
  customer_id: number;
  /** The key of the request, unique per customer: a repeated request makes no second bet. */
  idempotency_key: string;
  /** `data` of the answer, for repetitions of the request; null while it is made. */
  answer: JsonText | null;
  race_id: number;
  pool: string;
  /**
   * List of `BetLeg`, to show: the races as they were when the bet was taken, with the start
   * numbers.
   */
  legs: JsonText;
  /** Cents per combination. */
  stake: Cents;
  /** The stored ticket, as `printTicket` of `@paddock/wagers` writes it: settlement reads it. */
  ticket: string;
  combinations: number;
  price: Cents;
  /** List of `BetLine`, to show, with the agreed odds and the outcomes; empty for combinations. */
  lines: JsonText;
  /** List of `BetHit`: the dividends that it has. */
  hits: JsonText;
  /** `BetStatus` of the contract without `lapsed`, which follows from `confirm_until`. */
  status: string;
  placed_at: Instant;
  /** The end of the confirmation of moved odds; null when they did not move. */
  confirm_until: Instant | null;
  /** The off: from then on nothing is confirmed or cancelled. */
  closes_at: Instant;
  /** When the last race turns OFFICIAL; null when there is nothing left to settle. */
  settles_at: Instant | null;
  /** When the stake was paid; null before. */
  booked_at: Instant | null;
  settled_at: Instant | null;
  payout: Cents | null;
}

/** The races of a bet beyond its first. */
export interface BetLaterRaceTable {
  bet_id: number;
  race_id: number;
}

export type BetRow = Selectable<BetTable>;

export const createBetTables = async (db: Kysely<unknown>): Promise<void> => {
  await addId(db.schema.createTable('bet'), db)
    .addColumn('customer_id', 'bigint', (column) => column.notNull())
    .addColumn('idempotency_key', 'text', (column) => column.notNull())
    .addColumn('request_hash', 'text', (column) => column.notNull())
    .addColumn('answer', 'text')
    .addColumn('race_id', 'bigint', (column) => column.notNull())
    .addColumn('race', 'text', (column) => column.notNull())
    .addColumn('pool', 'text', (column) => column.notNull())
    .addColumn('leg1', 'text', (column) => column.notNull())
    .addColumn('stake', 'bigint', (column) => column.notNull())
    .addColumn('combinations', 'bigint', (column) => column.notNull())
    .addColumn('price', 'bigint', (column) => column.notNull())
    .addColumn('lines', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('placed_at', 'bigint', (column) => column.notNull())
    .addColumn('confirm_until', 'bigint')
    .addColumn('closes_at', 'bigint', (column) => column.notNull())
    .addColumn('settles_at', 'bigint')
    .addColumn('booked_at', 'bigint')
    .addColumn('settled_at', 'bigint')
    .addColumn('payout', 'bigint')
    .addUniqueConstraint('bet_once', ['customer_id', 'idempotency_key'])
    .execute();
  await db.schema.createIndex('bet_by_customer').on('bet').columns(['customer_id', 'placed_at']).execute();
  await db.schema.createIndex('bet_by_race').on('bet').columns(['race_id', 'customer_id']).execute();
  await db.schema.createIndex('bet_to_settle').on('bet').columns(['settles_at']).execute();
};

/** Earlier bets are singles. */
export const addBetTicket = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('bet')
    .addColumn('ticket', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
};

/** Earlier bets are on one race. */
export const addBetLegs = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('bet')
    .addColumn('later_legs', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
  await db.schema
    .createTable('bet_later_race')
    .addColumn('bet_id', 'bigint', (column) => column.notNull())
    .addColumn('race_id', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('bet_later_race_once', ['race_id', 'bet_id'])
    .execute();
};

/** Merges the race, its start numbers and the later legs into one list of legs. */
export const mergeBetLegs = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('bet')
    .addColumn('legs', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
  const before = db as Kysely<{ bet: { id: number; race: string; leg1: string; later_legs: string; legs: string } }>;
  for (const { id, race, leg1, later_legs } of await before
    .selectFrom('bet')
    .select(['id', 'race', 'leg1', 'later_legs'])
    .execute()) {
    const first = { race: JSON.parse(race), startnrs: JSON.parse(leg1) };
    const legs = JSON.stringify([first, ...JSON.parse(later_legs)]);
    await before.updateTable('bet').set({ legs }).where('id', '=', id).execute();
  }
  for (const column of ['race', 'leg1', 'later_legs']) {
    await db.schema.alterTable('bet').dropColumn(column).execute();
  }
};

/** Bets that were settled earlier have none. */
export const addBetHits = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('bet')
    .addColumn('hits', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
};
