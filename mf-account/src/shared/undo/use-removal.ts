import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useState } from 'react';

/** Removes entries of a list, and takes the last one back. */
export function useRemoval<Entry, Removal, Return>(
  removeMutation: UseMutationOptions<Removal, Error, Entry>,
  takeBackMutation: UseMutationOptions<Return, Error, Entry>,
) {
  const [removed, setRemoved] = useState<Entry | null>(null);
  const { mutate: remove } = useMutation(removeMutation);
  const { mutate: takeBack, isPending, variables } = useMutation(takeBackMutation);
  return {
    removed,
    remove: (entry: Entry) => remove(entry, { onSuccess: () => setRemoved(entry) }),
    // Another entry may have been removed before the answer.
    takeBack: (undone: Entry) =>
      takeBack(undone, { onSuccess: () => setRemoved((now) => (now === undone ? null : now)) }),
    isTakingBack: isPending && variables === removed,
  };
}
