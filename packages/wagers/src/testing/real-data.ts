import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of real data beside the repository; it is never copied into it. */
const folder = join(import.meta.dirname, '../../../../../shared/data');

/** Reads a file of it as text; undefined if it is missing. */
export const readText = (name: string): string | undefined => {
  const path = join(folder, name);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
};

/** Reads a JSON file of it. The caller states its type: external files, read only by tests. */
export const readJson = <T>(name: string): T | undefined => {
  const text = readText(name);
  return text === undefined ? undefined : (JSON.parse(text) as T);
};
