import fs, { constants } from 'node:fs/promises';
import { dirname } from 'node:path';
import { ReleaseError, systemCode } from '../release-error.ts';

/**
 * The part of `node:fs/promises` that the file store uses; tests pass one that fails at a chosen
 * step.
 */
export type FileSystem = Pick<
  typeof fs,
  'link' | 'mkdir' | 'open' | 'readdir' | 'readFile' | 'rename' | 'rm' | 'stat' | 'unlink' | 'utimes'
>;

export const nodeFileSystem: FileSystem = fs;

/**
 * Codes of folders that cannot be flushed, as on Windows and read-only mounts. They are ignored.
 */
const CANNOT_FLUSH = new Set(['EINVAL', 'EROFS', 'EISDIR', 'EPERM', 'ENOTSUP']);

/** Makes the names inside a folder durable. */
export const flushFolder = async (files: FileSystem, folder: string): Promise<void> => {
  try {
    const handle = await files.open(folder, 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  } catch (error) {
    if (!CANNOT_FLUSH.has(systemCode(error) ?? '')) throw error;
  }
};

/** The kind of the entry at a path; `null` if there is none. */
const kindAt = (files: FileSystem, path: string): Promise<'folder' | 'file' | null> =>
  files.stat(path).then(
    (entry) => (entry.isDirectory() ? 'folder' : 'file'),
    () => null,
  );

/**
 * Makes a folder and its parents, and makes their names durable. One after another, since Node's
 * recursive `mkdir` never ends in a folder that takes none, such as /proc.
 */
export const makeFolder = async (files: FileSystem, folder: string): Promise<void> => {
  if ((await kindAt(files, folder)) === 'folder') return;
  const parent = dirname(folder);
  if (parent !== folder && (await kindAt(files, parent)) === null) await makeFolder(files, parent);
  await files.mkdir(folder).catch(async (error) => {
    if ((await kindAt(files, folder)) !== 'folder') throw error;
  });
  await flushFolder(files, parent);
};

/**
 * Writes a new file and makes its content durable; {@link flushFolder} makes its name durable.
 * Rejects with `EEXIST` if the file exists.
 */
export const writeNewFile = async (files: FileSystem, path: string, bytes: Uint8Array, mode = 0o644): Promise<void> => {
  const handle = await files.open(path, 'wx', mode);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** The error of a file or folder that a person named, and that cannot be written. */
export const notWritten = (path: string, cause: unknown): ReleaseError =>
  new ReleaseError(
    'storage',
    `Could not write ${path}: ${cause instanceof Error ? cause.message : cause}`,
    'Name a place whose folder exists, and that you may write. Check the disk, too.',
    { cause },
  );

export const tooLong = (path: string, maxBytes: number): ReleaseError =>
  new ReleaseError(
    'verification',
    `${path} is longer than the ${maxBytes} bytes that such a file may have`,
    'Nothing of it was read. Find out who wrote it, and restore it from a copy you trust.',
  );

/**
 * Reads a file of at most `maxBytes`. A longer file is refused by its size, before it is read; a
 * file that grows meanwhile is refused at the first excess byte.
 */
const readBounded = async (files: FileSystem, path: string, maxBytes: number): Promise<Uint8Array | null> => {
  // Non-blocking, since opening a pipe would wait for its writer.
  const handle = await files.open(path, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    const stat = await handle.stat();
    const { size } = stat;
    if (!stat.isFile()) return null;
    if (size > maxBytes) throw tooLong(path, maxBytes);
    const bytes = Buffer.alloc(size + 1);
    for (let length = 0; ; ) {
      const { bytesRead } = await handle.read(bytes, length, bytes.length - length, length);
      length += bytesRead;
      if (length > size) throw tooLong(path, maxBytes);
      if (length === size || bytesRead === 0) return bytes.subarray(0, length);
    }
  } finally {
    await handle.close();
  }
};

/**
 * The bytes of a file, or `null` if there is none. Throws `verification` if it is longer than
 * `maxBytes`, before it is read.
 */
export const readIfThere = async (files: FileSystem, path: string, maxBytes?: number): Promise<Uint8Array | null> => {
  try {
    return await (maxBytes === undefined ? files.readFile(path) : readBounded(files, path, maxBytes));
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes(systemCode(error) ?? '')) return null;
    throw error;
  }
};

/** The names in a folder, sorted; empty if the folder does not exist. */
export const listIfThere = async (files: FileSystem, folder: string): Promise<string[]> => {
  try {
    return (await files.readdir(folder)).sort();
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(systemCode(error) ?? '')) return [];
    throw error;
  }
};

/** Whether a path exists. Creates no error object, since an edge asks this for each page. */
export const isThere = async (files: FileSystem, path: string): Promise<boolean> =>
  (await files.stat(path, { throwIfNoEntry: false })) !== undefined;

/** Renames a file or folder; false if it is missing, because another process was first. */
export const moveIfThere = async (files: FileSystem, from: string, to: string): Promise<boolean> => {
  try {
    await files.rename(from, to);
    return true;
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return false;
    throw error;
  }
};
