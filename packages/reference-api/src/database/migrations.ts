import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** In order of name; one that has been released is never changed. The SQL is common to SQLite and PostgreSQL. */
export const migrations: Record<string, Migration> = {
  '0001-imported-meetings': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('imported_meeting')
        .addColumn('id', 'bigint', (column) => column.primaryKey())
        .addColumn('date', 'varchar(10)', (column) => column.notNull())
        .addColumn('source', 'text', (column) => column.notNull())
        .addColumn('plan', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex('imported_meeting_by_date')
        .on('imported_meeting')
        .columns(['date', 'source'])
        .execute();
    },
  },
};
