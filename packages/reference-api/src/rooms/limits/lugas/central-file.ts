import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../../server/database/tables.ts';
import { Refused } from '../../../server/operation/refused.ts';
import { todayAt } from '../../../world/day/race-days.ts';
import { lockOtherAccounts } from '../../customer/same-person.ts';
import { activeLimits } from '../active-limits.ts';
import { usedAmounts } from '../used-amounts.ts';
import { lugasCustomer } from './lugas-customer.ts';

/**
 * The central file of all operators (domain §3.2), which knows persons, not accounts. Here it is in
 * the same database. A call to the real one would come before the transaction.
 */
interface CentralFile {
  /** Cents that the person deposited elsewhere, or by another account, in the month of now. */
  depositedElsewhere(customerId: number, now: number): Promise<number>;
  /** The person's lowest limit per month by another account, in cents; Infinity without one. */
  limitElsewhere(customerId: number, now: number): Promise<number>;
  /** The end of the person's last activity elsewhere, or by another account (ms); 0 without one. */
  activeElsewhereUntil(customerId: number, now: number): Promise<number>;
}

/** @throws Refused 503 `lugas_unavailable` while it is down */
export const openCentralFile = async (transaction: Transaction<Tables>): Promise<CentralFile> => {
  if (await isCentralFileDown(transaction)) {
    throw new Refused(503, 'lugas_unavailable');
  }
  const entriesOf = (customerIds: readonly number[]) =>
    transaction
      .selectFrom('central_file_entry')
      .select(['month', 'deposited', 'active_until'])
      .where('customer_id', 'in', customerIds)
      .execute();
  return {
    async depositedElsewhere(customerId, now) {
      const others = await lockOtherAccounts(transaction, customerId, now);
      const month = todayAt(now).slice(0, 7);
      const entries = (await entriesOf([customerId, ...others])).filter((entry) => entry.month === month);
      let deposited = entries.reduce((sum, entry) => sum + entry.deposited, 0);
      for (const id of others) deposited += (await usedAmounts(transaction, id, 'lugas', now)).month;
      return deposited;
    },
    async limitElsewhere(customerId, now) {
      const limits = [Number.POSITIVE_INFINITY];
      for (const id of await lockOtherAccounts(transaction, customerId, now)) {
        const active = await activeLimits(transaction, { customerId: id, type: 'lugas', now });
        limits.push(active.get('month') ?? Number.POSITIVE_INFINITY);
      }
      return Math.min(...limits);
    },
    async activeElsewhereUntil(customerId, now) {
      const others = await lockOtherAccounts(transaction, customerId, now);
      const entries = await entriesOf([customerId, ...others]);
      const ends = entries.map(({ active_until }) => active_until);
      for (const id of others) ends.push((await lugasCustomer(transaction, id)).lugas_expires);
      return Math.max(0, ...ends.map((end) => end ?? 0));
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
