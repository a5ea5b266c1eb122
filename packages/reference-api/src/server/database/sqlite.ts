import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { nodeSqlite } from './node-sqlite.ts';

/** Holds the right to write from the start: who asks for it later is refused when another process wrote meanwhile. */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

/** SQLite takes migrations into a transaction, though Kysely does not ask for it: a process killed in the middle leaves none half done. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** @param path a file, made when it is not there, or `:memory:` */
export const sqliteDialect = (path: string): Dialect => {
  const database = nodeSqlite(path);
  return {
    createDriver: () => new ImmediateDriver({ database }),
    createAdapter: () => new TransactionalAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
};
