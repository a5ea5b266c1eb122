import { apiQuery } from '@paddock/api';
import { getPush } from '@paddock/api/messenger';
import { api, queryClient } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';
import { mutationOptions } from '@tanstack/react-query';
import { subscribe, unsubscribe } from './subscribe-push.ts';

/** Whether this login gets push messages. */
export const pushQuery = withInlineErrors(apiQuery(api, getPush));

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
    onSettled: () => queryClient.invalidateQueries({ queryKey: pushQuery.queryKey }),
  });
