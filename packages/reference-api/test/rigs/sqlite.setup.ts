import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { databaseTarget, openDatabase } from '../../src/server/database/open-database.ts';
import { memoryFolder } from './memory-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of all SQLite databases, each in a folder of its name. */
    sqliteFolder: string;
  }
}

/** A database whose tables are made: tests copy it. */
export const TEMPLATE = 'template';

/** A run has few databases at once, each smaller than 1 MB. */
const NEEDED_BYTES = 256 * 1024 ** 2;

/** Makes the template of the tests on SQLite. After the last test, removes it and its copies. */
export default async ({ provide }: TestProject) => {
  const folder = mkdtempSync(join(memoryFolder(NEEDED_BYTES), 'paddock-sqlite-'));
  await (await openDatabase(databaseTarget({ folder: join(folder, TEMPLATE) }))).destroy();
  provide('sqliteFolder', folder);
  return () => rmSync(folder, { recursive: true, force: true });
};
