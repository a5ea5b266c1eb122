import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder, makeTemporary } from './make-folder.ts';

/** Reads a folder into memory and returns a function that writes it again. */
const takeIn = (source: string): ((target: string) => void) => {
  const entries = readdirSync(source, { recursive: true, encoding: 'utf8' }).map((path) => {
    const stat = statSync(join(source, path));
    return { path, mode: stat.mode, bytes: stat.isDirectory() ? null : readFileSync(join(source, path)) };
  });
  return (target) => {
    for (const { path, bytes } of entries) if (!bytes) mkdirSync(join(target, path), { recursive: true });
    for (const { path, bytes, mode } of entries) if (bytes) writeFileSync(join(target, path), bytes, { mode });
  };
};

/**
 * Runs `fill` on an empty folder once. Each call copies the result into a new folder, removed after
 * the test, and returns it with the value of `fill`. The value must contain no path, since each
 * test has another folder.
 */
export const createTemplate = <T>(
  fill: (folder: string) => Promise<T>,
): (() => Promise<{ folder: string; value: T }>) => {
  const make = async () => {
    const folder = await makeTemporary();
    try {
      const value = await fill(folder);
      return { value, copyTo: takeIn(folder) };
    } finally {
      await rm(folder, { recursive: true });
    }
  };
  let made: ReturnType<typeof make> | null = null;
  return async () => {
    made ??= make();
    const [{ value, copyTo }, folder] = [await made, await makeFolder()];
    copyTo(folder);
    return { folder, value };
  };
};
