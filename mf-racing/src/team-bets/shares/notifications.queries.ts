import { apiQuery } from '@paddock/api';
import { getTeamTipNotificationTypes, setTeamTipNotification } from '@paddock/api/bets';
import { api, queryClient } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';
import { optimisticToggle } from '@paddock/pages/optimistic-toggle';

/** The kinds of notifications about team bets, in the server's words. */
export const notificationTypesQuery = withInlineErrors(apiQuery(api, getTeamTipNotificationTypes));

const { queryKey } = notificationTypesQuery;

interface Wanted {
  id: number;
  active: boolean;
}

const show = ({ id, active }: Wanted) =>
  queryClient.setQueryData(queryKey, (types = []) =>
    types.map((type) => (type.id === id ? { ...type, active } : type)),
  );

/** Turns a notification on or off. */
export const notificationMutation = optimisticToggle({
  name: 'teamBetNotification',
  queryKey,
  send: ({ id, active }: Wanted) => api.call(setTeamTipNotification, { path: { id }, body: { active } }),
  show,
  revert: ({ id, active }) => show({ id, active: !active }),
});
