import { apiQuery } from '@paddock/api';
import { getTeamTipNotificationTypes, setTeamTipNotification } from '@paddock/api/bets';
import { api, queryClient, useSession } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';
import { mutationOptions } from '@tanstack/react-query';

/** The kinds of notifications about team bets, in the server's words. */
export const notificationTypesQuery = withInlineErrors(apiQuery(api, getTeamTipNotificationTypes));

const { queryKey } = notificationTypesQuery;
const mutationKey = ['teamBetNotification'];

interface Wanted {
  id: number;
  active: boolean;
}

const show = ({ id, active }: Wanted) =>
  queryClient.setQueryData(queryKey, (types = []) =>
    types.map((type) => (type.id === id ? { ...type, active } : type)),
  );

/**
 * Turns a notification on or off. The change is optimistic. A failure reverts it, and the shell's
 * alert shows the reason. The scope runs one at a time, so that the last press wins.
 */
export const notificationMutation = mutationOptions({
  mutationKey,
  scope: { id: 'teamBetNotification' },
  mutationFn: async ({ id, active }: Wanted): Promise<void> =>
    void (await api.call(setTeamTipNotification, { path: { id }, body: { active } })),
  onMutate: async (wanted) => {
    const session = useSession.getState();
    await queryClient.cancelQueries({ queryKey });
    show(wanted);
    return session;
  },
  // A logout does not stop the callbacks: the next customer's notifications are not this one's.
  onError: (_error, { id, active }, session) =>
    void (session === useSession.getState() && show({ id, active: !active })),
  // A read before the last change has finished would undo that change on screen.
  onSettled: () => {
    if (queryClient.isMutating({ mutationKey }) === 1) void queryClient.invalidateQueries({ queryKey });
  },
});
