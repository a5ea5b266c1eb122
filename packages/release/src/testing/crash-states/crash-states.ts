import fs from 'node:fs';
import { dirname } from 'node:path';
import { createRandom } from '../../health/random.ts';
import type { Operation } from './record-operations.ts';

/** A disk after a power cut: the operations that reached it, one of them perhaps only half. */
export interface CrashState {
  /** The number of operations that the writer had done. */
  length: number;
  kept: readonly number[];
  torn: number | null;
}

interface Pending {
  /** Its current path: it changes when a folder above it is renamed. */
  path: string;
  isContent: boolean;
  /** Later operations that renamed or linked it. Once one is durable, this one is, too. */
  laterNames: number[];
}

/** For each prefix of the operations, those that no flush has made durable yet. */
const pendingByLength = (operations: readonly Operation[]): number[][] => {
  const pending = new Map<number, Pending>();
  const after: number[][] = [[]];
  const settle = (index: number): void => {
    pending.delete(index);
    for (const [each, { laterNames }] of pending) if (laterNames.includes(index)) settle(each);
  };
  const flush = (flushed: string): void => {
    for (const [index, { path, isContent }] of pending) {
      if ((isContent ? path : dirname(path)) === flushed) settle(index);
    }
  };
  const move = (index: number, { from, path }: Extract<Operation, { from: string }>, isRename: boolean): void => {
    for (const each of pending.values()) {
      if (each.path === from && !each.isContent) each.laterNames.push(index);
      else if (isRename && (each.path === from || each.path.startsWith(`${from}/`))) {
        each.path = path + each.path.slice(from.length);
      }
    }
  };
  for (const [index, operation] of operations.entries()) {
    const { kind, path } = operation;
    if (kind === 'flush') flush(path);
    else {
      if (kind === 'rename' || kind === 'link') move(index, operation, kind === 'rename');
      pending.set(index, { path, isContent: kind === 'write', laterNames: [] });
    }
    after.push([...pending.keys()]);
  }
  return after;
};

/**
 * The disks that a power cut can leave, for each prefix of the operations: with nothing lost, with
 * all unflushed operations lost, with each of them alone lost, kept or half written, and with
 * `choices` random subsets lost. Equal disks count once.
 */
export const crashStates = (operations: readonly Operation[], choices: number, seed: number): CrashState[] => {
  const random = createRandom(seed);
  const states = new Map<string, CrashState>();
  for (const [length, pending] of pendingByLength(operations).entries()) {
    const add = (lost: readonly number[], torn: number | null = null): void => {
      const kept: number[] = [];
      for (let index = 0; index < length; index += 1) {
        if (!lost.includes(index) && operations[index]?.kind !== 'flush') kept.push(index);
      }
      states.set(`${kept.join()} ${torn}`, { length, kept, torn });
    };
    add([]);
    add(pending);
    for (const one of pending) {
      add([one]);
      add(pending.filter((each) => each !== one));
      if (operations[one]?.kind === 'write') add([], one);
    }
    for (let choice = 0; choice < choices; choice += 1) add(pending.filter(() => random.next() < 0.5));
  }
  return [...states.values()];
};

const apply = (operation: Operation, isTorn: boolean): void => {
  const { kind, path } = operation;
  if (kind === 'create') fs.closeSync(fs.openSync(path, 'wx'));
  if (kind === 'write') {
    const { bytes } = operation;
    fs.writeFileSync(path, isTorn ? bytes.subarray(0, bytes.length >> 1) : bytes, { flag: 'r+' });
  }
  if (kind === 'mkdir') fs.mkdirSync(path);
  if (kind === 'unlink') fs.unlinkSync(path);
  if (kind === 'rmdir') fs.rmdirSync(path);
  if (kind === 'link') fs.linkSync(operation.from, path);
  if (kind === 'rename') fs.renameSync(operation.from, path);
};

/** Applies the operations that reached the disk to the folder in its state before all of them. */
export const replay = (operations: readonly Operation[], { kept, torn }: CrashState): void => {
  for (const index of kept) {
    try {
      apply(operations[index] as Operation, index === torn);
    } catch {
      // It depends on a lost operation, so it is lost as well.
    }
  }
};
