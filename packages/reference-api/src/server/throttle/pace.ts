import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';

/**
 * Slows down guessing while the owner never waits for long. `free` attempts pass at once. Each
 * further one is followed by a pause, one second at first and twice as long each time. One attempt
 * is forgotten for each whole `drainMs` since the last one, so pauses do not grow much beyond that.
 */
export interface Pace {
  kind: string;
  free: number;
  drainMs: number;
}

const FIRST_PAUSE_MS = 1_000;

/** Maximum number of counted attempts beyond the free ones; their pause exceeds any `drainMs`. */
const MOST = 12;

const pauseAfter = ({ free }: Pace, count: number): number =>
  count < free ? 0 : FIRST_PAUSE_MS * 2 ** Math.min(count - free, MOST);

/** The count that remains after `passed` ms. */
const drained = ({ drainMs }: Pace, count: number, passed: number): number =>
  Math.max(0, count - Math.floor(Math.max(0, passed) / drainMs));

/** Deletes expired counts, so that attackers' keys do not pile up. */
const forgetOld = (transaction: Transaction<Tables>, { kind, free, drainMs }: Pace, now: number) => {
  const kept = (free + MOST) * drainMs;
  return (
    transaction
      .deleteFrom('throttle')
      .where('kind', '=', kind)
      // A count far in the future comes from a clock that was moved back.
      .where((row) => row.or([row('window_start', '<=', now - kept), row('window_start', '>', now + kept)]))
      .execute()
  );
};

/**
 * Counts one attempt, unless it comes within a pause. Throw the refusal in the same transaction: a
 * refused attempt must not count, or an attacker could prolong the pause.
 * @param now instant (ms)
 * @returns null when it is allowed, else the first instant (ms) at which it is
 */
export const takePace = async (
  transaction: Transaction<Tables>,
  pace: Pace,
  key: string,
  now: number,
): Promise<number | null> => {
  const { kind } = pace;
  await forgetOld(transaction, pace, now);
  // Locks the row, so that a simultaneous attempt finds this one counted.
  const { count, window_start: last } = await transaction
    .insertInto('throttle')
    .values({ kind, key, window_start: now, count: 0 })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'key']).doUpdateSet((row) => ({ count: row.ref('throttle.count') })),
    )
    .returning(['count', 'window_start'])
    .executeTakeFirstOrThrow();
  const pause = pauseAfter(pace, count);
  // Without a pause, an earlier instant only means that the call waited for the row.
  if (pause > 0 && now < last + pause) return last + pause;
  await transaction
    .updateTable('throttle')
    .set({ count: Math.min(drained(pace, count, now - last) + 1, pace.free + MOST), window_start: Math.max(now, last) })
    .where('kind', '=', kind)
    .where('key', '=', key)
    .execute();
  return null;
};
