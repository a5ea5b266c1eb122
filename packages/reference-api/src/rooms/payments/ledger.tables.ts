import type { components } from '@paddock/api';
import type { Generated, Kysely } from 'kysely';
import { addId, type Cents, type Instant } from '../../server/database/columns.ts';

export interface LedgerEntryTable {
  id: Generated<number>;
  customer_id: number;
  kind: components['schemas']['TransactionType'];
  /** Positive to the customer, negative from it. */
  amount: Cents;
  /** The balance with this entry. */
  balance: Cents;
  /** Its reference: `bet:12`, `payment:7`. Unique with `kind`: nothing is booked twice. */
  reference: string;
  booked_at: Instant;
}

export const createLedgerTables = async (db: Kysely<unknown>): Promise<void> => {
  await addId(db.schema.createTable('ledger_entry'), db)
    .addColumn('customer_id', 'bigint', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('balance', 'bigint', (column) => column.notNull())
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('booked_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('ledger_entry_once', ['kind', 'reference'])
    .execute();
  await db.schema
    .createIndex('ledger_entry_by_customer')
    .on('ledger_entry')
    .columns(['customer_id', 'booked_at'])
    .execute();
};
