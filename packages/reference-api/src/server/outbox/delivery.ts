import type { Database } from '../database/open-database.ts';
import type { OutboxMessage } from './outbox.ts';

/** Sends one mail to a mail server. Rejects when the server does not take it now. */
export type Transport = (mail: { id: number; to: string; subject: string; text: string }) => Promise<void>;

/** Delivers the mails of the outbox, outside of requests. */
export interface Delivery {
  /** Starts the delivery of due mails; no-op while one runs. Cheap, never throws. */
  wake(now: number): void;
  /** Resolves when no delivery runs. */
  idle(): Promise<void>;
}

/** A mail stays undelivered after this many tries. */
const MAX_ATTEMPTS = 8;

/** One minute, then twice as long each time. */
const pauseMs = (attempts: number): number => 60_000 * 2 ** attempts;

const nextDue = (database: Database, now: number): Promise<OutboxMessage | undefined> =>
  database
    .selectFrom('outbox_message')
    .selectAll()
    .where('channel', '=', 'mail')
    .where('next_attempt_at', '<=', now)
    .orderBy('next_attempt_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

/**
 * Postpones the next try before sending, so that no two processes send it and no crash loses it.
 */
const claim = async (database: Database, { id, attempts }: OutboxMessage, now: number): Promise<boolean> => {
  const next = attempts + 1 < MAX_ATTEMPTS ? now + pauseMs(attempts) : null;
  const { numUpdatedRows } = await database
    .updateTable('outbox_message')
    .set({ attempts: attempts + 1, next_attempt_at: next })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('delivered_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** @param onError called when a mail was not taken; it is retried later */
export const createDelivery = (
  database: Database,
  transport: Transport,
  onError?: (error: unknown) => void,
): Delivery => {
  const deliver = async (message: OutboxMessage, now: number) => {
    if (!(await claim(database, message, now))) return;
    const { id, recipient, subject, text } = message;
    try {
      await transport({ id, to: recipient, subject: subject ?? '', text });
    } catch (error) {
      onError?.(error);
      return;
    }
    await database
      .updateTable('outbox_message')
      .set({ delivered_at: now, next_attempt_at: null })
      .where('id', '=', id)
      .execute();
  };

  let running: Promise<void> | null = null;
  /** The last wake-up. A mail announced during a delivery may be missing from what was read. */
  let woken: number | null = null;
  const run = async () => {
    try {
      while (woken !== null) {
        const now = woken;
        woken = null;
        for (let due = await nextDue(database, now); due; due = await nextDue(database, now)) await deliver(due, now);
      }
    } catch (error) {
      onError?.(error);
    } finally {
      running = null;
    }
  };
  return {
    wake(now) {
      woken = now;
      running ??= run();
    },
    async idle() {
      await running;
    },
  };
};
