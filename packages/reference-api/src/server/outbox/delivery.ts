import type { Database } from '../database/open-database.ts';
import type { OutboxMessage } from './outbox.ts';

/** Hands one mail to a mail server. Rejects when that does not take it now. */
export type Transport = (mail: { id: number; to: string; subject: string; text: string }) => Promise<void>;

/** Delivers what the outbox holds, beside the requests and never inside one. */
export interface Delivery {
  /** Begins to deliver what is due, unless that is already going on. Cheap, and never throws. */
  wake(now: number): void;
  /** Settles when nothing is being delivered. */
  idle(): Promise<void>;
}

/** After so many tries a mail stays undelivered. */
const maxAttempts = 8;

/** A minute, then twice as long each time. */
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

/** Puts the next try off before this one is made, so that no two processes send one mail, and a crash does not lose it. */
const claim = async (database: Database, { id, attempts }: OutboxMessage, now: number): Promise<boolean> => {
  const next = attempts + 1 < maxAttempts ? now + pauseMs(attempts) : null;
  const { numUpdatedRows } = await database
    .updateTable('outbox_message')
    .set({ attempts: attempts + 1, next_attempt_at: next })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('delivered_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** @param onError told of a mail that was not taken; it is tried again later */
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
  /** When it was last woken. A message that was announced while one is delivered may stand behind what was read. */
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
