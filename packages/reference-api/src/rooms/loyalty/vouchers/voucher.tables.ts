import type { Generated, Kysely } from 'kysely';
import { addId, type Cents, type Instant } from '../../../server/database/columns.ts';

export interface VoucherTable {
  id: Generated<number>;
  customer_id: number;
  /** Key of `voucherCampaigns`, which has its texts. */
  campaign: string;
  type: 'banner' | 'bonus';
  amount: Cents;
  valid_from: Instant;
  valid_until: Instant;
  /** null until the customer decides. */
  decision: 'accepted' | 'declined' | null;
  decided_at: Instant | null;
  /** When a deposit used the banner voucher. */
  used_at: Instant | null;
  /** When the customer was notified of its end. */
  end_told_at: Instant | null;
}

/** How often a code was redeemed in total. */
export interface VoucherCodeTable {
  code: string;
  redeemed: number;
}

/** A redemption of a code. */
export interface VoucherCodeUseTable {
  code: string;
  customer_id: number;
  redeemed_at: Instant;
}

/** Wrong codes, to stop guessing. */
export interface VoucherCodeMissTable {
  id: Generated<number>;
  customer_id: number;
  missed_at: Instant;
}

export const createVoucherTables = async (db: Kysely<unknown>): Promise<void> => {
  await addId(db.schema.createTable('voucher'), db)
    .addColumn('customer_id', 'bigint', (column) => column.notNull())
    .addColumn('campaign', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('valid_from', 'bigint', (column) => column.notNull())
    .addColumn('valid_until', 'bigint', (column) => column.notNull())
    .addColumn('decision', 'text')
    .addColumn('decided_at', 'bigint')
    .addColumn('used_at', 'bigint')
    .execute();
  await db.schema.createIndex('voucher_by_customer').on('voucher').columns(['customer_id']).execute();
  await db.schema
    .createTable('voucher_code')
    .addColumn('code', 'text', (column) => column.primaryKey())
    .addColumn('redeemed', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('voucher_code_use')
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('customer_id', 'bigint', (column) => column.notNull())
    .addColumn('redeemed_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('voucher_code_use_once', ['code', 'customer_id'])
    .execute();
  await addId(db.schema.createTable('voucher_code_miss'), db)
    .addColumn('customer_id', 'bigint', (column) => column.notNull())
    .addColumn('missed_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('voucher_code_miss_by_customer')
    .on('voucher_code_miss')
    .columns(['customer_id', 'missed_at'])
    .execute();
};

export const addEndTold = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('voucher').addColumn('end_told_at', 'bigint').execute();
  await db.schema.createIndex('voucher_by_end').on('voucher').columns(['valid_until']).execute();
};
