import fs from 'node:fs/promises';
import { dirname } from 'node:path';
import type { FileSystem } from '../store/file-system.ts';

/** What happens at the chosen step: it fails with this code and later ones work, or the process ends there. */
export type Fault = 'ENOSPC' | 'EIO' | 'EMFILE' | 'EROFS' | 'crash';

/** Only a write can find the disk full or closed to writing. */
const WRITES_ONLY = new Set<Fault>(['ENOSPC', 'EROFS', 'crash']);

interface Undo {
  /** The folder whose flush makes the change durable. */
  folder: string;
  path: string;
  revert(path: string): Promise<void>;
}

export interface FaultFileSystem {
  files: FileSystem;
  /** The same disk as another process sees it: nothing fails there, and what it flushes is durable. */
  bystander: FileSystem;
  /** Steps taken so far that this kind of fault could have hit. */
  steps(): number;
  /** Takes back everything that was not flushed, as a power cut may. */
  cutPower(): Promise<void>;
}

const within = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);

/** Runs one step of the file system, or not. */
type Step = <T>(isWrite: boolean, work: () => Promise<T>) => Promise<T>;

/** The real file system, but for one step; it remembers what a power cut would take. */
export const createFaultFileSystem = (fault: Fault, at: number): FaultFileSystem => {
  let count = 0;
  let isDead = false;
  let undos: Undo[] = [];
  const unflushed = new Set<string>();

  const faulty: Step = async (isWrite, work) => {
    if (isDead) throw new Error('the process is dead');
    if (isWrite || !WRITES_ONLY.has(fault)) {
      count += 1;
      if (count === at) {
        isDead = fault === 'crash';
        throw Object.assign(new Error(`${fault}: injected at step ${at}`), { code: fault });
      }
    }
    return work();
  };
  const remember = (path: string, revert: Undo['revert']): void => {
    undos.push({ folder: dirname(path), path, revert });
  };
  const remove = (path: string): Promise<void> => fs.rm(path, { recursive: true, force: true });
  /** A file or folder that moves takes what is pending about it along. */
  const move = (from: string, to: string): void => {
    for (const path of [...unflushed].filter((each) => within(each, from))) {
      unflushed.delete(path);
      unflushed.add(path.replace(from, to));
    }
    for (const undo of undos.filter(({ path }) => within(path, from) && path !== from)) {
      undo.path = undo.path.replace(from, to);
      undo.folder = dirname(undo.path);
    }
  };

  const createFiles = (step: Step): FileSystem => {
    const open = async (path: string, flags: string | number = 'r', mode?: number) => {
      const isWrite = typeof flags === 'string' && flags !== 'r';
      const handle = await step(isWrite, () => fs.open(path, flags, mode));
      if (isWrite) {
        unflushed.add(path);
        remember(path, remove);
      }
      return {
        writeFile: (bytes: Uint8Array) =>
          step(true, () => handle.writeFile(bytes)).catch(async (error) => {
            // A full disk leaves half a file.
            await handle.writeFile(bytes.subarray(0, bytes.length >> 1)).catch(() => {});
            throw error;
          }),
        sync: () =>
          step(true, async () => {
            // Nothing is flushed in truth: that takes long, and what counts here is who asked for it.
            if (isWrite) unflushed.delete(path);
            else undos = undos.filter(({ folder }) => folder !== path);
          }),
        stat: () => handle.stat(),
        read: (...asked: [Uint8Array, number, number, number]) => step(false, () => handle.read(...asked)),
        close: () => handle.close(),
      };
    };

    return {
      open,
      readFile: (path: string) => step(false, () => fs.readFile(path)),
      readdir: (path: string) => step(false, () => fs.readdir(path)),
      stat: (...asked: Parameters<typeof fs.stat>) => step(false, () => fs.stat(...asked)),
      unlink: (path: string) => step(true, () => fs.unlink(path)),
      utimes: (path: string, read: Date, written: Date) => step(true, () => fs.utimes(path, read, written)),
      rm: (path: string, options: object) => step(true, () => fs.rm(path, options)),
      mkdir: (path: string, options?: { recursive: true }) =>
        step(true, async () => {
          const first = options ? await fs.mkdir(path, options) : await fs.mkdir(path).then(() => path);
          for (let made = path; first && made.length >= first.length; made = dirname(made)) remember(made, remove);
          return first;
        }),
      link: (from: string, to: string) =>
        step(true, async () => {
          await fs.link(from, to);
          if (unflushed.has(from)) unflushed.add(to);
          remember(to, remove);
        }),
      rename: (from: string, to: string) =>
        step(true, async () => {
          const replaced = await fs.readFile(to).catch(() => null);
          await fs.rename(from, to);
          move(from, to);
          remember(to, async (path) => {
            await fs.rename(path, from).catch(() => {});
            if (replaced) await fs.writeFile(path, replaced);
          });
        }),
    } as unknown as FileSystem;
  };

  return {
    files: createFiles(faulty),
    bystander: createFiles((_, work) => work()),
    steps: () => count,
    cutPower: async () => {
      for (const path of unflushed) await fs.truncate(path).catch(() => {});
      for (const { path, revert } of undos.reverse()) await revert(path);
    },
  };
};
