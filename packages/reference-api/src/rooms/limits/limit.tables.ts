import type { Kysely } from 'kysely';
import type { Cents, Flag, Instant } from '../../server/database/columns.ts';
import type { LimitRange, LimitType } from './limit.model.ts';

/** A limit that was set; there is none for a range that nobody asked for. */
export interface CustomerLimitTable {
  customer_id: number;
  type: LimitType;
  range: LimitRange;
  limit_amount: Cents;
  newlimit: Cents | null;
  newlimitvalid: Instant | null;
  /** 1: the operator demands it, and the customer cannot end it. */
  forced: Flag;
}

/** What a customer used in a day of Europe/Berlin. Weeks and months are sums of it, with or without a limit. */
export interface LimitUseTable {
  customer_id: number;
  type: LimitType;
  /** `YYYY-MM-DD` */
  day: string;
  /** Below 0 on a day that won more than it lost. */
  used: Cents;
}

export const createLimitTables = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('customer_limit')
    .addColumn('customer_id', 'bigint', (column) => column.notNull())
    .addColumn('type', 'varchar(7)', (column) => column.notNull())
    .addColumn('range', 'varchar(5)', (column) => column.notNull())
    .addColumn('limit_amount', 'bigint', (column) => column.notNull())
    .addColumn('newlimit', 'bigint')
    .addColumn('newlimitvalid', 'bigint')
    .addColumn('forced', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('customer_limit_key', ['customer_id', 'type', 'range'])
    .execute();
  await db.schema
    .createTable('limit_use')
    .addColumn('customer_id', 'bigint', (column) => column.notNull())
    .addColumn('type', 'varchar(7)', (column) => column.notNull())
    .addColumn('day', 'varchar(10)', (column) => column.notNull())
    .addColumn('used', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('limit_use_key', ['customer_id', 'type', 'day'])
    .execute();
};
