import { sql } from 'kysely';
import { databaseTarget, openDatabase } from '../src/database/open-database.ts';

/** Fills a folder's database with copies of its first customer: as many rows as a real one has. */
export const addCustomers = async (folder: string, count: number): Promise<void> => {
  const database = await openDatabase(databaseTarget({ url: undefined, folder }));
  const { id, ...first } = await database.selectFrom('customer').selectAll().limit(1).executeTakeFirstOrThrow();
  await database.transaction().execute(async (transaction) => {
    for (let from = 0; from < count; from += 500) {
      const rows = Array.from({ length: 500 }, (_, at) => ({
        ...first,
        email: `customer-${id}-${from + at}@demo.test`,
      }));
      await transaction.insertInto('customer').values(rows).execute();
    }
  });
  await sql`analyze`.execute(database);
  await database.destroy();
};
