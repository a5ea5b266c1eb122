import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { SqliteDatabase, SqliteStatement } from 'kysely';
import { keepNewest } from '../../world/keep-newest.ts';

/**
 * A database of `node:sqlite` as Kysely's SQLite dialect wants it.
 * @param path a file, made when it is not there, or `:memory:`
 */
export const nodeSqlite = (path: string): SqliteDatabase => {
  // Another process may be writing: wait for it that long (ms).
  const database = new DatabaseSync(path, { timeout: 2000, enableForeignKeyConstraints: true });
  // What was accepted is on the disk before it is answered, also when the power goes.
  if (path !== ':memory:') database.exec('pragma journal_mode = wal; pragma synchronous = full');
  const prepare = (sql: string): SqliteStatement => {
    const statement = database.prepare(sql);
    const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
    return {
      reader: statement.columns().length > 0,
      all: (parameters) => statement.all(...values(parameters)),
      run: (parameters) => statement.run(...values(parameters)),
      iterate: (parameters) => statement.iterate(...values(parameters)),
    };
  };
  // Some hundred statements are all that is ever asked; one made anew each time is memory that waits for the collector.
  const prepared = keepNewest<SqliteStatement>(300);
  return { close: () => database.close(), prepare: (sql) => prepared(sql, () => prepare(sql)) };
};
