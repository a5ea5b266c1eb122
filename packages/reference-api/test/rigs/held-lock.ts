import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../src/server/database/open-database.ts';
import type { Tables } from '../../src/server/database/tables.ts';
import { type DemoName, demoEmail } from '../../src/server/demo/demo-customers.ts';
import { isPostgres } from './test-database.ts';

/** Another transaction that a change has to wait for. */
export interface HeldLock {
  /** Resolves once a change waits. */
  waitedFor: Promise<void>;
  release(): Promise<void>;
}

export interface HeldWith {
  /** Only the lock of this customer, where the database has one for each. */
  customer?: DemoName | undefined;
  /** Changes something at the release, before those that wait. */
  work?: (holder: Kysely<Tables>) => Promise<void>;
}

/** SQLite runs one transaction at a time: the next waits before its begin. */
const holdTransactions = (database: Database, { work }: HeldWith): HeldLock => {
  const arrived = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const begin = database.transaction.bind(database);
  database.transaction = () => {
    const builder = begin();
    const execute = builder.execute.bind(builder);
    builder.execute = async (work) => {
      arrived.resolve();
      await released.promise;
      return execute(work);
    };
    return builder;
  };
  return {
    waitedFor: arrived.promise,
    async release() {
      database.transaction = begin;
      await work?.(database);
      released.resolve();
    },
  };
};

const untilSomebodyWaits = async (database: Database): Promise<void> => {
  for (;;) {
    const { rows } =
      await sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`.execute(
        database,
      );
    if (rows.length > 0) return;
    await wait(5);
  }
};

/** PostgreSQL begins a transaction and lets it wait for the row. */
const holdRows = async (database: Database, { customer, work }: HeldWith): Promise<HeldLock> => {
  const held = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const transaction = database.transaction().execute(async (holder) => {
    if (customer) {
      await sql`select 1 from customer where email = ${demoEmail(customer)} for update`.execute(holder);
    } else {
      for (const table of ['customer', 'registration', 'team_pot', 'voucher_code']) {
        await sql`select 1 from ${sql.table(table)} for update`.execute(holder);
      }
    }
    held.resolve();
    await released.promise;
    await work?.(holder);
  });
  await Promise.race([held.promise, transaction]);
  return {
    waitedFor: untilSomebodyWaits(database),
    async release() {
      released.resolve();
      await transaction;
    },
  };
};

/** Holds the locks that changes wait for, as another process would. */
export const holdLock = async (database: Database, held: HeldWith = {}): Promise<HeldLock> =>
  isPostgres ? holdRows(database, held) : holdTransactions(database, held);
