import type { Selectable, Transaction } from 'kysely';
import type { Database } from '../database/open-database.ts';
import type { Tables } from '../database/tables.ts';
import type { OutboxMessageTable } from './outbox.tables.ts';

export interface Mail {
  to: string;
  subject: string;
  /** Plain text. */
  text: string;
  /** Instant (ms). */
  at: number;
}

export interface Sms {
  /** A phone number. */
  to: string;
  text: string;
  /** Instant (ms). */
  at: number;
}

const put = async (
  transaction: Transaction<Tables>,
  channel: OutboxMessageTable['channel'],
  { to, subject, text, at }: Sms & { subject: string | null },
): Promise<void> => {
  await transaction
    .insertInto('outbox_message')
    .values({
      channel,
      recipient: to,
      subject,
      text,
      created_at: at,
      delivered_at: null,
      attempts: 0,
      next_attempt_at: at,
    })
    .execute();
};

/** Writes a mail in the caller's transaction. A mail server that is down fails no call. */
export const sendMail = (transaction: Transaction<Tables>, mail: Mail): Promise<void> =>
  // A line break in a subject would let the caller inject a header.
  put(transaction, 'mail', { ...mail, to: mail.to.toLowerCase(), subject: mail.subject.replaceAll(/[\r\n]+/g, ' ') });

/** Writes an SMS in the caller's transaction. No provider is connected: it stays in the outbox. */
export const sendSms = (transaction: Transaction<Tables>, sms: Sms): Promise<void> =>
  put(transaction, 'sms', { ...sms, subject: null });

export type OutboxMessage = Selectable<OutboxMessageTable>;

/** The last 100 messages, newest first, optionally to one address or number. */
export const readOutbox = (database: Database, recipient?: string): Promise<OutboxMessage[]> =>
  database
    .selectFrom('outbox_message')
    .selectAll()
    .$if(recipient !== undefined, (query) => query.where('recipient', '=', recipient as string))
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
