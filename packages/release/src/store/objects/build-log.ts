import type { BuildName } from '../store.ts';
import type { Bucket } from './bucket.ts';

/**
 * What happened to a build. `put`: its files are whole, below this generation. `renewed`: published
 * again. `withdrawn`: gc decides. `kept`: somebody needs it. `removed`: its files go.
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

/** The state of a build, by its last events. */
export interface BuildState {
  /** How many events there are. */
  length: number;
  last: BuildEvent | null;
  /** Of its files; `null`: it was never published, or is removed. */
  generation: string | null;
  /** When it was published or renewed. */
  publishedAt: Date | null;
}

const LOG_BYTES = 1_000;

/**
 * The log of each build: `log/<name>/<buildId>/<n>.json`. An event is an object that is created
 * once, so of two writers one is first and the other one looks again: buckets have no rename, and
 * this takes its place.
 */
export const createBuildLog = (bucket: Bucket, beforeWrite: () => Promise<void>) => {
  /** What was read of each log. Events never change. */
  const known = new Map<string, LoggedEvent[]>();
  const placeOf = ({ name, buildId }: BuildName): string => `log/${name}/${buildId}`;

  const read = async (build: BuildName): Promise<LoggedEvent[]> => {
    const place = placeOf(build);
    const events = known.get(place) ?? [];
    // By number: another read of this process may be under way.
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
    /** The state of a build now. */
    look: async (build: BuildName): Promise<BuildState> => stateOf(await read(build)),

    /** The state as this process knows it, at no cost; `null` if it knows none. */
    recall: (build: BuildName): BuildState | null => {
      const events = known.get(placeOf(build));
      return events ? stateOf(events) : null;
    },

    /**
     * Adds the event that `next` gives for the state of the build; `null`: none. Asks again if
     * another process was first.
     * @param until by the clock of this process (ms): nothing is written later
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
        // The name makes it unlike each other event: a lost answer can be found out.
        const bytes = Buffer.from(JSON.stringify({ ...event, id: crypto.randomUUID() }));
        if ((await bucket.create(`${placeOf(build)}/${state.length + 1}.json`, bytes, until)) === 'written')
          return event;
      }
    },

    /** All builds that have a log, and how long it is. */
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
