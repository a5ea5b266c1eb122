import type { Generated, Kysely } from 'kysely';
import { addId, type Cents, type Flag, type Instant, type JsonText } from '../../server/database/columns.ts';

/** A customer, registered or registering. Other rooms have separate tables. */
export interface CustomerTable {
  id: Generated<number>;
  /** In lower case. */
  email: string;
  username: string;
  /** scrypt, see `auth/password.ts`; null until one is set. */
  password_hash: string | null;
  salutation: string;
  firstname: string;
  lastname: string;
  /** null for customers who registered before both were asked for (GlüStV § 6a). */
  birth_name: string | null;
  birthplace: string | null;
  /** `YYYY-MM-DD` */
  birthdate: string;
  /** ISO 3166 alpha-3. */
  country: string;
  nationality: string;
  street: string;
  house_number: string;
  zip: string;
  city: string;
  phone: string;
  /** List of texts. Only this decides about LUGAS (core §5). */
  groups: JsonText;
  /**
   * 0 locked until registered again, 1 active, 6 identity to be checked, 9 provisional, 15 without
   * bank account.
   */
  customerstatus_id: number;
  created_at: Instant;
  /** When status 9 first let the customer play. */
  provisional_at: Instant | null;
  /** When the customer confirmed what status 9 may do until its identity is proven (§ 6a(4)). */
  identity_notice_at: Instant | null;
  /** The sum of the ledger's entries; only `payments/ledger.ts` changes it. */
  balance: Cents;
  /** Wettstars; null bonuspoints_status: never asked. */
  bonuspoints: number;
  bonuspoints_status: Flag;
  /** When the customer joined the bonus programme; null for members from before it was kept. */
  loyalty_joined_at: Instant | null;
  iban: string | null;
  /** `none`, `pending` after a change, `validated`. */
  bank_account_status: string;
  /** The code of the one-cent transfer; null when none is pending. */
  bank_code: string | null;
  identity_validated_at: Instant | null;
  age_validated_at: Instant | null;
  schufa_checked_date: string | null;
  terms_version: string | null;
  stats_checked: Instant | null;
  is_pro: Flag;
  excluded_until: Instant | null;
  /** The end of the last break of 24 hours; see `limits/break`. */
  break_until: Instant | null;
  /** LUGAS (core §4): null outside LUGAS and before its first use. */
  lugas_registered: Instant | null;
  lugas_activated: Instant | null;
  lugas_expires: Instant | null;
  lugas_keepalive: Instant | null;
  lugas_reality: Instant | null;
  lugas_realityexpires: Instant | null;
  /** Winnings above this many cents are paid out; null turns that off. */
  withdrawal_amount: Cents | null;
  /** `Preferences` of the contract. */
  preferences: JsonText;
  /**
   * Whether a login returns tokens as one-element lists (second §3); see `auth/login.tables.ts`.
   */
  lists_tokens: Generated<Flag>;
}

export const createCustomerTables = async (db: Kysely<unknown>): Promise<void> => {
  await addId(db.schema.createTable('customer'), db)
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('username', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'text')
    .addColumn('salutation', 'text', (column) => column.notNull())
    .addColumn('firstname', 'text', (column) => column.notNull())
    .addColumn('lastname', 'text', (column) => column.notNull())
    .addColumn('birthdate', 'varchar(10)', (column) => column.notNull())
    .addColumn('country', 'varchar(3)', (column) => column.notNull())
    .addColumn('nationality', 'text', (column) => column.notNull())
    .addColumn('street', 'text', (column) => column.notNull())
    .addColumn('house_number', 'text', (column) => column.notNull())
    .addColumn('zip', 'text', (column) => column.notNull())
    .addColumn('city', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('groups', 'text', (column) => column.notNull())
    .addColumn('customerstatus_id', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('balance', 'bigint', (column) => column.notNull())
    .addColumn('bonuspoints', 'bigint', (column) => column.notNull())
    .addColumn('bonuspoints_status', 'integer', (column) => column.notNull())
    .addColumn('iban', 'text')
    .addColumn('bank_account_status', 'text', (column) => column.notNull())
    .addColumn('bank_code', 'text')
    .addColumn('identity_validated_at', 'bigint')
    .addColumn('age_validated_at', 'bigint')
    .addColumn('schufa_checked_date', 'varchar(10)')
    .addColumn('terms_version', 'text')
    .addColumn('stats_checked', 'bigint')
    .addColumn('is_pro', 'integer', (column) => column.notNull())
    .addColumn('excluded_until', 'bigint')
    .addColumn('lugas_registered', 'bigint')
    .addColumn('lugas_activated', 'bigint')
    .addColumn('lugas_expires', 'bigint')
    .addColumn('lugas_keepalive', 'bigint')
    .addColumn('lugas_reality', 'bigint')
    .addColumn('lugas_realityexpires', 'bigint')
    .addColumn('withdrawal_amount', 'bigint')
    .addColumn('preferences', 'text', (column) => column.notNull())
    .execute();
};

export const addProvisionalAt = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('customer').addColumn('provisional_at', 'bigint').execute();
};

export const addIdentityNotice = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('customer').addColumn('identity_notice_at', 'bigint').execute();
};

export const addLoyaltyJoinedAt = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('customer').addColumn('loyalty_joined_at', 'bigint').execute();
};

export const addBirthNames = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('customer').addColumn('birth_name', 'text').execute();
  await db.schema.alterTable('customer').addColumn('birthplace', 'text').execute();
};

/** Each finished registration looks for exclusions that run. */
export const addExclusionIndex = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.createIndex('customer_by_exclusion').on('customer').columns(['excluded_until']).execute();
};

export const addPersonIndexes = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.createIndex('customer_by_birthdate').on('customer').columns(['birthdate']).execute();
  await db.schema.createIndex('customer_by_iban').on('customer').columns(['iban']).execute();
};
