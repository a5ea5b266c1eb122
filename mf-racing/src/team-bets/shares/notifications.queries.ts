import { apiQuery } from '@paddock/api';
import { getTeamTipNotificationTypes, setTeamTipNotification } from '@paddock/api/bets';
import { api, queryClient } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';
import { toggleMutation } from '../../shared/toggle-mutation.ts';

/** The kinds of notifications about team bets, in the server's words. */
export const notificationTypesQuery = withInlineErrors(apiQuery(api, getTeamTipNotificationTypes));

const { queryKey } = notificationTypesQuery;

/** Turns a kind of notification on (`mutate(true)`) or off. */
export const notificationMutation = (id: number) =>
  toggleMutation({
    name: 'teamBetNotification',
    queryKey,
    show: (active) =>
      void queryClient.setQueryData(queryKey, (types = []) =>
        types.map((type) => (type.id === id ? { ...type, active } : type)),
      ),
    send: (active) => api.call(setTeamTipNotification, { path: { id }, body: { active } }),
  });
