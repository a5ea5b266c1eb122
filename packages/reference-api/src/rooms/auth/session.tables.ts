import type { Kysely } from 'kysely';
import type { Instant } from '../../server/database/columns.ts';

/** A login and its token family. */
export interface SessionTable {
  id: string;
  customer_id: number;
  created_at: Instant;
  /** Ended by a logout, a reused refresh token or a changed password; null while active. */
  ended_at: Instant | null;
  /** The `user-agent` of its login. */
  user_agent: string | null;
  /** Its last step-up, see `assertSteppedUp`; null if there was none. */
  stepped_up_at: Instant | null;
}

/** Keys that are made once; see `storedSecret`. */
export interface SecretTable {
  name: string;
  value: string;
}

export const createSessionTables = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('session')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('customer_id', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('ended_at', 'bigint')
    .execute();
  await db.schema.createIndex('session_by_customer').on('session').columns(['customer_id']).execute();
  await db.schema
    .createTable('secret')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
};

export const addSessionAgent = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('session').addColumn('user_agent', 'varchar(300)').execute();
};
