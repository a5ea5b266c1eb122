import type { Kysely } from 'kysely';
import type { Instant } from '../database/columns.ts';

/** A count per key in a window that begins with the first time. */
export interface ThrottleTable {
  /** `sms`, `newsletter-mail` */
  kind: string;
  /** The counted key: an address, a number, a customer. */
  key: string;
  window_start: Instant;
  count: number;
}

export const createThrottleTables = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('throttle')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('window_start', 'bigint', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('throttle_key', ['kind', 'key'])
    .execute();
  await db.schema.createIndex('throttle_by_window').on('throttle').columns(['kind', 'window_start']).execute();
};
