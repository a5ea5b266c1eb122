import type { Kysely } from 'kysely';

export const addPlayBreak = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('customer').addColumn('break_until', 'bigint').execute();
};
