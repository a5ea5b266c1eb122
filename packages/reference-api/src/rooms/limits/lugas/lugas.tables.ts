import type { Kysely } from 'kysely';
import type { Cents, Flag, Instant } from '../../../server/database/columns.ts';

/** The state of the central file: one row, id 1. */
export interface CentralFileTable {
  id: number;
  is_down: Flag;
}

/** A customer's entries from other operators. Never shown (domain §3.2). */
export interface CentralFileEntryTable {
  customer_id: number;
  /** `YYYY-MM`, of `deposited`. */
  month: string;
  deposited: Cents;
  /** The end of its last activity elsewhere; null without one. */
  active_until: Instant | null;
}

export const createLugasTables = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('central_file')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('is_down', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('central_file_entry')
    .addColumn('customer_id', 'bigint', (column) => column.primaryKey())
    .addColumn('month', 'varchar(7)', (column) => column.notNull())
    .addColumn('deposited', 'bigint', (column) => column.notNull())
    .addColumn('active_until', 'bigint')
    .execute();
};
