import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useState } from 'react';

/** Removes entries of a list, and takes the last one back. */
export function useRemoval<Entry, Removal, Return>(
  removeMutation: UseMutationOptions<Removal, Error, Entry>,
  takeBackMutation: UseMutationOptions<Return, Error, Entry>,
) {
  const [last, setLast] = useState<{ entry: Entry; isBack: boolean } | null>(null);
  const { mutate: remove } = useMutation(removeMutation);
  const { mutate: takeBack, isPending, variables } = useMutation(takeBackMutation);
  return {
    /** The last removed entry, and whether it is back. */
    last,
    remove: (entry: Entry) => remove(entry, { onSuccess: () => setLast({ entry, isBack: false }) }),
    // Another entry may have been removed before the answer.
    takeBack: (undone: Entry) =>
      takeBack(undone, {
        onSuccess: () => setLast((now) => (now?.entry === undone ? { entry: undone, isBack: true } : now)),
      }),
    isTakingBack: isPending && variables === last?.entry,
  };
}
