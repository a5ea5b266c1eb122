import type { Generated, Kysely } from 'kysely';
import { addId, type Instant } from '../../server/database/columns.ts';

/** An entry of wettstars. A customer's entries sum up to `bonuspoints`. */
export interface LoyaltyEntryTable {
  id: Generated<number>;
  customer_id: number;
  kind: 'earned' | 'converted' | 'wheel' | 'order' | 'gift';
  /** Positive to the customer, negative from it. */
  points: number;
  /** The points with this entry. */
  balance: number;
  /** Its reference: `bet:12`. Unique with `kind`. */
  reference: string;
  booked_at: Instant;
}

export const createLoyaltyTables = async (db: Kysely<unknown>): Promise<void> => {
  await addId(db.schema.createTable('loyalty_entry'), db)
    .addColumn('customer_id', 'bigint', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('points', 'bigint', (column) => column.notNull())
    .addColumn('balance', 'bigint', (column) => column.notNull())
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('booked_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('loyalty_entry_once', ['kind', 'reference'])
    .execute();
  await db.schema
    .createIndex('loyalty_entry_by_customer')
    .on('loyalty_entry')
    .columns(['customer_id', 'booked_at'])
    .execute();
};
