import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of real data beside the repository; it is never copied into it. */
const folder = join(import.meta.dirname, '../../../../../shared/data');

/** A file of it as text; undefined where it is not there. */
export const readText = (name: string): string | undefined => {
  const path = join(folder, name);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
};

/** A JSON file of it. The caller says what is in it: these are files of others, read by tests only. */
export const readJson = <T>(name: string): T | undefined => {
  const text = readText(name);
  return text === undefined ? undefined : (JSON.parse(text) as T);
};
