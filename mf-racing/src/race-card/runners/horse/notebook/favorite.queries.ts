import { type ApiData, apiQuery } from '@paddock/api';
import { deleteFavorite, getFavorites, setFavorite } from '@paddock/api/favorites';
import { api, queryClient } from '@paddock/host';
import { mutationOptions } from '@tanstack/react-query';

type Favorite = ApiData<'getFavorites'>[number];

/** The horses that the customer follows. */
export const favoritesQuery = apiQuery(api, getFavorites);

const { queryKey } = favoritesQuery;
const mutationKey = ['favorite'];

/** Until the API has told its own entry. */
const newFavorite = (horse: { id: number; name: string }): Favorite => ({
  id: -horse.id,
  horseId: horse.id,
  name: horse.name,
  createdAt: new Date().toISOString(),
  nextRace: null,
});

const show = (horse: { id: number; name: string }, wanted: boolean) =>
  queryClient.setQueryData(queryKey, (favorites = []) => {
    const others = favorites.filter(({ horseId }) => horseId !== horse.id);
    return wanted ? [newFavorite(horse), ...others] : others;
  });

/**
 * Makes a horse a favourite (`mutate(true)`), or none any more. It is on screen at once, and taken back where it is refused; the
 * shell's alert says why. One at a time, so that the last press holds.
 */
export const favoriteMutation = (horse: { id: number; name: string }) =>
  mutationOptions({
    mutationKey,
    scope: { id: 'favorite' },
    mutationFn: async (wanted: boolean): Promise<void> => {
      if (wanted) await api.call(setFavorite, { body: { horseId: horse.id } });
      else await api.call(deleteFavorite, { path: { horseId: horse.id } });
    },
    onMutate: async (wanted) => {
      await queryClient.cancelQueries({ queryKey });
      show(horse, wanted);
    },
    onError: (_error, wanted) => void show(horse, !wanted),
    // What is read before the last change is done would undo it on screen.
    onSettled: () => {
      if (queryClient.isMutating({ mutationKey }) === 1) void queryClient.invalidateQueries({ queryKey });
    },
  });
