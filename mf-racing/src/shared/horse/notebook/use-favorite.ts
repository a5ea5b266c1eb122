import type { Runner } from '@paddock/api';
import { useMutation, useQuery } from '@tanstack/react-query';
import { favoriteMutation, favoritesQuery } from './favorite.queries.ts';

/**
 * Whether the customer follows a horse, and a toggle. It reads the favourites, so do not use it for
 * visitors.
 */
export function useFavorite(horse: Runner['horse']) {
  const { data } = useQuery(favoritesQuery);
  const { mutate } = useMutation(favoriteMutation(horse));
  const isFavorite = data?.some(({ horseId }) => horseId === horse.id) ?? false;
  return { isKnown: data !== undefined, isFavorite, toggle: () => mutate(!isFavorite) };
}
