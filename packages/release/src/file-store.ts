import { randomUUID } from 'node:crypto';
import { watch } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import {
  type FileSystem,
  flushFolder,
  listIfThere,
  makeFolder,
  nodeFileSystem,
  readIfThere,
  writeNewFile,
} from './file-system.ts';
import { isReleaseError, ReleaseError, systemCode } from './release-error.ts';
import { type BuildName, MAX_BYTES, type ReleaseStore } from './store.ts';

/** Files of a build that nobody has measured yet when they are read. */
const BUILD_FILE_BYTES: Record<string, number> = {
  'build.json': MAX_BYTES.buildJson,
  'publish.json': MAX_BYTES.statement,
};

/** A store in a folder of this machine. */
export interface FileStore extends ReleaseStore {
  readonly folder: string;
}

const CHANNEL = /^[a-z][a-z0-9-]{0,63}$/;
const NAME = /^(shell|mf-[a-z0-9-]{1,60})$/;
const BUILD_ID = /^(?!\.)[0-9A-Za-z.-]{1,80}$/;
/** No part of a path is empty or starts with a dot. */
const FILE = /^(?!\.)[^/\\\0]+(\/(?!\.)[^/\\\0]+)*$/;

const describe = (error: unknown): { what: string; mend: string } => {
  const code = systemCode(error);
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return { what: 'the disk is full', mend: 'Free space (paddock gc), then try again.' };
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return { what: 'the store may not be written', mend: 'Check who owns the data folder and how it is mounted.' };
  }
  return { what: error instanceof Error ? error.message : String(error), mend: 'Check the disk, then try again.' };
};

/** Every failure of the medium leaves the store as one typed error that says what was being done. */
const attempt = async <T>(task: string, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (isReleaseError(error)) throw error;
    const { what, mend } = describe(error);
    throw new ReleaseError('storage', `Could not ${task}: ${what}`, mend, { cause: error });
  }
};

const checked = (value: string, pattern: RegExp, what: string): string => {
  if (!pattern.test(value))
    throw new ReleaseError('usage', `${JSON.stringify(value)} is no ${what}`, 'Check the spelling.');
  return value;
};

/**
 * Opens the store at `location`, a folder which need not exist yet. `trustedRoot` pins the root key by its id: then a store whose
 * keys were all replaced is refused. `fileSystem` is for tests.
 */
export const openFileStore = (
  location: string,
  {
    trustedRoot = null,
    fileSystem: files = nodeFileSystem,
  }: { trustedRoot?: string | null; fileSystem?: FileSystem } = {},
): FileStore => {
  const folder = resolve(location);
  const buildFolder = ({ name, buildId }: BuildName, kind = 'builds'): string =>
    join(folder, kind, checked(name, NAME, 'name of a remote'), checked(buildId, BUILD_ID, 'build id'));
  const journalFolder = (channel: string): string => join(folder, 'journal', checked(channel, CHANNEL, 'channel'));
  const recordPath = (channel: string, sequence: number): string => join(journalFolder(channel), `${sequence}.json`);
  const hintPath = (channel: string): string =>
    join(folder, 'channels', `${checked(channel, CHANNEL, 'channel')}.json`);
  const timestampPath = (channel: string): string =>
    join(folder, 'channels', checked(channel, CHANNEL, 'channel'), 'timestamp.json');
  // Each page of an edge asks for a record that is not there yet: an error would cost it as much as the question.
  const isThere = async (path: string): Promise<boolean> =>
    (await files.stat(path, { throwIfNoEntry: false })) !== undefined;

  /** A name nobody else uses, on the same medium as its final place, so that link and rename are atomic. */
  const temporaryPath = async (): Promise<string> => {
    await makeFolder(files, join(folder, 'tmp'));
    return join(folder, 'tmp', randomUUID());
  };

  const discard = (path: string): Promise<void> => files.rm(path, { recursive: true, force: true }).catch(() => {});

  const replaceFile = async (path: string, bytes: Uint8Array): Promise<void> => {
    const temporary = await temporaryPath();
    try {
      await makeFolder(files, dirname(path));
      await writeNewFile(files, temporary, bytes);
      await files.rename(temporary, path);
      await flushFolder(files, dirname(path));
    } catch (error) {
      await discard(temporary);
      throw error;
    }
  };

  /** Writes all files beside, then shows them under their final name with one rename. */
  const putFolder = async (target: string, content: Map<string, Uint8Array>): Promise<'written' | 'taken'> => {
    if (await isThere(target)) return 'taken';
    const temporary = await temporaryPath();
    try {
      const folders = new Set([temporary]);
      for (const [file, bytes] of content) {
        const path = join(temporary, checked(file, FILE, 'file of a build'));
        await files.mkdir(dirname(path), { recursive: true });
        await writeNewFile(files, path, bytes);
        for (let parent = dirname(path); parent !== temporary; parent = dirname(parent)) folders.add(parent);
      }
      for (const each of folders) await flushFolder(files, each);
      await makeFolder(files, dirname(target));
      await files.rename(temporary, target);
      await flushFolder(files, dirname(target));
      return 'written';
    } catch (error) {
      await discard(temporary);
      if (['ENOTEMPTY', 'EEXIST'].includes(systemCode(error) ?? '')) return 'taken';
      throw error;
    }
  };

  const listSequences = async (channel: string): Promise<number[]> =>
    (await listIfThere(files, journalFolder(channel)))
      .filter((file) => /^[1-9]\d{0,15}\.json$/.test(file))
      .map((file) => Number.parseInt(file, 10))
      .sort((a, b) => a - b);

  /** Per channel, the highest number that is known to be durable. */
  const durable = new Map<string, number>();

  const readHint = async (channel: string): Promise<number> => {
    const bytes = await readIfThere(files, hintPath(channel), MAX_BYTES.hint).catch((error) => {
      if (isReleaseError(error)) return null;
      throw error;
    });
    const sequence = bytes && Number(/^\{"sequence":(\d{1,15})\}\n$/.exec(Buffer.from(bytes).toString('utf8'))?.[1]);
    return sequence && (await isThere(recordPath(channel, sequence))) ? sequence : 0;
  };

  /** A hint that is wrong costs the next reader a look around, nothing more; so it may fail in silence. */
  const writeHint = (channel: string, sequence: number): Promise<void> =>
    replaceFile(hintPath(channel), Buffer.from(`{"sequence":${sequence}}\n`)).catch(() => {});

  const newestSequence = async (channel: string): Promise<number> => {
    const known = durable.get(channel) ?? 0;
    const hint = known === 0 ? await readHint(channel) : known;
    let newest = hint;
    if (newest === 0) newest = (await listSequences(channel)).at(-1) ?? 0;
    while (await isThere(recordPath(channel, newest + 1))) newest += 1;
    if (newest === known) return known;
    // What was seen may still be only in memory. Nothing is served that a power cut could take back.
    await flushFolder(files, journalFolder(channel));
    durable.set(channel, newest);
    if (newest !== hint) await writeHint(channel, newest);
    return newest;
  };

  return {
    folder,
    trustedRoot,
    readRoot: () =>
      attempt('read the root key', async () => {
        const bytes = await readIfThere(files, join(folder, 'keys', 'root.pub'), MAX_BYTES.root);
        return bytes && Buffer.from(bytes).toString('utf8').trim();
      }),
    readPolicy: () =>
      attempt('read the policy', () => readIfThere(files, join(folder, 'policy.json'), MAX_BYTES.policy)),
    writePolicy: (bytes) => attempt('write the policy', () => replaceFile(join(folder, 'policy.json'), bytes)),

    listBuilds: () =>
      attempt('list the builds', async () => {
        const builds: BuildName[] = [];
        for (const name of (await listIfThere(files, join(folder, 'builds'))).filter((each) => NAME.test(each))) {
          const ids = await listIfThere(files, join(folder, 'builds', name));
          builds.push(...ids.filter((id) => BUILD_ID.test(id)).map((buildId) => ({ name, buildId })));
        }
        return builds;
      }),
    readBuildFile: async (name, buildId, file, maxBytes = BUILD_FILE_BYTES[file]) => {
      // A name that cannot be there is not there: these come from URLs.
      if (!NAME.test(name) || !BUILD_ID.test(buildId) || !FILE.test(file)) return null;
      return attempt(`read ${name} ${buildId} ${file}`, () =>
        readIfThere(files, join(buildFolder({ name, buildId }), file), maxBytes),
      );
    },
    putBuild: (build, content, maps) =>
      attempt(`store ${build.name} ${build.buildId}`, async () => {
        // The build comes last: what is seen is whole. A crash between the two is mended by publishing again.
        if (maps.size > 0) await putFolder(buildFolder(build, 'maps'), maps);
        return putFolder(buildFolder(build), content);
      }),
    withdrawBuild: (build) =>
      attempt(`withdraw ${build.name} ${build.buildId}`, async () => {
        const target = buildFolder(build);
        const temporary = await temporaryPath();
        await files.rename(target, temporary);
        await flushFolder(files, dirname(target));
        return (remove) =>
          attempt(`settle ${build.name} ${build.buildId}`, async () => {
            if (remove) {
              await files.rm(buildFolder(build, 'maps'), { recursive: true, force: true });
              await files.rm(temporary, { recursive: true, force: true });
            } else {
              await files.rename(temporary, target);
              await flushFolder(files, dirname(target));
            }
          });
      }),

    listChannels: () =>
      attempt('list the channels', async () =>
        (await listIfThere(files, join(folder, 'journal'))).filter((channel) => CHANNEL.test(channel)),
      ),
    newestSequence: (channel) => attempt(`read the journal of ${channel}`, () => newestSequence(channel)),
    forgetNewest: (channel) => void durable.delete(channel),
    listSequences: (channel) => attempt(`read the journal of ${channel}`, () => listSequences(channel)),
    readRecord: (channel, sequence) =>
      attempt(`read release ${sequence} of ${channel}`, () =>
        readIfThere(files, recordPath(channel, sequence), MAX_BYTES.record),
      ),
    appendRecord: (channel, sequence, bytes) =>
      attempt(`write release ${sequence} of ${channel}`, async () => {
        const temporary = await temporaryPath();
        try {
          await makeFolder(files, journalFolder(channel));
          await writeNewFile(files, temporary, bytes);
          await files.link(temporary, recordPath(channel, sequence));
          await flushFolder(files, journalFolder(channel));
        } catch (error) {
          if (systemCode(error) === 'EEXIST') return 'taken';
          throw error;
        } finally {
          await discard(temporary);
        }
        durable.set(channel, sequence);
        await writeHint(channel, sequence);
        return 'written';
      }),
    quarantineRecord: (channel, sequence) =>
      attempt(`put release ${sequence} of ${channel} aside`, async () => {
        const place = join(folder, 'quarantine', channel);
        const record = recordPath(channel, sequence);
        await makeFolder(files, place);
        try {
          // The same number may be put aside twice: each keeps its own name.
          await files.rename(record, join(place, `${sequence}-${randomUUID()}.json`));
        } catch (error) {
          if (systemCode(error) !== 'ENOENT') throw error;
        }
        await flushFolder(files, place);
        await flushFolder(files, dirname(record));
      }),
    readTimestamp: (channel) =>
      attempt(`read the timestamp of ${channel}`, () =>
        readIfThere(files, timestampPath(channel), MAX_BYTES.timestamp),
      ),
    writeTimestamp: (channel, bytes) =>
      attempt(`write the timestamp of ${channel}`, () => replaceFile(timestampPath(channel), bytes)),
    watchJournal: (channel, listener) => {
      // A notice of the system is only an accelerator: it may be missing (network file systems) or late.
      let watcher: ReturnType<typeof watch> | null = null;
      const start = () => {
        try {
          watcher ??= watch(journalFolder(channel), { persistent: false }, listener).on('error', () => {
            watcher?.close();
            watcher = null;
          });
        } catch {
          // The channel has no journal yet.
        }
        listener();
      };
      start();
      const timer = setInterval(start, POLL_INTERVAL_MS).unref();
      return () => {
        clearInterval(timer);
        watcher?.close();
      };
    },

    sweep: (before) =>
      attempt('sweep the store', async () => {
        let swept = 0;
        for (const entry of await listIfThere(files, join(folder, 'tmp'))) {
          const path = join(folder, 'tmp', entry);
          const stat = await files.stat(path).catch(() => null);
          if (stat === null || stat.mtime >= before) continue;
          await files.rm(path, { recursive: true, force: true });
          swept += 1;
        }
        return swept;
      }),
  };
};

/** How often a journal is looked at, beside the system's own notices. */
const POLL_INTERVAL_MS = 250;
