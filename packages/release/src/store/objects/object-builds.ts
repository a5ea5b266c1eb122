import { randomUUID } from 'node:crypto';
import type { BuildName, Settle } from '../store.ts';
import type { Bucket } from './bucket.ts';
import { createBuildLog } from './build-log.ts';
import { PENDING_FILES, WITHIN_MS } from './pending.ts';

/** The number of concurrent requests of one upload or removal. */
const AT_ONCE = 8;

const each = async <T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> => {
  const waiting = [...items];
  const run = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, run));
};

/**
 * A generation of a build whose files are being written or removed: `pending/files-<unique>.json`.
 */
interface PendingFiles extends BuildName {
  generation: string;
}

/**
 * The published builds of a bucket: `builds/<name>/<buildId>/<generation>/<file>`, maps the same
 * way. Each upload has its own generation, so a removal never affects the files of a later one. The
 * log says which generation is valid.
 */
export const createObjectBuilds = (bucket: Bucket, beforeWrite: () => Promise<void>) => {
  const log = createBuildLog(bucket, beforeWrite);
  const placeOf = ({ name, buildId }: BuildName, generation: string, kind: 'builds' | 'maps' = 'builds'): string =>
    `${kind}/${name}/${buildId}/${generation}/`;

  const removeFiles = async (build: BuildName, generation: string): Promise<void> => {
    for (const kind of ['builds', 'maps'] as const) {
      const listed = await bucket.list(placeOf(build, generation, kind));
      await each(listed, ({ key }) => bucket.remove(key));
    }
  };

  const mark = async (files: PendingFiles): Promise<string> => {
    const key = `${PENDING_FILES}${randomUUID()}.json`;
    await bucket.put(key, Buffer.from(JSON.stringify(files)));
    return key;
  };

  const putBack = (build: BuildName) =>
    log.add(build, ({ last }) => (last?.is === 'withdrawn' ? { is: 'kept' } : null));

  return {
    list: async (): Promise<BuildName[]> => {
      const logs = await log.list();
      const removed = new Set<BuildName>();
      await each(logs, async ({ build, length }) => {
        // The first event of each log is `put`.
        if (length === 1) return;
        const known = log.recall(build);
        const { generation } = known && known.length >= length ? known : await log.look(build);
        if (generation === null) removed.add(build);
      });
      return logs.map(({ build }) => build).filter((build) => !removed.has(build));
    },

    readFile: async (build: BuildName, file: string, maxBytes?: number): Promise<Uint8Array | null> => {
      const read = async (generation: string | null | undefined) =>
        generation ? bucket.get(`${placeOf(build, generation)}${file}`, maxBytes) : null;
      const before = log.recall(build)?.generation;
      const found = await read(before);
      if (found) return found.bytes;
      // The file is missing, or the build was removed and published again.
      const { generation } = await log.look(build);
      return generation === before ? null : ((await read(generation))?.bytes ?? null);
    },

    put: async (
      build: BuildName,
      content: Map<string, Uint8Array>,
      maps: Map<string, Uint8Array>,
    ): Promise<'written' | 'taken'> => {
      if ((await log.look(build)).generation !== null) return 'taken';
      const until = Date.now() + WITHIN_MS;
      const generation = randomUUID();
      const pending = await mark({ ...build, generation });
      const put = (kind: 'builds' | 'maps', files: Map<string, Uint8Array>) =>
        each([...files], ([file, bytes]) => bucket.put(`${placeOf(build, generation, kind)}${file}`, bytes));
      await put('maps', maps);
      await put('builds', content);
      const added = await log.add(
        build,
        (state) => (state.generation === null ? { is: 'put', generation } : null),
        until,
      );
      if (!added) await removeFiles(build, generation);
      await bucket.remove(pending);
      return added ? 'written' : 'taken';
    },

    readMaps: async (build: BuildName): Promise<Map<string, Uint8Array>> => {
      const { generation } = await log.look(build);
      const maps = new Map<string, Uint8Array>();
      const place = generation && placeOf(build, generation, 'maps');
      for (const { key } of place ? await bucket.list(place) : []) {
        const found = await bucket.get(key);
        if (found) maps.set(key.slice((place ?? '').length), found.bytes);
      }
      return maps;
    },

    publishedAt: async (build: BuildName): Promise<Date | null> => (await log.look(build)).publishedAt,

    renew: async (build: BuildName): Promise<boolean> =>
      (await log.add(build, ({ generation }) => (generation === null ? null : { is: 'renewed' }))) !== null,

    keep: async (build: BuildName): Promise<boolean> =>
      (await putBack(build)) !== null || (await log.look(build)).generation !== null,

    withdraw: async (build: BuildName): Promise<Settle | null> => {
      const by = randomUUID();
      const added = await log.add(build, ({ generation }) => (generation === null ? null : { is: 'withdrawn', by }));
      if (!added) return null;
      return async (remove) => {
        if (!remove) {
          await putBack(build);
          return false;
        }
        const { generation } = await log.look(build);
        if (generation === null) return false;
        const pending = await mark({ ...build, generation });
        const removed = await log.add(build, ({ last }) =>
          last?.is === 'withdrawn' && last.by === by ? { is: 'removed', generation } : null,
        );
        if (removed) await removeFiles(build, generation);
        await bucket.remove(pending);
        return removed !== null;
      };
    },

    /** Removes the files of an interrupted upload or removal. */
    settlePending: async (bytes: Uint8Array): Promise<void> => {
      const { generation, ...build } = JSON.parse(Buffer.from(bytes).toString('utf8')) as PendingFiles;
      if ((await log.look(build)).generation !== generation) await removeFiles(build, generation);
    },
  };
};
