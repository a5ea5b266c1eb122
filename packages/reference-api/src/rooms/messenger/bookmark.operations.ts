import type { components } from '@paddock/api';
import type { Selectable } from 'kysely';
import type { OperationsOf } from '../../server/operation/operation.types.ts';
import { notFound, Refused } from '../../server/operation/refused.ts';
import type { Server } from '../../server/operation/server.ts';
import { iso } from '../../world/day/zone.ts';
import { showBetRace } from '../bets/show-bet.ts';
import { holdCustomer } from '../payments/ledger.ts';
import type { BookmarkTable } from './messenger.tables.ts';

/** The maximum of bookmarks per customer: the list is one answer. */
const MAX_BOOKMARKS = 500;

const showBookmark = ({
  id,
  race_id,
  created_at,
  race,
}: Selectable<BookmarkTable>): components['schemas']['Bookmark'] => ({
  id,
  race_id,
  created_at: iso(created_at),
  race: race === null ? null : JSON.parse(race),
});

/** Bookmarked races of a customer. */
export const bookmarkOperations = ({
  database,
  days,
}: Server): OperationsOf<'getBookmarks' | 'setBookmark' | 'deleteBookmark'> => ({
  async getBookmarks({ query: { race_id }, customerId }) {
    const bookmarks = await database
      .selectFrom('bookmark')
      .selectAll()
      .where('customer_id', '=', customerId)
      .$if(race_id !== undefined, (query) => query.where('race_id', '=', race_id as number))
      .orderBy('id', 'desc')
      .execute();
    return { data: bookmarks.map(showBookmark) };
  },

  async setBookmark({ body: { race_id }, customerId, clock }) {
    const race = await days.race(race_id);
    if (!race) throw notFound('race');
    const bookmark = await database.transaction().execute(async (transaction) => {
      const now = await holdCustomer(transaction, customerId, clock);
      const all = await transaction.selectFrom('bookmark').selectAll().where('customer_id', '=', customerId).execute();
      const known = all.find((candidate) => candidate.race_id === race_id);
      if (known) return known;
      if (all.length >= MAX_BOOKMARKS) {
        throw new Refused(409, 'list_full.bookmarks', { words: { most: MAX_BOOKMARKS } });
      }
      return transaction
        .insertInto('bookmark')
        .values({ customer_id: customerId, race_id, created_at: now, race: JSON.stringify(showBetRace(race)) })
        .returningAll()
        .executeTakeFirstOrThrow();
    });
    return { data: showBookmark(bookmark) };
  },

  async deleteBookmark({ path: { id }, customerId }) {
    const { numDeletedRows } = await database
      .deleteFrom('bookmark')
      .where('id', '=', id)
      .where('customer_id', '=', customerId)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw notFound('bookmark');
    return { data: { deleted: true } };
  },
});
