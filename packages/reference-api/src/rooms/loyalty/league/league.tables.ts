import type { Generated, Kysely } from 'kysely';
import { addId, type Instant } from '../../../server/database/columns.ts';

/** A member of the league, in every season from the enrolment on. */
export interface LeagueMemberTable {
  id: Generated<number>;
  customer_id: number;
  nickname: string;
  /** The nickname in lower case, for comparing. */
  nickname_key: string;
  enrolled_at: Instant;
}

export const createLeagueTables = async (db: Kysely<unknown>): Promise<void> => {
  await addId(db.schema.createTable('league_member'), db)
    .addColumn('customer_id', 'bigint', (column) => column.notNull().unique())
    .addColumn('nickname', 'text', (column) => column.notNull())
    .addColumn('nickname_key', 'text', (column) => column.notNull().unique())
    .addColumn('enrolled_at', 'bigint', (column) => column.notNull())
    .execute();
};
