import type { Generated, Kysely } from 'kysely';
import { addId, type Instant } from '../../server/database/columns.ts';

/** The rule that restricts the pictures of a customer. Without one all are visible. */
export interface StreamRightTable {
  customer_id: number;
  /** `StreamRightKind` of `stream-rights.model.ts`. */
  kind: string;
  /** Its end; null for none. */
  valid_until: Instant | null;
}

/** Views per race, for countries that need them (core §6). */
export interface StreamViewTable {
  id: Generated<number>;
  customer_id: number;
  stream_id: number;
  race_id: number;
  country: string;
  watched_at: Instant;
}

export const createStreamTables = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('stream_right')
    .addColumn('customer_id', 'bigint', (column) => column.primaryKey())
    .addColumn('kind', 'varchar(9)', (column) => column.notNull())
    .addColumn('valid_until', 'bigint')
    .execute();
  await addId(db.schema.createTable('stream_view'), db)
    .addColumn('customer_id', 'bigint', (column) => column.notNull())
    .addColumn('stream_id', 'bigint', (column) => column.notNull())
    .addColumn('race_id', 'bigint', (column) => column.notNull())
    .addColumn('country', 'varchar(3)', (column) => column.notNull())
    .addColumn('watched_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('stream_view_once', ['customer_id', 'race_id'])
    .execute();
};
