import { readFileSync } from 'node:fs';
import { basename, dirname, resolve, sep } from 'node:path';
import { keyIdOf } from '@paddock/release';

/**
 * The default folder of the memory: beside the store, since writers of the store must not be able
 * to write it.
 */
export const memoryBeside = (data: string): string => resolve(dirname(data), `${basename(data)}-edge`);

/** Whether `folder` is `parent` or inside it. Both are absolute. */
export const isInside = (folder: string, parent: string): boolean => `${folder}${sep}`.startsWith(`${parent}${sep}`);

/**
 * The id of a root key, given as the id itself or as a file with the public key (`keys/root.pub`).
 * @throws Error that names the fault
 */
export const rootIdOf = (named: string): string => {
  if (/^[0-9a-f]{32}$/.test(named)) return named;
  let key: string;
  try {
    key = readFileSync(named, 'utf8').trim();
  } catch (error) {
    throw new Error(`--root is neither the id of a key (32 hex digits) nor a file: ${(error as Error).message}`);
  }
  if (!/^[A-Za-z0-9+/]{59}=$/.test(key)) throw new Error(`--root: ${named} holds no public key`);
  return keyIdOf(key);
};
