import type { components } from '@paddock/api';
import type { Selectable } from 'kysely';
import type { OperationsOf } from '../../server/operation/operation.types.ts';
import { notFound, Refused } from '../../server/operation/refused.ts';
import type { Server } from '../../server/operation/server.ts';
import type { RacePlan } from '../../world/day/plan.types.ts';
import { todayAt } from '../../world/day/race-days.ts';
import { iso } from '../../world/day/zone.ts';
import { holdCustomer } from '../payments/ledger.ts';
import { nextRunOf } from '../races/next-run.ts';
import type { FavoriteTable } from './favorite.tables.ts';
import { findHorse } from './find-horse.ts';

type Schemas = components['schemas'];

/** The maximum of favourites per customer: the list is one answer. */
const MAX_FAVORITES = 500;

const showFavorite = (
  { id, horse_id, name, created_at }: Selectable<FavoriteTable>,
  races: readonly RacePlan[],
  now: number,
): Schemas['Favorite'] => ({
  id,
  horse_id,
  name,
  created_at: iso(created_at),
  next_race: nextRunOf(horse_id, races, now)?.shown ?? null,
});

/** Horses that a customer follows. */
export const favoriteOperations = ({
  database,
  days,
}: Server): OperationsOf<'getFavorites' | 'setFavorite' | 'deleteFavorite'> => ({
  async getFavorites({ customerId, now }) {
    const favorites = await database
      .selectFrom('favorite')
      .selectAll()
      .where('customer_id', '=', customerId)
      .orderBy('id', 'desc')
      .execute();
    const races = await days.racesAround(todayAt(now));
    return { data: favorites.map((favorite) => showFavorite(favorite, races, now)) };
  },

  async setFavorite({ body: { horse_id }, customerId, clock }) {
    const horse = await findHorse(days, horse_id, clock());
    if (!horse) throw notFound('horse');
    const favorite = await database.transaction().execute(async (transaction) => {
      const now = await holdCustomer(transaction, customerId, clock);
      const all = await transaction.selectFrom('favorite').selectAll().where('customer_id', '=', customerId).execute();
      const known = all.find((candidate) => candidate.horse_id === horse_id);
      if (known) return known;
      if (all.length >= MAX_FAVORITES) {
        throw new Refused(409, 'list_full.favorites', { words: { most: MAX_FAVORITES } });
      }
      return transaction
        .insertInto('favorite')
        .values({ customer_id: customerId, horse_id, name: horse.name, created_at: now })
        .returningAll()
        .executeTakeFirstOrThrow();
    });
    const now = clock();
    return { data: showFavorite(favorite, await days.racesAround(todayAt(now)), now) };
  },

  async deleteFavorite({ path: { horse_id }, customerId }) {
    const { numDeletedRows } = await database
      .deleteFrom('favorite')
      .where('horse_id', '=', horse_id)
      .where('customer_id', '=', customerId)
      .executeTakeFirst();
    return { data: { deleted: numDeletedRows > 0n } };
  },
});
