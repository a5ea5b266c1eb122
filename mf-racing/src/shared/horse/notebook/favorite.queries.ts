import { type ApiData, apiQuery } from '@paddock/api';
import { deleteFavorite, getFavorites, setFavorite } from '@paddock/api/favorites';
import { api, queryClient, serverNow } from '@paddock/host';
import { toggleMutation } from '../../toggle-mutation.ts';

type Favorite = ApiData<'getFavorites'>[number];

/** The customer's favourite horses. */
export const favoritesQuery = apiQuery(api, getFavorites);

const { queryKey } = favoritesQuery;

/** Replaces the API's own entry until that arrives. */
const newFavorite = (horse: { id: number; name: string }): Favorite => ({
  id: -horse.id,
  horseId: horse.id,
  name: horse.name,
  createdAt: new Date(serverNow()).toISOString(),
  nextRace: null,
});

/** Makes a horse a favourite (`mutate(true)`) or removes it. */
export const favoriteMutation = (horse: { id: number; name: string }) =>
  toggleMutation({
    name: 'favorite',
    queryKey,
    show: (isFavorite) =>
      void queryClient.setQueryData(queryKey, (favorites = []) => {
        const others = favorites.filter(({ horseId }) => horseId !== horse.id);
        return isFavorite ? [newFavorite(horse), ...others] : others;
      }),
    send: (isFavorite) =>
      isFavorite
        ? api.call(setFavorite, { body: { horseId: horse.id } })
        : api.call(deleteFavorite, { path: { horseId: horse.id } }),
  });
