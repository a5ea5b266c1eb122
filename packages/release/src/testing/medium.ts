import { readdir, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { type FileSystem, nodeFileSystem } from '../store/file-system.ts';

/** A medium with its own clock: files written there get the time of `now`. */
export const createMedium = (now: () => Date): FileSystem => ({
  ...nodeFileSystem,
  open: async (...asked) => {
    const handle = await nodeFileSystem.open(...asked);
    if (asked[1] !== 'wx') return handle;
    const close = handle.close.bind(handle);
    handle.close = async () => {
      await handle.utimes(now(), now());
      await close();
    };
    return handle;
  },
});

/** Makes a folder and its content this many minutes older, by the clock of its medium. */
export const makeOlder = async (folder: string, minutes: number): Promise<void> => {
  const at = new Date((await stat(folder)).mtimeMs - minutes * 60_000);
  for (const entry of await readdir(folder, { recursive: true })) await utimes(join(folder, entry), at, at);
  await utimes(folder, at, at);
};
