import type { Kysely } from 'kysely';

/** A meeting from a file. Generated meetings are not stored: seed and date reproduce them. */
export interface ImportedMeetingTable {
  /** The id in the API; its digits hold the day. */
  id: number;
  /** `YYYY-MM-DD` */
  date: string;
  /** Name of the file it came from. */
  source: string;
  /** `MeetingPlan` as JSON, read and replaced as a whole. */
  plan: string;
}

export const createImportedMeetingTable = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('imported_meeting')
    .addColumn('id', 'bigint', (column) => column.primaryKey())
    .addColumn('date', 'varchar(10)', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('plan', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('imported_meeting_by_date').on('imported_meeting').columns(['date', 'source']).execute();
};
