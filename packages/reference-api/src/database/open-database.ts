import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, SqliteDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from './migrations.ts';
import { nodeSqlite } from './node-sqlite.ts';
import type { Tables } from './tables.ts';

/** What survives a restart. `destroy()` closes it. */
export type Database = Kysely<Tables>;

/** A database that cannot be used: its file cannot be opened, or its tables cannot be brought up to date. */
export class DatabaseUnusable extends Error {
  override readonly name = 'DatabaseUnusable';
  readonly kind = 'database_unusable';
}

/** The file with the race days in a folder, which is made when it is not there. */
export const raceDaysIn = (folder: string): string => {
  mkdirSync(folder, { recursive: true });
  return join(folder, 'races.sqlite');
};

/**
 * Opens a database and brings its tables up to date.
 * @param path a file, made when it is not there, or `:memory:`
 * @throws DatabaseUnusable with the path and the way out
 */
export const openDatabase = async (path: string): Promise<Database> => {
  const refuse = (cause: unknown): never => {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new DatabaseUnusable(`${path} cannot be used (${reason}). Move it away to start with an empty one.`, {
      cause,
    });
  };
  let database: Database;
  try {
    database = new Kysely<Tables>({ dialect: new SqliteDialect({ database: nodeSqlite(path) }) });
  } catch (error) {
    return refuse(error);
  }
  const { error } = await new Migrator({
    db: database,
    provider: { getMigrations: async () => migrations },
  }).migrateToLatest();
  if (error) {
    await database.destroy();
    return refuse(error);
  }
  return database;
};
