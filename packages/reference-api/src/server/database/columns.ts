import { type CreateTableBuilder, type Kysely, PostgresAdapter } from 'kysely';

/** Integer minor units. */
export type Cents = number;
/** Milliseconds since 1970. */
export type Instant = number;
/** 0 or 1: SQLite has no booleans. */
export type Flag = 0 | 1;
/** JSON, read and written as a whole. */
export type JsonText = string;

/** Adds an id that counts up: the one statement in which the two databases differ. */
export const addId = <T extends string>(
  table: CreateTableBuilder<T>,
  db: Kysely<unknown>,
): CreateTableBuilder<T, 'id'> =>
  db.getExecutor().adapter instanceof PostgresAdapter
    ? table.addColumn('id', 'bigserial', (column) => column.primaryKey())
    : table.addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement());
