import { randomUUID } from 'node:crypto';
import { watch } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { isReleaseError, ReleaseError, systemCode } from '../release-error.ts';
import { createBuildFolders } from './build-folders.ts';
import {
  type FileSystem,
  flushFolder,
  isThere,
  listIfThere,
  makeFolder,
  nodeFileSystem,
  readIfThere,
  writeNewFile,
} from './file-system.ts';
import { createScratch } from './scratch.ts';
import { MAX_BYTES, type ReleaseStore } from './store.ts';
import { BUILD_ID, CHANNEL, checked, FILE, NAME, PREVIEW } from './store-names.ts';

/** Limits for files whose readers expect no particular length. */
const BUILD_FILE_BYTES: Record<string, number> = {
  'build.json': MAX_BYTES.buildJson,
  'publish.json': MAX_BYTES.statement,
};

/** A store in a local folder. */
export interface FileStore extends ReleaseStore {
  readonly folder: string;
}

const describe = (error: unknown): { what: string; mend: string } => {
  const code = systemCode(error);
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return { what: 'the disk is full', mend: 'Free space (paddock gc), then try again.' };
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return { what: 'the store may not be written', mend: 'Check who owns the data folder and how it is mounted.' };
  }
  return { what: error instanceof Error ? error.message : String(error), mend: 'Check the disk, then try again.' };
};

/** Turns every failure of the medium into one `ReleaseError` that names the task. */
const attempt = async <T>(task: string, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (isReleaseError(error)) throw error;
    const { what, mend } = describe(error);
    throw new ReleaseError('storage', `Could not ${task}: ${what}`, mend, { cause: error });
  }
};

/**
 * Opens the store at `location`, a folder that need not exist yet. `trustedRoot` pins the root key
 * by its id: a store under another root key is refused. `fileSystem` is for tests.
 */
export const openFileStore = (
  location: string,
  {
    trustedRoot = null,
    fileSystem: files = nodeFileSystem,
  }: { trustedRoot?: string | null; fileSystem?: FileSystem } = {},
): FileStore => {
  const folder = resolve(location);
  const scratch = createScratch(files, folder);
  const builds = createBuildFolders(files, folder, scratch);
  const journalFolder = (channel: string): string => join(folder, 'journal', checked(channel, CHANNEL, 'channel'));
  const recordPath = (channel: string, sequence: number): string => join(journalFolder(channel), `${sequence}.json`);
  const hintPath = (channel: string): string =>
    join(folder, 'channels', `${checked(channel, CHANNEL, 'channel')}.json`);
  const checkpointPath = (channel: string, to: number): string =>
    join(folder, 'checkpoints', checked(channel, CHANNEL, 'channel'), `${to}.json`);
  const timestampPath = (channel: string): string =>
    join(folder, 'channels', checked(channel, CHANNEL, 'channel'), 'timestamp.json');
  const previewPath = (id: string, ending: '' | '.ended'): string =>
    join(folder, 'previews', `${checked(id, PREVIEW, 'preview')}${ending}.json`);
  const replaceFile = async (path: string, bytes: Uint8Array): Promise<void> => {
    const temporary = await scratch.temporaryPath();
    try {
      await makeFolder(files, dirname(path));
      await writeNewFile(files, temporary, bytes);
      await files.rename(temporary, path);
      await flushFolder(files, dirname(path));
    } catch (error) {
      await scratch.discard(temporary);
      throw error;
    }
  };

  const linkNew = async (from: string, to: string): Promise<'written' | 'taken' | 'stale'> => {
    try {
      await files.link(from, to);
      return 'written';
    } catch (error) {
      if (systemCode(error) === 'EEXIST') return 'taken';
      // Swept: this writer was idle for longer than the orphan age.
      if (systemCode(error) === 'ENOENT') return 'stale';
      throw error;
    }
  };

  const listSequences = async (channel: string): Promise<number[]> =>
    (await listIfThere(files, journalFolder(channel)))
      .filter((file) => /^[1-9]\d{0,15}\.json$/.test(file))
      .map((file) => Number.parseInt(file, 10))
      .sort((a, b) => a - b);

  /** The highest number of each channel that is known to be durable. */
  const durable = new Map<string, number>();

  /** The number in the hint, whether its record is there or not; 0 if there is none. */
  const readHint = async (channel: string): Promise<number> => {
    const bytes = await readIfThere(files, hintPath(channel), MAX_BYTES.hint).catch((error) => {
      if (isReleaseError(error)) return null;
      throw error;
    });
    return Number((bytes && /^\{"sequence":(\d{1,15})\}\n$/.exec(Buffer.from(bytes).toString('utf8'))?.[1]) ?? 0);
  };

  const writeHint = (channel: string, sequence: number): Promise<void> =>
    replaceFile(hintPath(channel), Buffer.from(`{"sequence":${sequence}}\n`));

  /**
   * A hint that lags costs the next reader one directory listing, so a failed write is ignored. One that is ahead stays: it
   * tells that a record was lost.
   */
  const raiseHint = async (channel: string, sequence: number): Promise<void> => {
    try {
      if ((await readHint(channel)) < sequence) await writeHint(channel, sequence);
    } catch {}
  };

  const newestSequence = async (channel: string): Promise<number> => {
    const known = durable.get(channel) ?? 0;
    const hint = known === 0 ? await readHint(channel) : known;
    let newest = known || ((await isThere(files, recordPath(channel, hint))) ? hint : 0);
    if (newest === 0) newest = (await listSequences(channel)).at(-1) ?? 0;
    while (await isThere(files, recordPath(channel, newest + 1))) newest += 1;
    if (newest === known) return known;
    // A record that is visible may not be durable yet. Readers serve only what survives a power
    // cut.
    await flushFolder(files, journalFolder(channel));
    durable.set(channel, newest);
    if (newest > hint) await raiseHint(channel, newest);
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

    now: () => attempt('read the clock of the store', scratch.now),

    listBuilds: () => attempt('list the builds', builds.list),
    readBuildFile: async (name, buildId, file, maxBytes = BUILD_FILE_BYTES[file]) => {
      // Names come from URLs: an impossible name is a missing file, no error.
      if (!NAME.test(name) || !BUILD_ID.test(buildId) || !FILE.test(file)) return null;
      return attempt(`read ${name} ${buildId} ${file}`, () => builds.readFile({ name, buildId }, file, maxBytes));
    },
    putBuild: (build, content, maps) =>
      attempt(`store ${build.name} ${build.buildId}`, () => builds.put(build, content, maps)),
    publishedAt: (build) => attempt(`read the age of ${build.name} ${build.buildId}`, () => builds.publishedAt(build)),
    renewBuild: (build) => attempt(`renew ${build.name} ${build.buildId}`, () => builds.renew(build)),
    withdrawBuild: (build) =>
      attempt(`withdraw ${build.name} ${build.buildId}`, async () => {
        const settle = await builds.withdraw(build);
        return settle && ((remove) => attempt(`settle ${build.name} ${build.buildId}`, () => settle(remove)));
      }),
    keepBuild: (build) => attempt(`keep ${build.name} ${build.buildId}`, () => builds.keep(build)),

    listChannels: () =>
      attempt('list the channels', async () =>
        (await listIfThere(files, join(folder, 'journal'))).filter((channel) => CHANNEL.test(channel)),
      ),
    newestSequence: (channel) => attempt(`read the journal of ${channel}`, () => newestSequence(channel)),
    forgetNewest: (channel) => void durable.delete(channel),
    hintedSequence: (channel) => attempt(`read the hint of ${channel}`, () => readHint(channel)),
    setHint: (channel, sequence) => attempt(`write the hint of ${channel}`, () => writeHint(channel, sequence)),
    listSequences: (channel) => attempt(`read the journal of ${channel}`, () => listSequences(channel)),
    readRecord: (channel, sequence) =>
      attempt(`read release ${sequence} of ${channel}`, () =>
        readIfThere(files, recordPath(channel, sequence), MAX_BYTES.record),
      ),
    recordedAt: (channel, sequence) =>
      attempt(`read the age of release ${sequence} of ${channel}`, async () => {
        const stat = await files.stat(recordPath(channel, sequence), { throwIfNoEntry: false });
        return stat?.mtime ?? null;
      }),
    appendRecord: (channel, sequence, bytes, needs = []) =>
      attempt(`write release ${sequence} of ${channel}`, async () => {
        const pending = await scratch.pendingPath();
        try {
          await makeFolder(files, journalFolder(channel));
          await writeNewFile(files, pending, bytes);
          // Only now: from here on gc finds the pending record and puts back the builds it names
          // (D-34).
          for (const build of needs) if (!(await builds.keep(build))) return 'stale';
          const outcome = await linkNew(pending, recordPath(channel, sequence));
          if (outcome !== 'written') return outcome;
          await flushFolder(files, journalFolder(channel));
        } finally {
          await scratch.discard(pending);
        }
        durable.set(channel, sequence);
        await raiseHint(channel, sequence);
        return 'written';
      }),
    pendingRecords: () => attempt('read the releases that are being written', scratch.readPending),
    quarantineRecord: (channel, sequence) =>
      attempt(`put release ${sequence} of ${channel} aside`, async () => {
        const place = join(folder, 'quarantine', channel);
        const record = recordPath(channel, sequence);
        await makeFolder(files, place);
        try {
          // The same number may be quarantined twice, so each file has a unique name.
          await files.rename(record, join(place, `${sequence}-${randomUUID()}.json`));
        } catch (error) {
          if (systemCode(error) !== 'ENOENT') throw error;
        }
        await flushFolder(files, place);
        await flushFolder(files, dirname(record));
      }),
    readCheckpoint: (channel, to) =>
      attempt(`read the checkpoint ${to} of ${channel}`, () =>
        readIfThere(files, checkpointPath(channel, to), MAX_BYTES.checkpoint),
      ),
    writeCheckpoint: (channel, to, bytes) =>
      attempt(`write the checkpoint ${to} of ${channel}`, () => replaceFile(checkpointPath(channel, to), bytes)),
    readTimestamp: (channel) =>
      attempt(`read the timestamp of ${channel}`, () =>
        readIfThere(files, timestampPath(channel), MAX_BYTES.timestamp),
      ),
    writeTimestamp: (channel, bytes) =>
      attempt(`write the timestamp of ${channel}`, () => replaceFile(timestampPath(channel), bytes)),
    listPreviews: () =>
      attempt('list the previews', async () =>
        (await listIfThere(files, join(folder, 'previews')))
          .map((file) => file.replace(/\.json$/, ''))
          .filter((id) => PREVIEW.test(id)),
      ),
    readPreview: (id) =>
      attempt(`read the preview ${id}`, () => readIfThere(files, previewPath(id, ''), MAX_BYTES.preview)),
    writePreview: (id, bytes) => attempt(`write the preview ${id}`, () => replaceFile(previewPath(id, ''), bytes)),
    readPreviewEnd: (id) =>
      attempt(`read the end of the preview ${id}`, () =>
        readIfThere(files, previewPath(id, '.ended'), MAX_BYTES.preview),
      ),
    writePreviewEnd: (id, bytes) =>
      attempt(`end the preview ${id}`, () => replaceFile(previewPath(id, '.ended'), bytes)),
    watchJournal: (channel, listener) => {
      // File system events only speed things up: they may be late, or missing on network file
      // systems.
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

    sweep: (idleMs) =>
      attempt('sweep the store', async () => {
        await builds.sweepMaps(idleMs);
        return scratch.sweep(idleMs);
      }),
  };
};

/** The poll interval of a journal, beside the events of the file system. */
const POLL_INTERVAL_MS = 250;
