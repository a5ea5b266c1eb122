import type { Kysely } from 'kysely';
import type { Instant, JsonText } from '../../server/database/columns.ts';

/** Settings of a customer; no row before the first change. */
export interface CustomerSettingsTable {
  customer_id: number;
  /** `Settings` of the contract. */
  settings: JsonText;
}

/** The latest request of a customer for its personal data, or for their erasure. */
export interface PersonalDataRequestTable {
  customer_id: number;
  requested_at: Instant;
}

export const createSettingsTables = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('customer_settings')
    .addColumn('customer_id', 'bigint', (column) => column.primaryKey())
    .addColumn('settings', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('personal_data_request')
    .addColumn('customer_id', 'bigint', (column) => column.primaryKey())
    .addColumn('requested_at', 'bigint', (column) => column.notNull())
    .execute();
};

export const createErasureRequestTable = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('erasure_request')
    .addColumn('customer_id', 'bigint', (column) => column.primaryKey())
    .addColumn('requested_at', 'bigint', (column) => column.notNull())
    .execute();
};
