import type { Generated, Kysely } from 'kysely';
import { addId, type Instant } from '../../server/database/columns.ts';

/** Messages to the service. */
export interface ContactMessageTable {
  id: Generated<number>;
  /** null for a visitor. */
  customer_id: number | null;
  subject: string;
  name: string;
  email: string;
  message: string;
  sent_at: Instant;
}

export const createContactTables = async (db: Kysely<unknown>): Promise<void> => {
  await addId(db.schema.createTable('contact_message'), db)
    .addColumn('customer_id', 'bigint')
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('sent_at', 'bigint', (column) => column.notNull())
    .execute();
};
