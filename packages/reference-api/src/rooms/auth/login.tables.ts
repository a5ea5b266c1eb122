import type { Kysely } from 'kysely';
import type { Instant } from '../../server/database/columns.ts';

/** The refresh tokens of a session; only the last one is unused. */
export interface RefreshTokenTable {
  /** SHA-256 of the token's secret id: a reader of the table cannot log in with it. */
  hash: string;
  session_id: string;
  created_at: Instant;
  /** When it was exchanged; a second use after that is a theft. */
  used_at: Instant | null;
  /** SHA-256 of the client's key for that use, if any. */
  attempt: string | null;
}

export interface PasswordRecoveryTable {
  /** SHA-256 of the token in the mail. */
  hash: string;
  customer_id: number;
  expires_at: Instant;
  /** When it or a newer one set a password. */
  used_at: Instant | null;
}

export const createLoginTables = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('refresh_token')
    .addColumn('hash', 'varchar(43)', (column) => column.primaryKey())
    .addColumn('session_id', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .execute();
  await db.schema.createIndex('refresh_token_by_session').on('refresh_token').columns(['session_id']).execute();
  await db.schema
    .createTable('password_recovery')
    .addColumn('hash', 'varchar(43)', (column) => column.primaryKey())
    .addColumn('customer_id', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .execute();
  await db.schema
    .createIndex('password_recovery_by_customer')
    .on('password_recovery')
    .columns(['customer_id'])
    .execute();
  // One demo customer has it set: clients must read both forms of the answer (second §3).
  await db.schema
    .alterTable('customer')
    .addColumn('lists_tokens', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
};

export const addRefreshAttempt = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('refresh_token').addColumn('attempt', 'varchar(43)').execute();
};
