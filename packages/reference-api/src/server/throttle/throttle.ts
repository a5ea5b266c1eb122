import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { ReasonOf } from '../operation/messages.ts';
import { Refused } from '../operation/refused.ts';

/** Allows something `times` within `windowMs` of the first time. */
export interface Rate {
  kind: string;
  times: number;
  windowMs: number;
}

/**
 * Counts one time, in the caller's transaction. Keys expire with their window.
 * @param key an address, a number, a customer
 * @returns null when it is allowed, else the first instant (ms) at which it is again
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
    // A window far ahead: the clock was moved back. A little ahead: another call was faster.
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

/** Uncounts one time: a right password is not a guess. */
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

/** Resets a key. */
export const forgetTurns = async (
  transaction: Transaction<Tables>,
  { kind }: Pick<Rate, 'kind'>,
  key: string,
): Promise<void> => {
  await transaction.deleteFrom('throttle').where('kind', '=', kind).where('key', '=', key).execute();
};

/** @param until the first instant (ms) of the next try */
export const tooMany = (reason: ReasonOf<'too_many_requests'>, until: number, now: number): Refused =>
  new Refused(429, `too_many_requests.${reason}`, {
    headers: { 'retry-after': String(Math.max(1, Math.ceil((until - now) / 1000))) },
  });
