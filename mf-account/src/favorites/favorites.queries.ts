import { type ApiData, apiQuery } from '@paddock/api';
import { deleteFavorite, getFavorites, setFavorite } from '@paddock/api/favorites';
import { api, queryClient } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';
import { mutationOptions } from '@tanstack/react-query';

export type Favorite = ApiData<'getFavorites'>[number];

/** The customer's favourite horses. */
export const favoritesQuery = withInlineErrors(apiQuery(api, getFavorites));

const { queryKey } = favoritesQuery;

// In any case: after a refusal, the list must show the present state. Not awaited: callers go on at
// once.
const onSettled = () => void queryClient.invalidateQueries({ queryKey });

/** Removes a favourite. The list changes with the answer; a failure raises the shell's alert. */
export const removeMutation = mutationOptions({
  mutationFn: ({ horseId }: Favorite) => api.call(deleteFavorite, { path: { horseId } }),
  onSuccess: (_answer, removed) =>
    void queryClient.setQueryData(queryKey, (all) => all?.filter(({ horseId }) => horseId !== removed.horseId)),
  onSettled,
});

/** Restores a removed favourite. */
export const takeBackMutation = mutationOptions({
  mutationFn: async ({ horseId }: Favorite) => (await api.call(setFavorite, { body: { horseId } })).data,
  onSuccess: (favorite) =>
    void queryClient.setQueryData(queryKey, (all = []) => [favorite, ...all.filter(({ id }) => id !== favorite.id)]),
  onSettled,
});
