import type { Kysely } from 'kysely';
import type { Instant } from '../../../server/database/columns.ts';

/** The latest PostIdent coupon of a customer. */
export interface PostidentCouponTable {
  customer_id: number;
  /** The post office reports this number back: unique. */
  number: string;
  issued_at: Instant;
}

export const createPostidentCouponTable = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('postident_coupon')
    .addColumn('customer_id', 'bigint', (column) => column.primaryKey())
    .addColumn('number', 'varchar(20)', (column) => column.notNull().unique())
    .addColumn('issued_at', 'bigint', (column) => column.notNull())
    .execute();
};
