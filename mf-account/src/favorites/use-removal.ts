import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type Favorite, removeMutation, takeBackMutation } from './favorites.queries.ts';

/** Removes favourites, and restores the last one. */
export function useRemoval() {
  const [removed, setRemoved] = useState<Favorite | null>(null);
  const { mutate: remove } = useMutation(removeMutation);
  const { mutate: takeBack, isPending: isTakingBack } = useMutation(takeBackMutation);
  return {
    removed,
    remove: (favorite: Favorite) =>
      remove({ path: { horseId: favorite.horseId } }, { onSuccess: () => setRemoved(favorite) }),
    takeBack: ({ horseId }: Favorite) => takeBack({ body: { horseId } }, { onSuccess: () => setRemoved(null) }),
    isTakingBack,
  };
}
