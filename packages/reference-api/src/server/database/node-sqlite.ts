import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { SqliteDatabase, SqliteStatement } from 'kysely';
import { memoiseNewest } from '../../world/memoise-newest.ts';

/**
 * Adapts a database of `node:sqlite` to Kysely's SQLite dialect.
 * @param path a file, created if missing, or `:memory:`
 */
export const nodeSqlite = (path: string): SqliteDatabase => {
  // Another process may be writing: wait for it, in ms.
  const database = new DatabaseSync(path, { timeout: 2000, enableForeignKeyConstraints: true });
  // An accepted write is on the disk before the answer, even after a power failure.
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
  // The API uses a few hundred statements. Preparing each one again would create garbage.
  const prepared = memoiseNewest<SqliteStatement>(300);
  return { close: () => database.close(), prepare: (sql) => prepared(sql, () => prepare(sql)) };
};
