import { apiQuery } from '@paddock/api';
import { getPush } from '@paddock/api/messenger';
import { api, queryClient } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';
import { mutationOptions } from '@tanstack/react-query';
import { subscribe, unsubscribe } from './subscribe-push.ts';

/** The browser drops the subscription when notifications are blocked. The server is not told. */
async function isSubscribed(): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration();
  return Boolean(await registration?.pushManager.getSubscription());
}

/** Whether this login gets push messages. */
export const pushQuery = withInlineErrors({
  ...apiQuery(api, getPush),
  async queryFn({ signal }: { signal: AbortSignal }) {
    const { data } = await api.call(getPush, { signal });
    return { ...data, isOn: data.isOn && (await isSubscribed()) };
  },
});

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
