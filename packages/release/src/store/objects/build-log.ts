import type { BuildName } from '../store.ts';
import type { Bucket } from './bucket.ts';

/**
 * An event in the life of a build. `put`: its files are complete, under this generation. `renewed`:
 * published again. `withdrawn`: gc is deciding. `kept`: it is needed. `removed`: its files are
 * being deleted.
 */
export type BuildEvent =
  | { is: 'put'; generation: string }
  | { is: 'renewed' }
  | { is: 'withdrawn'; by: string }
  | { is: 'kept' }
  | { is: 'removed'; generation: string };

interface LoggedEvent {
  event: BuildEvent;
  at: Date;
}

/** The state of a build, from its events. */
export interface BuildState {
  /** The number of events. */
  length: number;
  last: BuildEvent | null;
  /** The generation of its files; `null` if it was never published or is removed. */
  generation: string | null;
  /** When it was published or renewed. */
  publishedAt: Date | null;
}

const LOG_BYTES = 1_000;

/**
 * The log of each build: `log/<name>/<buildId>/<n>.json`. Each event is an object that can be
 * created only once, so the loser of a race re-reads the log. It replaces the atomic rename, which
 * buckets lack.
 */
export const createBuildLog = (bucket: Bucket, beforeWrite: () => Promise<void>) => {
  /** The events read so far. They never change. */
  const known = new Map<string, LoggedEvent[]>();
  const placeOf = ({ name, buildId }: BuildName): string => `log/${name}/${buildId}`;

  const read = async (build: BuildName): Promise<LoggedEvent[]> => {
    const place = placeOf(build);
    const events = known.get(place) ?? [];
    // Assigned by number, since another read of this log may be running.
    for (let number = events.length; ; number += 1) {
      const found = await bucket.get(`${place}/${number + 1}.json`, LOG_BYTES);
      if (!found) break;
      events[number] = { event: JSON.parse(Buffer.from(found.bytes).toString('utf8')), at: found.modified };
    }
    if (events.length > 0) known.set(place, events);
    return events;
  };

  const stateOf = (events: readonly LoggedEvent[]): BuildState => {
    const last = events.at(-1)?.event ?? null;
    const isThere = last !== null && last.is !== 'removed';
    const put = events.findLast(({ event }) => event.is === 'put')?.event;
    const published = events.findLast(({ event }) => event.is === 'put' || event.is === 'renewed');
    return {
      length: events.length,
      last,
      generation: isThere && put?.is === 'put' ? put.generation : null,
      publishedAt: isThere ? (published?.at ?? null) : null,
    };
  };

  return {
    /** Reads the state of a build. */
    look: async (build: BuildName): Promise<BuildState> => stateOf(await read(build)),

    /** The state that this process has read last, without a request; `null` if it has read none. */
    recall: (build: BuildName): BuildState | null => {
      const events = known.get(placeOf(build));
      return events ? stateOf(events) : null;
    },

    /**
     * Adds the event that `next` returns for the state of the build; `null` adds none. Calls `next`
     * again if another process added an event first.
     * @param until nothing is written after this instant (ms, by the clock of this process)
     */
    add: async (
      build: BuildName,
      next: (state: BuildState) => BuildEvent | null,
      until?: number,
    ): Promise<BuildEvent | null> => {
      for (;;) {
        const state = stateOf(await read(build));
        const event = next(state);
        if (!event) return null;
        await beforeWrite();
        // The id makes each event unique, so that after a lost answer `create` can recognise it.
        const bytes = Buffer.from(JSON.stringify({ ...event, id: crypto.randomUUID() }));
        if ((await bucket.create(`${placeOf(build)}/${state.length + 1}.json`, bytes, until)) === 'written')
          return event;
      }
    },

    /** All builds that have a log, and its length. */
    list: async (): Promise<{ build: BuildName; length: number }[]> => {
      const lengths = new Map<string, number>();
      for (const { key } of await bucket.list('log/')) {
        const place = key.slice(0, key.lastIndexOf('/'));
        lengths.set(place, (lengths.get(place) ?? 0) + 1);
      }
      return [...lengths].map(([place, length]) => {
        const [, name = '', buildId = ''] = place.split('/');
        return { build: { name, buildId }, length };
      });
    },
  };
};
