import fs from 'node:fs';
import { dirname } from 'node:path';
import { createRandom } from '../kills/random.ts';
import type { Operation } from './record-operations.ts';

/** A disk after a power cut: the operations that reached it, some of their contents only half. */
export interface CrashState {
  /** How many operations the writer had done. */
  length: number;
  kept: readonly number[];
  torn: number | null;
}

interface Pending {
  /** By now: a renamed folder takes its pending operations along. */
  path: string;
  isContent: boolean;
  /** Later names of the same file or folder: one that is durable has the whole of it. */
  laterNames: number[];
}

/** The operations of each prefix that no flush has made durable yet. */
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
 * The disks that a power cut can leave: after each prefix of the operations, with nothing lost,
 * with all that was not flushed lost, with each single one of these lost, kept or half written, and
 * with as many random choices of them lost. Equal disks count once.
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

/** Does to the folder of the record, put back to its beginning, what reached the disk. */
export const replay = (operations: readonly Operation[], { kept, torn }: CrashState): void => {
  for (const index of kept) {
    try {
      apply(operations[index] as Operation, index === torn);
    } catch {
      // It needs one that was lost, so it is lost as well.
    }
  }
};
