import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from './migrations.ts';
import { sqliteDialect } from './sqlite.ts';
import type { Tables } from './tables.ts';

/** The state that survives a restart. `destroy()` closes it. */
export type Database = Kysely<Tables>;

/** The database cannot be opened, or a migration failed. */
class DatabaseUnusable extends Error {
  override readonly name = 'DatabaseUnusable';
  readonly kind = 'database_unusable';
}

/** Where the state is stored. */
export interface DatabasePlace {
  /** `DATABASE_URL` of the environment: a PostgreSQL database. Wins over the folder. */
  url?: string | undefined;
  /** A folder for the SQLite file, created if missing. */
  folder?: string | undefined;
}

const isPostgres = (target: string) => /^postgres(ql)?:\/\//.test(target);

/**
 * The target for `openDatabase`; without a place, memory that ends with the process.
 * @throws DatabaseUnusable for a URL of anything else than PostgreSQL
 */
export const databaseTarget = ({ url, folder }: DatabasePlace): string => {
  if (url && !isPostgres(url)) {
    // Without the URL, which may contain a password.
    throw new DatabaseUnusable('DATABASE_URL is no postgres:// URL. Correct it, or leave it out to use SQLite.');
  }
  if (url) return url;
  if (folder === undefined) return ':memory:';
  mkdirSync(folder, { recursive: true });
  return join(folder, 'paddock.sqlite');
};

const urls = new WeakMap<Database, string>();

/** The URL of a PostgreSQL database, for a connection beside its pool; undefined for SQLite. */
export const postgresUrlOf = (database: Database): string | undefined => urls.get(database);

const connect = async (target: string): Promise<Database> => {
  if (!isPostgres(target)) return new Kysely<Tables>({ dialect: sqliteDialect(target) });
  // Loaded only when it is used.
  const { openPostgres } = await import('./postgres.ts');
  const database = openPostgres<Tables>(target);
  urls.set(database, target);
  return database;
};

/** A migration that some databases have run under a number in between, and its number since. */
const RENUMBERED = { from: '0193-registration-reopening', to: '0250-registration-reopening' };

const renumber = (db: Database) =>
  sql`update kysely_migration set name = ${RENUMBERED.to},
    timestamp = (select max(timestamp) from kysely_migration where name < ${RENUMBERED.to})
    where name = ${RENUMBERED.from}`.execute(db);

/** Runs the missing migrations in one transaction under a lock: a second server waits. */
const migrate = async (db: Database): Promise<void> => {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (!error) return;
  if (!(error as Error).message.includes(RENUMBERED.from)) throw error;
  await renumber(db);
  const again = await migrator.migrateToLatest();
  if (again.error) throw again.error;
};

const unusable = (target: string, cause: unknown): DatabaseUnusable => {
  // Node's AggregateError over all addresses of a host has an empty message.
  const [{ message: reason }] = (cause instanceof AggregateError ? cause.errors : [cause]) as [Error];
  const text = isPostgres(target)
    ? // Without the URL, which may contain a password.
      `The PostgreSQL database of DATABASE_URL cannot be used (${reason}). Start it, or correct the URL.`
    : `${target} cannot be used (${reason}). Move it away to start with an empty one.`;
  return new DatabaseUnusable(text, { cause });
};

/**
 * Opens a database and migrates it.
 * @param target a file, created if missing, `:memory:`, or a `postgres://` URL
 * @throws DatabaseUnusable with the cause and the way out
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
