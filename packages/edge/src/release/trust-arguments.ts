import { readFileSync } from 'node:fs';
import { basename, dirname, resolve, sep } from 'node:path';
import { keyIdOf } from '@paddock/release';

/** Where an edge remembers if nobody says it: beside the store, never in it. Who may write there must not be who may write the store. */
export const memoryBeside = (data: string): string => resolve(dirname(data), `${basename(data)}-edge`);

/** Whether `folder` is `parent` or lies in it. Both absolute. */
export const isInside = (folder: string, parent: string): boolean => `${folder}${sep}`.startsWith(`${parent}${sep}`);

/**
 * The id of the root key that an operator names: by the id itself, or by a file with the public key (`keys/root.pub`).
 * Throws an `Error` that says what is wrong with it.
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
