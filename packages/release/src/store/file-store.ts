import { randomUUID } from 'node:crypto';
import { watch } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { systemCode } from '../release-error.ts';
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
import { type MediumProblem, nameTasks, releaseInDoubt } from './name-tasks.ts';
import { createNewestSequence } from './newest-sequence.ts';
import { createScratch } from './scratch.ts';
import { LOOK_MS, MAX_BYTES, type ReleaseStore, type StoredEdge } from './store.ts';
import { CHANNEL, HASH_ID } from './store-names.ts';

/** A store in a local folder. */
export interface FileStore extends ReleaseStore {
  readonly folder: string;
  /** The folder of the private keys that `init` makes. */
  readonly keys: string;
}

const describe = (error: unknown): MediumProblem => {
  const code = systemCode(error);
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return { what: 'the disk is full', mend: 'Free space (paddock gc), then try again.' };
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return { what: 'the store may not be written', mend: 'Check who owns the data folder and how it is mounted.' };
  }
  return { what: error instanceof Error ? error.message : String(error), mend: 'Check the disk, then try again.' };
};

/**
 * Opens the store at `location`, a folder that need not exist yet. `trustedRoot` pins the root key
 * by its id: a store with another root key is refused. `fileSystem` is for tests.
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
  const journalFolder = (channel: string): string => join(folder, 'journal', channel);
  const recordPath = (channel: string, sequence: number): string => join(journalFolder(channel), `${sequence}.json`);
  const hintPath = (channel: string): string => join(folder, 'channels', `${channel}.json`);
  const checkpointPath = (channel: string, to: number): string => join(folder, 'checkpoints', channel, `${to}.json`);
  const timestampPath = (channel: string): string => join(folder, 'channels', channel, 'timestamp.json');
  const proposalPath = (id: string): string => join(folder, 'proposals', `${id}.json`);
  const previewPath = (id: string, ending: '' | '.ended'): string => join(folder, 'previews', `${id}${ending}.json`);
  const edgesFolder = join(folder, 'edges');
  const edgePath = (id: string): string => join(edgesFolder, `${id}.json`);
  const rootPath = join(folder, 'keys', 'root.pub');
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

  const listIds = async (kind: string): Promise<string[]> =>
    (await listIfThere(files, join(folder, kind)))
      .map((file) => file.replace(/\.json$/, ''))
      .filter((id) => HASH_ID.test(id));

  const linkNew = async (from: string, to: string): Promise<'written' | 'taken' | 'stale'> => {
    try {
      await files.link(from, to);
      return 'written';
    } catch (error) {
      if (systemCode(error) === 'EEXIST') return 'taken';
      // The file was swept, since this writer was idle for longer than ORPHAN_AGE_MS.
      if (systemCode(error) === 'ENOENT') return 'stale';
      throw error;
    }
  };

  const listSequences = async (channel: string): Promise<number[]> =>
    (await listIfThere(files, journalFolder(channel)))
      .filter((file) => /^[1-9]\d{0,15}\.json$/.test(file))
      .map((file) => Number.parseInt(file, 10))
      .sort((a, b) => a - b);

  const readEdge = async (id: string): Promise<StoredEdge | null> => {
    const bytes = await readIfThere(files, edgePath(id), MAX_BYTES.edge);
    const stat = bytes && (await files.stat(edgePath(id), { throwIfNoEntry: false }));
    return bytes && stat ? { id, bytes, at: stat.mtime } : null;
  };

  const readEdges = async (): Promise<StoredEdge[]> => {
    const ids = (await listIfThere(files, edgesFolder)).map((file) => file.replace(/\.json$/, ''));
    const found: StoredEdge[] = [];
    // One after another: an edge reads these, and a hanging read holds one of its four threads.
    for (const id of ids.filter((each) => HASH_ID.test(each))) {
      const edge = await readEdge(id);
      if (edge) found.push(edge);
    }
    return found;
  };

  const sweepEdges = async (idleMs: number): Promise<number> => {
    const edges = await readEdges();
    const since = edges.length > 0 ? (await scratch.now()).getTime() - idleMs : 0;
    const idle = edges.filter(({ at }) => at.getTime() < since);
    for (const { id } of idle) await scratch.discard(edgePath(id));
    return idle.length;
  };

  const newest = createNewestSequence({
    readHint: (channel) => readIfThere(files, hintPath(channel), MAX_BYTES.hint),
    writeHint: (channel, bytes) => replaceFile(hintPath(channel), bytes),
    hasRecord: (channel, sequence) => isThere(files, recordPath(channel, sequence)),
    listSequences,
    flush: (channel) => flushFolder(files, journalFolder(channel)),
  });

  const medium: ReleaseStore = {
    place: folder,
    isRemote: false,
    trustedRoot,
    readRoot: async () => {
      const bytes = await readIfThere(files, rootPath, MAX_BYTES.root);
      return bytes && Buffer.from(bytes).toString('utf8').trim();
    },
    createRoot: async (publicKey) => {
      await makeFolder(files, dirname(rootPath));
      try {
        await writeNewFile(files, rootPath, Buffer.from(`${publicKey}\n`));
      } catch (error) {
        if (systemCode(error) === 'EEXIST') return 'taken';
        throw error;
      }
      await flushFolder(files, dirname(rootPath));
      return 'written';
    },
    readPolicy: () => readIfThere(files, join(folder, 'policy.json'), MAX_BYTES.policy),
    writePolicy: (bytes) => replaceFile(join(folder, 'policy.json'), bytes),

    now: scratch.now,
    probe: async () => {
      const [first, second] = [await scratch.temporaryPath(), await scratch.temporaryPath()];
      try {
        await writeNewFile(files, first, Buffer.from('probe'));
        const outcomes = [await linkNew(first, second), await linkNew(first, second)];
        if (outcomes[0] !== 'written' || outcomes[1] !== 'taken') throw new Error('it creates one name twice');
        await flushFolder(files, dirname(first));
      } finally {
        await scratch.discard(first);
        await scratch.discard(second);
      }
    },

    listBuilds: builds.list,
    readBuildFile: (name, buildId, file, maxBytes) => builds.readFile({ name, buildId }, file, maxBytes),
    putBuild: builds.put,
    readMaps: builds.readMaps,
    publishedAt: builds.publishedAt,
    renewBuild: builds.renew,
    withdrawBuild: builds.withdraw,
    keepBuild: builds.keep,

    listChannels: async () =>
      (await listIfThere(files, join(folder, 'journal'))).filter((channel) => CHANNEL.test(channel)),
    newestSequence: newest.find,
    forgetNewest: newest.forget,
    hintedSequence: newest.hinted,
    setHint: newest.setHint,
    listSequences,
    readRecord: (channel, sequence) => readIfThere(files, recordPath(channel, sequence), MAX_BYTES.record),
    recordedAt: async (channel, sequence) => {
      const stat = await files.stat(recordPath(channel, sequence), { throwIfNoEntry: false });
      return stat?.mtime ?? null;
    },
    appendRecord: async (channel, sequence, bytes, needs = []) => {
      const pending = await scratch.pendingPath();
      try {
        await makeFolder(files, journalFolder(channel));
        await writeNewFile(files, pending, bytes);
        // After the write: from here on gc finds the pending record and keeps its builds (D-34).
        for (const build of needs) if (!(await builds.keep(build))) return 'stale';
        const outcome = await linkNew(pending, recordPath(channel, sequence));
        if (outcome !== 'written') return outcome;
        // The record is there, but a power cut may take it back.
        await flushFolder(files, journalFolder(channel)).catch((error: unknown) => {
          throw releaseInDoubt(channel, sequence, error);
        });
      } finally {
        await scratch.discard(pending);
      }
      await newest.noteWritten(channel, sequence);
      // Twice, since timers may fire early.
      await pause(2 * LOOK_MS);
      return 'written';
    },
    pendingRecords: scratch.readPending,
    quarantineRecord: async (channel, sequence) => {
      const place = join(folder, 'quarantine', channel);
      const record = recordPath(channel, sequence);
      await makeFolder(files, place);
      try {
        // One number may be quarantined twice, so each file has a unique name.
        await files.rename(record, join(place, `${sequence}-${randomUUID()}.json`));
      } catch (error) {
        if (systemCode(error) !== 'ENOENT') throw error;
      }
      await flushFolder(files, place);
      await flushFolder(files, dirname(record));
    },
    readCheckpoint: (channel, to) => readIfThere(files, checkpointPath(channel, to), MAX_BYTES.checkpoint),
    writeCheckpoint: (channel, to, bytes) => replaceFile(checkpointPath(channel, to), bytes),
    readTimestamp: (channel) => readIfThere(files, timestampPath(channel), MAX_BYTES.timestamp),
    writeTimestamp: (channel, bytes) => replaceFile(timestampPath(channel), bytes),
    listPreviews: () => listIds('previews'),
    readPreview: (id) => readIfThere(files, previewPath(id, ''), MAX_BYTES.preview),
    writePreview: (id, bytes) => replaceFile(previewPath(id, ''), bytes),
    readPreviewEnd: (id) => readIfThere(files, previewPath(id, '.ended'), MAX_BYTES.preview),
    writePreviewEnd: (id, bytes) => replaceFile(previewPath(id, '.ended'), bytes),
    readEdges,
    writeEdge: async (id, bytes) => {
      // If the disk is not mounted, the empty mount point must not become half a store.
      if (!(await isThere(files, rootPath))) throw new Error('there is no store');
      await replaceFile(edgePath(id), bytes);
    },
    removeEdge: (id) => files.rm(edgePath(id), { force: true }),
    listProposals: () => listIds('proposals'),
    readProposal: (id) => readIfThere(files, proposalPath(id), MAX_BYTES.proposal),
    writeProposal: (id, bytes) => replaceFile(proposalPath(id), bytes),
    watchJournal: (channel, listener) => {
      // Events only shorten the wait: they may be late, or missing on network file systems.
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

    sweep: async (idleMs) => {
      await builds.sweepMaps(idleMs);
      return (await sweepEdges(idleMs)) + (await scratch.sweep(idleMs));
    },
  };
  return { folder, keys: join(folder, 'keys'), ...nameTasks(medium, describe) };
};

/** The poll interval of a journal, in addition to the events of the file system. */
const POLL_INTERVAL_MS = 250;
