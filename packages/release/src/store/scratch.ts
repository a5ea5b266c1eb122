import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { type FileSystem, flushFolder, listIfThere, makeFolder, moveIfThere, readIfThere } from './file-system.ts';

/** Pending releases have this prefix in `tmp`, so that gc can read which builds they need. */
const PENDING = 'release-';

/**
 * The folders of a store for unfinished work (`tmp`) and for waste (`trash`). A writer owns its
 * files in `tmp` for as long as it writes there; the content of `trash` may be deleted at any time.
 */
export const createScratch = (files: FileSystem, folder: string) => {
  const unfinished = join(folder, 'tmp');
  const trash = join(folder, 'trash');

  const unusedPath = async (place: string, prefix: string): Promise<string> => {
    await makeFolder(files, place);
    return join(place, `${prefix}${randomUUID()}`);
  };
  /** A unique path on the same medium as the final place, so that link and rename are atomic. */
  const temporaryPath = (): Promise<string> => unusedPath(unfinished, '');
  const pendingPath = (): Promise<string> => unusedPath(unfinished, PENDING);
  const trashPath = (): Promise<string> => unusedPath(trash, '');

  const discard = (path: string): Promise<void> => files.rm(path, { recursive: true, force: true }).catch(() => {});

  /** The time by the clock of the medium, the only clock that all processes share. */
  const now = async (): Promise<Date> => {
    const path = await temporaryPath();
    try {
      await (await files.open(path, 'wx')).close();
      return (await files.stat(path)).mtime;
    } finally {
      await discard(path);
    }
  };

  /**
   * Deletes a file or folder: first a rename, which succeeds for only one of several callers, then
   * the content. Returns whether this caller succeeded.
   */
  const throwAway = async (path: string): Promise<boolean> => {
    const place = await trashPath();
    if (!(await moveIfThere(files, path, place))) return false;
    await flushFolder(files, trash);
    await discard(place);
    return true;
  };

  /** The last write inside a file or folder, in epoch milliseconds; `null` if it is gone. */
  const lastWrite = async (path: string): Promise<number | null> => {
    const stat = await files.stat(path, { throwIfNoEntry: false });
    if (stat === undefined) return null;
    const inside = stat.isDirectory() ? await listIfThere(files, path) : [];
    const times = await Promise.all(inside.map((name) => lastWrite(join(path, name))));
    return Math.max(stat.mtimeMs, ...times.filter((time) => time !== null));
  };

  /** Whether the last write is older than `idleMs`. */
  const isIdle = async (path: string, idleMs: number, at: Date): Promise<boolean> => {
    const last = await lastWrite(path);
    return last !== null && last < at.getTime() - idleMs;
  };

  /**
   * Deletes all waste, and unfinished work that is idle for `idleMs`. A writer whose work was swept
   * fails and can retry. Returns the number of deleted entries.
   */
  const sweep = async (idleMs: number): Promise<number> => {
    const unfinishedPaths = (await listIfThere(files, unfinished)).map((entry) => join(unfinished, entry));
    const at = unfinishedPaths.length > 0 ? await now() : new Date(0);
    let swept = 0;
    for (const path of unfinishedPaths) {
      if ((await isIdle(path, idleMs, at)) && (await throwAway(path))) swept += 1;
    }
    for (const entry of await listIfThere(files, trash)) {
      await discard(join(trash, entry));
      swept += 1;
    }
    return swept;
  };

  /**
   * The pending releases, also half-written ones, whose writers have not checked their builds yet.
   */
  const readPending = async (): Promise<Uint8Array[]> => {
    const entries = (await listIfThere(files, unfinished)).filter((entry) => entry.startsWith(PENDING));
    const found = await Promise.all(entries.map((entry) => readIfThere(files, join(unfinished, entry))));
    return found.filter((bytes) => bytes !== null);
  };

  return { trash, temporaryPath, pendingPath, trashPath, discard, throwAway, now, isIdle, sweep, readPending };
};

export type Scratch = ReturnType<typeof createScratch>;
