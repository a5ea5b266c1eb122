import fs from 'node:fs';
import { dirname } from 'node:path';
import type { FileSystem } from '../store/file-system.ts';

/**
 * The fault at the chosen step: it fails with this code and later steps work, or the process ends.
 */
export type Fault = 'ENOSPC' | 'EIO' | 'EMFILE' | 'EROFS' | 'crash';

/** Only writes can fail this way. */
const WRITES_ONLY = new Set<Fault>(['ENOSPC', 'EROFS', 'crash']);

interface Undo {
  /** The folder whose flush makes the change durable. */
  folder: string;
  path: string;
  revert(path: string): void;
}

export interface FaultFileSystem {
  files: FileSystem;
  /** The same disk for another process, without faults. Its flushes make changes durable. */
  bystander: FileSystem;
  /** The number of steps so far that this kind of fault could have hit. */
  steps(): number;
  /** Reverts every change that was not flushed, as a power cut may. */
  cutPower(): void;
}

const within = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);

/** Runs one step of the file system, or fails it. */
type Step = <T>(isWrite: boolean, work: () => T) => Promise<T>;

const attempt = (work: () => unknown): void => {
  try {
    work();
  } catch {
    // If a revert fails, the disk stays as it is.
  }
};

/**
 * The real file system with one faulty step and a record of what a power cut would revert. Its
 * calls are synchronous: the tests take many thousands of steps, and a switch of threads costs more
 * than a step.
 */
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
  const remove = (path: string): void => fs.rmSync(path, { recursive: true, force: true });
  /** Updates the paths of unflushed changes after a move. */
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
      const fd = await step(isWrite, () => fs.openSync(path, flags, mode));
      if (isWrite) {
        unflushed.add(path);
        remember(path, remove);
      }
      return {
        writeFile: (bytes: Uint8Array) =>
          step(true, () => fs.writeFileSync(fd, bytes)).catch((error) => {
            // A full disk leaves half a file.
            attempt(() => fs.writeFileSync(fd, bytes.subarray(0, bytes.length >> 1)));
            throw error;
          }),
        sync: () =>
          step(true, () => {
            // No real flush, which takes long: only the order of flushes matters here.
            if (isWrite) unflushed.delete(path);
            else undos = undos.filter(({ folder }) => folder !== path);
          }),
        stat: async () => fs.fstatSync(fd),
        read: (bytes: Uint8Array, offset: number, length: number, position: number) =>
          step(false, () => ({ bytesRead: fs.readSync(fd, bytes, offset, length, position) })),
        close: async () => fs.closeSync(fd),
      };
    };

    return {
      open,
      readFile: (path: string) => step(false, () => fs.readFileSync(path)),
      readdir: (path: string) => step(false, () => fs.readdirSync(path)),
      stat: (path: string, options: { throwIfNoEntry: boolean }) => step(false, () => fs.statSync(path, options)),
      unlink: (path: string) => step(true, () => fs.unlinkSync(path)),
      utimes: (path: string, read: Date, written: Date) => step(true, () => fs.utimesSync(path, read, written)),
      rm: (path: string, options: object) => step(true, () => fs.rmSync(path, options)),
      mkdir: (path: string, options: { recursive: boolean } = { recursive: false }) =>
        step(true, () => {
          const first = fs.mkdirSync(path, options) ?? (options.recursive ? undefined : path);
          for (let made = path; first && made.length >= first.length; made = dirname(made)) remember(made, remove);
          return first;
        }),
      link: (from: string, to: string) =>
        step(true, () => {
          fs.linkSync(from, to);
          if (unflushed.has(from)) unflushed.add(to);
          remember(to, remove);
        }),
      rename: (from: string, to: string) =>
        step(true, () => {
          const replaced = fs.statSync(to, { throwIfNoEntry: false })?.isFile() ? fs.readFileSync(to) : null;
          fs.renameSync(from, to);
          move(from, to);
          remember(to, (path) => {
            attempt(() => fs.renameSync(path, from));
            if (replaced) fs.writeFileSync(path, replaced);
          });
        }),
    } as unknown as FileSystem;
  };

  return {
    files: createFiles(faulty),
    bystander: createFiles(async (_, work) => work()),
    steps: () => count,
    cutPower: () => {
      for (const path of unflushed) attempt(() => fs.truncateSync(path));
      for (const { path, revert } of undos.reverse()) revert(path);
    },
  };
};
