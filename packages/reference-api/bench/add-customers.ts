import { sql } from 'kysely';
import { book } from '../src/rooms/payments/ledger.ts';
import { type Database, databaseTarget, openDatabase } from '../src/server/database/open-database.ts';
import { demoEmail } from '../src/server/demo/demo-customers.ts';

const withDatabase = async (folder: string, work: (database: Database) => Promise<unknown>): Promise<void> => {
  const database = await openDatabase(databaseTarget({ url: undefined, folder }));
  await work(database);
  await database.destroy();
};

/** Gives a demo customer enough money to bet (cents). */
export const addMoney = (folder: string, name: string, amount: number): Promise<void> =>
  withDatabase(folder, async (database) => {
    const { id: customerId } = await database
      .selectFrom('customer')
      .select('id')
      .where('email', '=', demoEmail(name))
      .executeTakeFirstOrThrow();
    const at = Date.now();
    await database
      .transaction()
      .execute((transaction) =>
        book(transaction, { customerId, kind: 'deposit', amount, reference: `bench:${at}`, at }),
      );
  });

/** Fills a database with copies of its first customer, to a realistic number of rows. */
export const addCustomers = (folder: string, count: number): Promise<void> =>
  withDatabase(folder, async (database) => {
    const { id, ...first } = await database.selectFrom('customer').selectAll().limit(1).executeTakeFirstOrThrow();
    await database.transaction().execute(async (transaction) => {
      for (let from = 0; from < count; from += 500) {
        const rows = Array.from({ length: 500 }, (_, at) => {
          const name = `customer-${id}-${from + at}`;
          return { ...first, email: `${name}@bench.test`, username: name };
        });
        await transaction.insertInto('customer').values(rows).execute();
      }
    });
    await sql`analyze`.execute(database);
  });
