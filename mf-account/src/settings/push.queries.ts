import { apiQuery } from '@paddock/api';
import { getPush } from '@paddock/api/messenger';
import { api, queryClient } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';
import { mutationOptions } from '@tanstack/react-query';
import { isSubscribed, subscribe, unsubscribe } from './subscribe-push.ts';

/** Whether this login gets push messages, as far as the server knows. */
export const pushQuery = withInlineErrors(apiQuery(api, getPush));

/**
 * Whether this browser has a subscription. It drops it when notifications are blocked, and the
 * server is not told.
 */
export const subscriptionQuery = withInlineErrors({ queryKey: ['push subscription'], queryFn: isSubscribed });

/**
 * Turns push messages on or off. Its data is false if the browser does not allow them.
 * @param key of the server
 */
export const pushMutation = (key: string) =>
  mutationOptions({
    ...withInlineErrors({}),
    mutationFn: async (turnOn: boolean) => {
      if (turnOn) return subscribe(key);
      await unsubscribe();
      return true;
    },
    onSettled: () =>
      Promise.all([pushQuery, subscriptionQuery].map(({ queryKey }) => queryClient.invalidateQueries({ queryKey }))),
  });
