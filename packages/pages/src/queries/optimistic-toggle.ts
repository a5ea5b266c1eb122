import { queryClient } from '@paddock/host';
import { mutationOptions, type QueryKey } from '@tanstack/react-query';

interface OptimisticToggle<Wanted> {
  /** Toggles of one name run one at a time. */
  name: string;
  /** The query that shows the state. */
  queryKey: QueryKey;
  send: (wanted: Wanted) => Promise<unknown>;
  /** Writes the wanted state into the query's data. */
  show: (wanted: Wanted) => unknown;
  /** Writes the state before. */
  revert: (wanted: Wanted) => unknown;
}

/**
 * A toggle that is shown at once. A failure reverts it, and the shell's alert shows the reason. The
 * scope runs one at a time, so that the last press wins.
 */
export function optimisticToggle<Wanted>({ name, queryKey, send, show, revert }: OptimisticToggle<Wanted>) {
  const mutationKey = [name];
  return mutationOptions({
    mutationKey,
    scope: { id: name },
    mutationFn: send,
    onMutate: async (wanted) => {
      await queryClient.cancelQueries({ queryKey });
      show(wanted);
    },
    onError: (_error, wanted) => void revert(wanted),
    // A read before the last change has finished would undo that change on screen.
    onSettled: () => {
      if (queryClient.isMutating({ mutationKey }) === 1) void queryClient.invalidateQueries({ queryKey });
    },
  });
}
