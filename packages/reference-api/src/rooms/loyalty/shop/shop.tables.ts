import type { Generated, Kysely } from 'kysely';
import { addId, type Instant } from '../../../server/database/columns.ts';

/** The ordered number of a product; `shopProducts` has the initial stock. */
export interface ShopProductSalesTable {
  product_id: number;
  sold: number;
}

export interface ShopOrderTable {
  id: Generated<number>;
  customer_id: number;
  /** The caller's key; one order per key. */
  idempotency_key: string;
  product_id: number;
  quantity: number;
  /** Its price in wettstars on that day. */
  points: number;
  /** The delivery address on that day, in lines. */
  address: string;
  ordered_at: Instant;
}

export const createShopTables = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('shop_product_sales')
    .addColumn('product_id', 'integer', (column) => column.primaryKey())
    .addColumn('sold', 'integer', (column) => column.notNull())
    .execute();
  await addId(db.schema.createTable('shop_order'), db)
    .addColumn('customer_id', 'bigint', (column) => column.notNull())
    .addColumn('idempotency_key', 'text', (column) => column.notNull())
    .addColumn('product_id', 'integer', (column) => column.notNull())
    .addColumn('quantity', 'integer', (column) => column.notNull())
    .addColumn('points', 'bigint', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('ordered_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('shop_order_once', ['customer_id', 'idempotency_key'])
    .execute();
};
