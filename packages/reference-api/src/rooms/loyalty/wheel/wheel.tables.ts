import type { Generated, Kysely } from 'kysely';
import { addId, type Instant } from '../../../server/database/columns.ts';

/** A turn of the wheel. */
export interface WheelSpinTable {
  id: Generated<number>;
  customer_id: number;
  /** `YYYY-MM-DD` in Europe/Berlin; one turn per customer and day. */
  day: string;
  item_id: number;
  spun_at: Instant;
}

export const createWheelTables = async (db: Kysely<unknown>): Promise<void> => {
  await addId(db.schema.createTable('wheel_spin'), db)
    .addColumn('customer_id', 'bigint', (column) => column.notNull())
    .addColumn('day', 'varchar(10)', (column) => column.notNull())
    .addColumn('item_id', 'integer', (column) => column.notNull())
    .addColumn('spun_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('wheel_spin_once', ['customer_id', 'day'])
    .execute();
};
