import { type ApiData, apiQuery } from '@paddock/api';
import { deleteFavorite, getFavorites, setFavorite } from '@paddock/api/favorites';
import { api, queryClient, serverNow, useSession } from '@paddock/host';
import { mutationOptions } from '@tanstack/react-query';

type Favorite = ApiData<'getFavorites'>[number];

/** The customer's favourite horses. */
export const favoritesQuery = apiQuery(api, getFavorites);

const { queryKey } = favoritesQuery;
const mutationKey = ['favorite'];

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

/**
 * Makes a horse a favourite (`mutate(true)`) or removes it. The change is optimistic. A failure
 * reverts it, and the shell's alert shows the reason. The scope runs one at a time, so that the
 * last press wins.
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
      const session = useSession.getState();
      await queryClient.cancelQueries({ queryKey });
      show(horse, wanted);
      return session;
    },
    // A logout does not stop the callbacks: the next customer's favourites are not this one's.
    onError: (_error, wanted, session) => void (session === useSession.getState() && show(horse, !wanted)),
    // A read before the last change has finished would undo that change on screen.
    onSettled: () => {
      if (queryClient.isMutating({ mutationKey }) === 1) void queryClient.invalidateQueries({ queryKey });
    },
  });
