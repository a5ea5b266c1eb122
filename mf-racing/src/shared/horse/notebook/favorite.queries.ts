import { type ApiData, apiQuery } from '@paddock/api';
import { deleteFavorite, getFavorites, setFavorite } from '@paddock/api/favorites';
import { api, queryClient, serverNow } from '@paddock/host';
import { optimisticToggle } from '@paddock/pages/optimistic-toggle';

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

const show = (horse: { id: number; name: string }, wanted: boolean) =>
  queryClient.setQueryData(queryKey, (favorites = []) => {
    const others = favorites.filter(({ horseId }) => horseId !== horse.id);
    return wanted ? [newFavorite(horse), ...others] : others;
  });

/** Makes a horse a favourite (`mutate(true)`) or removes it. */
export const favoriteMutation = (horse: { id: number; name: string }) =>
  optimisticToggle({
    name: 'favorite',
    queryKey,
    send: (wanted: boolean) =>
      wanted
        ? api.call(setFavorite, { body: { horseId: horse.id } })
        : api.call(deleteFavorite, { path: { horseId: horse.id } }),
    show: (wanted) => show(horse, wanted),
    revert: (wanted) => show(horse, !wanted),
  });
