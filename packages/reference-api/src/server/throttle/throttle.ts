import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { Refused } from '../operation/refused.ts';

/** How often something may be done: `times` within `windowMs` of the first time. */
export interface Rate {
  kind: string;
  times: number;
  windowMs: number;
}

/**
 * Counts one time more, in the transaction that does it. Keys are forgotten with their window.
 * @param key what is counted by: an address, a number, a customer
 * @returns null when it may be done, else the instant (ms) from which on it may again
 */
export const takeTurn = async (
  transaction: Transaction<Tables>,
  { kind, times, windowMs }: Rate,
  key: string,
  now: number,
): Promise<number | null> => {
  await transaction
    .deleteFrom('throttle')
    .where('kind', '=', kind)
    // A window that begins much later is one of a clock that was put back; a little later, of a call that was quicker.
    .where((row) => row.or([row('window_start', '<=', now - windowMs), row('window_start', '>', now + windowMs)]))
    .execute();
  const { count, window_start } = await transaction
    .insertInto('throttle')
    .values({ kind, key, window_start: now, count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'key']).doUpdateSet((row) => ({ count: row('throttle.count', '+', 1) })),
    )
    .returning(['count', 'window_start'])
    .executeTakeFirstOrThrow();
  return count > times ? window_start + windowMs : null;
};

/** Takes one time back: it was none, as a right password is no guess. */
export const giveBackTurn = async (
  transaction: Transaction<Tables>,
  { kind }: Pick<Rate, 'kind'>,
  key: string,
): Promise<void> => {
  await transaction
    .updateTable('throttle')
    .set((row) => ({ count: row('count', '-', 1) }))
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('count', '>', 0)
    .execute();
};

/** Begins anew for a key. */
export const forgetTurns = async (
  transaction: Transaction<Tables>,
  { kind }: Pick<Rate, 'kind'>,
  key: string,
): Promise<void> => {
  await transaction.deleteFrom('throttle').where('kind', '=', kind).where('key', '=', key).execute();
};

/** @param until the instant (ms) from which on it may be tried again */
export const tooMany = (message: string, until: number, now: number): Refused =>
  new Refused(429, 'too_many_requests', message, {
    headers: { 'retry-after': String(Math.max(1, Math.ceil((until - now) / 1000))) },
  });
