import type { Kysely } from 'kysely';
import type { Instant } from '../../server/database/columns.ts';

/** A browser in which a customer logged in. */
export interface KnownDeviceTable {
  /** SHA-256 of its cookie. */
  hash: string;
  customer_id: number;
  /** Its last login. */
  seen_at: Instant;
}

export const createKnownDeviceTable = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('known_device')
    .addColumn('hash', 'varchar(43)', (column) => column.primaryKey())
    .addColumn('customer_id', 'bigint', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('known_device_by_customer').on('known_device').columns(['customer_id']).execute();
};
