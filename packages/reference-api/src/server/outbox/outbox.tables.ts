import type { Generated, Kysely } from 'kysely';
import { addId, type Instant } from '../database/columns.ts';

/** A mail or an SMS, written in the transaction that causes it and delivered afterwards. */
export interface OutboxMessageTable {
  id: Generated<number>;
  channel: 'mail' | 'sms';
  /** An e-mail address in lower case, or a phone number. */
  recipient: string;
  /** null for an SMS. */
  subject: string | null;
  text: string;
  created_at: Instant;
  delivered_at: Instant | null;
  /** Tries so far. */
  attempts: number;
  /** The next try may start at this instant; null for never. */
  next_attempt_at: Instant | null;
}

export const createOutboxTables = async (db: Kysely<unknown>): Promise<void> => {
  await addId(db.schema.createTable('outbox_message'), db)
    .addColumn('channel', 'varchar(4)', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('subject', 'text')
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('delivered_at', 'bigint')
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_attempt_at', 'bigint')
    .execute();
  await db.schema
    .createIndex('outbox_message_due')
    .on('outbox_message')
    .columns(['channel', 'next_attempt_at'])
    .execute();
  await db.schema.createIndex('outbox_message_by_recipient').on('outbox_message').columns(['recipient']).execute();
};
