import { readFile } from 'node:fs/promises';

const folder = new URL('media/', import.meta.url);
const read = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

/** A file of `media/`, cached: there are seven. */
export const readMedia = (name: string): Promise<Uint8Array<ArrayBuffer>> => {
  const known = read.get(name);
  if (known) return known;
  const made = readFile(new URL(name, folder)).then((bytes) => new Uint8Array(bytes));
  read.set(name, made);
  return made;
};
