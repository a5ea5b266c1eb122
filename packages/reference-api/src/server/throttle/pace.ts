import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';

/**
 * How attempts are slowed down, so that who guesses gets slower and slower and the owner never waits for long: `free` of
 * them come at once, after each further one there is a pause, of a second at first and twice as long each time. One is
 * forgotten every `drainMs`, so pauses do not grow much beyond that.
 */
export interface Pace {
  kind: string;
  free: number;
  drainMs: number;
}

const firstPauseMs = 1_000;

/** So many attempts beyond the free ones count: their pause is longer than any `drainMs`. */
const most = 12;

const pauseAfter = ({ free }: Pace, count: number): number =>
  count < free ? 0 : firstPauseMs * 2 ** Math.min(count - free, most);

/** What is left of a count after so long (ms). */
const drained = ({ drainMs }: Pace, count: number, passed: number): number =>
  Math.max(0, count - Math.floor(Math.max(0, passed) / drainMs));

/** Drops what counts no more, so that keys of attackers do not pile up. */
const forgetOld = (transaction: Transaction<Tables>, { kind, free, drainMs }: Pace, now: number) => {
  const kept = (free + most) * drainMs;
  return (
    transaction
      .deleteFrom('throttle')
      .where('kind', '=', kind)
      // One that is much later is of a clock that was put back.
      .where((row) => row.or([row('window_start', '<=', now - kept), row('window_start', '>', now + kept)]))
      .execute()
  );
};

/**
 * Counts one attempt more, unless it comes within a pause. Throw what refuses it in the same transaction: a refused
 * attempt counts nowhere, or an attacker could make the pause longer by it.
 * @param now instant (ms)
 * @returns null when it may be made, else the instant (ms) from which on
 */
export const takePace = async (
  transaction: Transaction<Tables>,
  pace: Pace,
  key: string,
  now: number,
): Promise<number | null> => {
  const { kind } = pace;
  await forgetOld(transaction, pace, now);
  // Holds the row: of attempts at the same moment the next one finds this one counted.
  const { count, window_start: last } = await transaction
    .insertInto('throttle')
    .values({ kind, key, window_start: now, count: 0 })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'key']).doUpdateSet((row) => ({ count: row.ref('throttle.count') })),
    )
    .returning(['count', 'window_start'])
    .executeTakeFirstOrThrow();
  const pause = pauseAfter(pace, count);
  // Without a pause an instant before the last one is just of a call that waited for its row.
  if (pause > 0 && now < last + pause) return last + pause;
  await transaction
    .updateTable('throttle')
    .set({ count: Math.min(drained(pace, count, now - last) + 1, pace.free + most), window_start: Math.max(now, last) })
    .where('kind', '=', kind)
    .where('key', '=', key)
    .execute();
  return null;
};
