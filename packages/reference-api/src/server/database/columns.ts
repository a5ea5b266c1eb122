import { type CreateTableBuilder, type Kysely, PostgresAdapter } from 'kysely';

/** Integer minor units. */
export type Cents = number;
/** Milliseconds since 1970. */
export type Instant = number;
/** 0 or 1: SQLite has no booleans. */
export type Flag = 0 | 1;
/** JSON that is read and written as a whole. */
export type JsonText = string;

/** The one difference between the databases that migrations see: how an id is counted up. */
export const addId = <T extends string>(
  table: CreateTableBuilder<T>,
  db: Kysely<unknown>,
): CreateTableBuilder<T, 'id'> =>
  db.getExecutor().adapter instanceof PostgresAdapter
    ? table.addColumn('id', 'bigserial', (column) => column.primaryKey())
    : table.addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement());
