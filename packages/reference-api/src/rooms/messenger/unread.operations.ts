import type { components } from '@paddock/api';
import type { Kysely } from 'kysely';
import type { Tables } from '../../server/database/tables.ts';
import type { OperationsOf } from '../../server/operation/operation.types.ts';
import type { Server } from '../../server/operation/server.ts';
import { lockCustomer } from '../payments/ledger.ts';

/** How far a customer has read, and how many messages came after that. */
const unreadOf = async (
  database: Kysely<Tables>,
  customerId: number,
): Promise<components['schemas']['UnreadMessages']> => {
  const read = await database
    .selectFrom('messages_read')
    .select('read_id')
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  const readId = read?.read_id ?? 0;
  const { latest, count } = await database
    .selectFrom('message')
    .select(({ fn, eb }) => [
      fn.max('id').as('latest'),
      fn.count(eb.case().when('id', '>', readId).then(1).end()).as('count'),
    ])
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  return { count: Number(count), latest_id: Number(latest ?? 0), read_id: readId };
};

/** The number of unread messages, and marking them as read. */
export const unreadOperations = ({ database }: Server): OperationsOf<'getUnreadMessages' | 'readMessages'> => ({
  async getUnreadMessages({ customerId }) {
    return { data: await unreadOf(database, customerId) };
  },

  async readMessages({ body, customerId }) {
    const unread = await database.transaction().execute(async (transaction) => {
      await lockCustomer(transaction, customerId);
      const before = await unreadOf(transaction, customerId);
      const readId = Math.min(body.read_id, before.latest_id);
      if (readId <= before.read_id) return before;
      await transaction
        .insertInto('messages_read')
        .values({ customer_id: customerId, read_id: readId })
        .onConflict((row) => row.column('customer_id').doUpdateSet({ read_id: readId }))
        .execute();
      return unreadOf(transaction, customerId);
    });
    return { data: unread };
  },
});
