import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from './migrations.ts';
import { sqliteDialect } from './sqlite.ts';
import type { Tables } from './tables.ts';

/** What survives a restart. `destroy()` closes it. */
export type Database = Kysely<Tables>;

/** A database that cannot be used: it cannot be opened, or its tables cannot be brought up to date. */
export class DatabaseUnusable extends Error {
  override readonly name = 'DatabaseUnusable';
  readonly kind = 'database_unusable';
}

/** Where state is kept. */
export interface DatabasePlace {
  /** `DATABASE_URL` of the environment: a PostgreSQL database. It comes before a folder. */
  url?: string | undefined;
  /** A folder, made when it is not there, for a file of SQLite. */
  folder?: string | undefined;
}

/** What `openDatabase` opens; without a place the state is in memory and gone with the process. */
export const databaseTarget = ({ url, folder }: DatabasePlace): string => {
  if (url) return url;
  if (folder === undefined) return ':memory:';
  mkdirSync(folder, { recursive: true });
  return join(folder, 'paddock.sqlite');
};

const isPostgres = (target: string) => /^postgres(ql)?:/.test(target);

const connect = async (target: string): Promise<Database> => {
  if (!isPostgres(target)) return new Kysely<Tables>({ dialect: sqliteDialect(target) });
  // Loaded for those alone who use it.
  const { openPostgres } = await import('./postgres.ts');
  return openPostgres<Tables>(target);
};

/** All that are missing, in one transaction, under a lock: of two servers that start at once the second one waits. */
const migrate = async (db: Database): Promise<void> => {
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateToLatest();
  if (error) throw error;
};

const unusable = (target: string, cause: unknown): DatabaseUnusable => {
  // Node's error for all addresses of a host says nothing itself.
  const [{ message: reason }] = (cause instanceof AggregateError ? cause.errors : [cause]) as [Error];
  const text = isPostgres(target)
    ? // Without what may be a password.
      `The PostgreSQL database of DATABASE_URL cannot be used (${reason}). Start it, or correct the URL.`
    : `${target} cannot be used (${reason}). Move it away to start with an empty one.`;
  return new DatabaseUnusable(text, { cause });
};

/**
 * Opens a database and brings its tables up to date.
 * @param target a file, made when it is not there, `:memory:`, or a `postgres://` URL
 * @throws DatabaseUnusable with what it was and the way out
 */
export const openDatabase = async (target: string): Promise<Database> => {
  let database: Database | null = null;
  try {
    database = await connect(target);
    await migrate(database);
    return database;
  } catch (error) {
    await database?.destroy();
    throw unusable(target, error);
  }
};
