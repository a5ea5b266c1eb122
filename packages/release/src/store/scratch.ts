import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { type FileSystem, flushFolder, listIfThere, makeFolder, moveIfThere, readIfThere } from './file-system.ts';

/** Unfinished releases have a name of their own in `tmp`, so that gc can read which builds they need. */
const PENDING = 'release-';

/**
 * The folders of a store for what is not finished (`tmp`) and for what is no longer needed (`trash`). A writer owns what it
 * has in `tmp` for as long as it writes there; the content of `trash` may be deleted at any time.
 */
export const createScratch = (files: FileSystem, folder: string) => {
  const unfinished = join(folder, 'tmp');
  const trash = join(folder, 'trash');

  const unusedPath = async (place: string, prefix: string): Promise<string> => {
    await makeFolder(files, place);
    return join(place, `${prefix}${randomUUID()}`);
  };
  /** A path that nobody else uses, on the same medium as its final place, so that link and rename are atomic. */
  const temporaryPath = (): Promise<string> => unusedPath(unfinished, '');
  const pendingPath = (): Promise<string> => unusedPath(unfinished, PENDING);
  const trashPath = (): Promise<string> => unusedPath(trash, '');

  const discard = (path: string): Promise<void> => files.rm(path, { recursive: true, force: true }).catch(() => {});

  /** The time by the clock of the medium, the only clock that all users of the store share. */
  const now = async (): Promise<Date> => {
    const path = await temporaryPath();
    try {
      await (await files.open(path, 'wx')).close();
      return (await files.stat(path)).mtime;
    } finally {
      await discard(path);
    }
  };

  /** Deletes a file or folder: first one rename, which only one of several callers can do, then its content. */
  const throwAway = async (path: string): Promise<boolean> => {
    const place = await trashPath();
    if (!(await moveIfThere(files, path, place))) return false;
    await flushFolder(files, trash);
    await discard(place);
    return true;
  };

  /** When something in this file or folder was last written; `null` if it is gone. */
  const lastWrite = async (path: string): Promise<number | null> => {
    const stat = await files.stat(path, { throwIfNoEntry: false });
    if (stat === undefined) return null;
    const inside = stat.isDirectory() ? await listIfThere(files, path) : [];
    const times = await Promise.all(inside.map((name) => lastWrite(join(path, name))));
    return Math.max(stat.mtimeMs, ...times.filter((time) => time !== null));
  };

  /** Whether nobody has written there for `idleMs`. */
  const isIdle = async (path: string, idleMs: number, at: Date): Promise<boolean> => {
    const last = await lastWrite(path);
    return last !== null && last < at.getTime() - idleMs;
  };

  /** Deletes unfinished work that nobody has written to for `idleMs`. Its owner, if it still lives, fails and can start again. */
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

  /** The releases that are being written now. One that is not whole yet is not checked yet either, see `appendRecord`. */
  const readPending = async (): Promise<Uint8Array[]> => {
    const entries = (await listIfThere(files, unfinished)).filter((entry) => entry.startsWith(PENDING));
    const found = await Promise.all(entries.map((entry) => readIfThere(files, join(unfinished, entry))));
    return found.filter((bytes) => bytes !== null);
  };

  return { trash, temporaryPath, pendingPath, trashPath, discard, throwAway, now, isIdle, sweep, readPending };
};

export type Scratch = ReturnType<typeof createScratch>;
