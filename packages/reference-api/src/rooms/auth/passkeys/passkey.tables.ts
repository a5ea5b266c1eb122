import type { Kysely } from 'kysely';
import type { Instant } from '../../../server/database/columns.ts';

/** A public key that logs its customer in. */
export interface PasskeyTable {
  /** The authenticator's id of the credential, base64url. */
  id: string;
  customer_id: number;
  /** COSE, base64url. */
  public_key: string;
  /** How often it signed, if the authenticator counts. A lower count later reveals a copy. */
  counter: number;
  /** The `user-agent` with which it was added. */
  user_agent: string | null;
  created_at: Instant;
  /** The last login with it. */
  used_at: Instant | null;
}

/** An issued challenge; it can be answered once. */
export interface PasskeyChallengeTable {
  /** SHA-256 of the challenge. */
  hash: string;
  /** The customer who adds a passkey or steps up; null for a login. */
  customer_id: number | null;
  /** The session that steps up; null for anything else. */
  session_id: string | null;
  expires_at: Instant;
}

export const createPasskeyTables = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('passkey')
    .addColumn('id', 'varchar(1400)', (column) => column.primaryKey())
    .addColumn('customer_id', 'bigint', (column) => column.notNull())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .addColumn('user_agent', 'varchar(300)')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .execute();
  await db.schema.createIndex('passkey_by_customer').on('passkey').columns(['customer_id']).execute();
  await db.schema
    .createTable('passkey_challenge')
    .addColumn('hash', 'varchar(43)', (column) => column.primaryKey())
    .addColumn('customer_id', 'bigint')
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
};

export const addStepUp = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('passkey_challenge').addColumn('session_id', 'text').execute();
  await db.schema.alterTable('session').addColumn('stepped_up_at', 'bigint').execute();
};
