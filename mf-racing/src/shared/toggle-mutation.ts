import { queryClient, useSession } from '@paddock/host';
import { mutationOptions, type QueryKey } from '@tanstack/react-query';

interface Toggle {
  /** Of the toggles of one name, one change runs at a time. */
  name: string;
  /** The query that has the state. */
  queryKey: QueryKey;
  /** Writes the state into the query's data. */
  show: (isOn: boolean) => void;
  send: (isOn: boolean) => Promise<unknown>;
}

/**
 * Turns something on (`mutate(true)`) or off. The change is optimistic. A failure reverts it, and
 * the shell's alert shows the reason. The scope runs one at a time, so that the last press wins.
 */
export const toggleMutation = ({ name, queryKey, show, send }: Toggle) => {
  const mutationKey = [name];
  return mutationOptions({
    mutationKey,
    scope: { id: name },
    mutationFn: send,
    onMutate: async (isOn) => {
      const session = useSession.getState();
      await queryClient.cancelQueries({ queryKey });
      show(isOn);
      return session;
    },
    // A logout does not stop the callbacks: the next customer's data is not this one's.
    onError: (_error, isOn, session) => void (session === useSession.getState() && show(!isOn)),
    // A read before the last change has finished would undo that change on screen.
    onSettled: () => {
      if (queryClient.isMutating({ mutationKey }) === 1) void queryClient.invalidateQueries({ queryKey });
    },
  });
};
