import { type Kysely, type QueryExecutorProvider, sql } from 'kysely';
import type { Instant } from '../../server/database/columns.ts';
import type { Language } from '../../server/localized.ts';

/** A registration in progress. Versions 2 and 3 of the calls share it. */
export interface RegistrationTable {
  /** 32 word characters. A secret: its holder can continue. */
  token: string;
  /** null before the personal data. */
  customer_id: number | null;
  /** In lower case, as in `customer`. */
  username: string;
  email: string;
  birthdate: string;
  created_at: Instant;
  /** The last code that was sent; null before the first. */
  email_code: string | null;
  email_code_sent_at: Instant | null;
  email_code_attempts: number;
  email_verified_at: Instant | null;
  mobile_code: string | null;
  mobile_code_sent_at: Instant | null;
  mobile_code_attempts: number;
  /** Codes sent by SMS. */
  mobile_count: number;
  mobile_verified_at: Instant | null;
  /** Number of IBANs given. */
  iban_count: number;
  finished_at: Instant | null;
  /** When a login of its locked customer made it; null for one that a visitor began. */
  reopened_at: Instant | null;
  /** Of the page where it was begun; null for a customer who was led here by a login. */
  language: Language | null;
  /** The instant of the reminder. */
  reminded_at: Instant | null;
}

export const createRegistrationTables = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('registration')
    .addColumn('token', 'varchar(32)', (column) => column.primaryKey())
    .addColumn('customer_id', 'bigint', (column) => column.unique())
    .addColumn('username', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('birthdate', 'varchar(10)', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('email_code', 'varchar(10)')
    .addColumn('email_code_sent_at', 'bigint')
    .addColumn('email_code_attempts', 'integer', (column) => column.notNull())
    .addColumn('email_verified_at', 'bigint')
    .addColumn('mobile_code', 'varchar(10)')
    .addColumn('mobile_code_sent_at', 'bigint')
    .addColumn('mobile_code_attempts', 'integer', (column) => column.notNull())
    .addColumn('mobile_count', 'integer', (column) => column.notNull())
    .addColumn('mobile_verified_at', 'bigint')
    .addColumn('iban_count', 'integer', (column) => column.notNull())
    .addColumn('finished_at', 'bigint')
    .execute();
  // Of two simultaneous calls with one username, one is refused.
  await db.schema.createIndex('customer_username').on('customer').columns(['username']).unique().execute();
};

export const addReminder = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('registration').addColumn('language', 'varchar(2)').execute();
  await db.schema.alterTable('registration').addColumn('reminded_at', 'bigint').execute();
};

export const addReopening = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('registration').addColumn('reopened_at', 'bigint').execute();
};

/** An address that nobody has proven is no customer's any more: it neither logs in nor recovers. */
export const takeUnprovenAddresses = async (db: QueryExecutorProvider): Promise<void> => {
  await sql`update customer set email = 'customer-' || id || '@unproven.invalid'
    where customerstatus_id = 9 and id in (
      select customer_id from registration where email_verified_at is null and reopened_at is null
    )`.execute(db);
  await sql`update password_recovery set used_at = expires_at
    where used_at is null and customer_id in (
      select id from customer where email like '%@unproven.invalid'
    )`.execute(db);
};
