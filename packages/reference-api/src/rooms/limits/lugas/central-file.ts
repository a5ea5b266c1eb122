import type { Kysely } from 'kysely';
import type { Tables } from '../../../server/database/tables.ts';
import { Refused } from '../../../server/operation/refused.ts';
import { todayAt } from '../../../world/day/race-days.ts';

/**
 * The central file of all operators (domain §3.2). Here it is in the same database. A call to the
 * real one would come before the transaction.
 */
export interface CentralFile {
  /** Cents that were deposited with other operators in the month of now. */
  depositedElsewhere(customerId: number, now: number): Promise<number>;
  /** The end of the last activity with another operator (ms); null without one. */
  activeElsewhereUntil(customerId: number): Promise<number | null>;
}

/** @throws Refused 503 `lugas_unavailable` while it is down */
export const openCentralFile = async (database: Kysely<Tables>): Promise<CentralFile> => {
  if (await isCentralFileDown(database)) {
    throw new Refused(503, 'lugas_unavailable');
  }
  const entryOf = (customerId: number) =>
    database
      .selectFrom('central_file_entry')
      .select(['month', 'deposited', 'active_until'])
      .where('customer_id', '=', customerId)
      .executeTakeFirst();
  return {
    async depositedElsewhere(customerId, now) {
      const entry = await entryOf(customerId);
      return entry?.month === todayAt(now).slice(0, 7) ? entry.deposited : 0;
    },
    async activeElsewhereUntil(customerId) {
      return (await entryOf(customerId))?.active_until ?? null;
    },
  };
};

export const isCentralFileDown = async (database: Kysely<Tables>): Promise<boolean> => {
  const file = await database.selectFrom('central_file').select('is_down').where('id', '=', 1).executeTakeFirst();
  return file?.is_down === 1;
};

/** For development: takes the file down or up again. */
export const setCentralFileDown = async (database: Kysely<Tables>, isDown: boolean): Promise<void> => {
  const is_down = isDown ? 1 : 0;
  await database
    .insertInto('central_file')
    .values({ id: 1, is_down })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ is_down }))
    .execute();
};
