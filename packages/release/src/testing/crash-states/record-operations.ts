import fs from 'node:fs';
import { dirname, join } from 'node:path';
import { type FileSystem, nodeFileSystem } from '../../store/file-system.ts';

/**
 * One operation on a disk. `write` changes content, `flush` makes content or the names in a folder
 * durable, the others change names.
 */
export type Operation =
  | { kind: 'create' | 'mkdir' | 'unlink' | 'rmdir' | 'flush'; path: string }
  | { kind: 'write'; path: string; bytes: Uint8Array }
  | { kind: 'link' | 'rename'; from: string; path: string };

/**
 * The real file system, with a record of each operation that changes the disk. Calls are
 * synchronous, so that the record is in order.
 */
export const recordOperations = (): { files: FileSystem; operations: Operation[] } => {
  const operations: Operation[] = [];
  const step = async <T>(operation: Operation | null, work: () => T): Promise<T> => {
    const value = work();
    if (operation) operations.push(operation);
    return value;
  };

  const open = async (path: string, flags: string | number = 'r', mode?: number) => {
    const isWrite = typeof flags === 'string' && flags !== 'r';
    const fd = await step(isWrite ? { kind: 'create', path } : null, () => fs.openSync(path, flags, mode));
    return {
      writeFile: (bytes: Uint8Array) => step({ kind: 'write', path, bytes }, () => fs.writeFileSync(fd, bytes)),
      sync: () => step({ kind: 'flush', path }, () => {}),
      stat: async () => fs.fstatSync(fd),
      read: async (bytes: Uint8Array, offset: number, length: number, position: number) => ({
        bytesRead: fs.readSync(fd, bytes, offset, length, position),
      }),
      close: async () => fs.closeSync(fd),
    };
  };
  /** Removes a folder file by file, so that a power cut can leave half of it. */
  const remove = async (path: string): Promise<void> => {
    const stat = fs.lstatSync(path, { throwIfNoEntry: false });
    if (!stat) return;
    if (!stat.isDirectory()) return step({ kind: 'unlink', path }, () => fs.unlinkSync(path));
    for (const name of fs.readdirSync(path)) await remove(join(path, name));
    await step({ kind: 'rmdir', path }, () => fs.rmdirSync(path));
  };
  const files = {
    ...nodeFileSystem,
    open,
    rm: remove,
    unlink: remove,
    mkdir: async (path: string, options: { recursive: boolean } = { recursive: false }) => {
      const first = fs.mkdirSync(path, options) ?? (options.recursive ? undefined : path);
      const made: string[] = [];
      for (let each = path; first && each.length >= first.length; each = dirname(each)) made.unshift(each);
      for (const each of made) operations.push({ kind: 'mkdir', path: each });
      return first;
    },
    link: (from: string, path: string) => step({ kind: 'link', from, path }, () => fs.linkSync(from, path)),
    rename: (from: string, path: string) => step({ kind: 'rename', from, path }, () => fs.renameSync(from, path)),
  } as unknown as FileSystem;
  return { files, operations };
};
