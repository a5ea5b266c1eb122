import type { Generated, Kysely } from 'kysely';
import { addId, type Cents, type Flag, type Instant } from '../../server/database/columns.ts';
import type { LimitRange, LimitType } from './limit.model.ts';

/** A limit that was set; no row for other ranges. */
export interface CustomerLimitTable {
  customer_id: number;
  type: LimitType;
  range: LimitRange;
  limit_amount: Cents;
  newlimit: Cents | null;
  newlimitvalid: Instant | null;
  /** 1: required by the operator; the customer cannot end it. */
  forced: Flag;
}

/** A change that the customer asked for (§ 6d(1): twelve months at least). */
export interface LimitChangeTable {
  id: Generated<number>;
  customer_id: number;
  type: LimitType;
  range: LimitRange;
  /** The limit that was valid at the change; null without one. */
  amount_before: Cents | null;
  amount: Cents;
  changed_at: Instant;
  valid_from: Instant;
  /** 1: a later change came before `valid_from`. */
  withdrawn: Flag;
}

/** Amounts of a day of Europe/Berlin, with or without a limit. Weeks and months are sums. */
export interface LimitUseTable {
  customer_id: number;
  type: LimitType;
  /** `YYYY-MM-DD` */
  day: string;
  /** Negative on a day with more winnings than losses. */
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

export const createLimitChangeTable = async (db: Kysely<unknown>): Promise<void> => {
  await addId(db.schema.createTable('limit_change'), db)
    .addColumn('customer_id', 'bigint', (column) => column.notNull())
    .addColumn('type', 'varchar(7)', (column) => column.notNull())
    .addColumn('range', 'varchar(5)', (column) => column.notNull())
    .addColumn('amount_before', 'bigint')
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .addColumn('valid_from', 'bigint', (column) => column.notNull())
    .addColumn('withdrawn', 'integer', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('limit_change_customer').on('limit_change').columns(['customer_id', 'id']).execute();
};

export const addRaiseIndex = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.createIndex('customer_limit_by_raise').on('customer_limit').columns(['newlimitvalid']).execute();
};
