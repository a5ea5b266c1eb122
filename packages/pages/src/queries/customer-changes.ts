import { apiMutation } from '@paddock/api';
import { setPreferences, setSettings } from '@paddock/api/customer';
import { customerQuery } from '@paddock/api/customer-queries';
import { api, type Customer, queryClient } from '@paddock/host';
import { mutationOptions } from '@tanstack/react-query';
import { readCustomerAgain } from './read-customer-again.ts';

type Changed = Pick<Customer, 'preferences' | 'settings'>;

const { queryKey } = customerQuery(api);
const mutationKey = ['settings'];
/**
 * The saved values while changes are sent. Each remote has a copy of this module, and a logout
 * drops the queries: so they are in the query client.
 */
const savedKey = ['saved-settings'];

const isLast = () => queryClient.isMutating({ mutationKey }) === 1;

/**
 * A change is shown at once, and reverted after a failure, which raises the shell's alert. The
 * scope runs one at a time, so that the last press wins.
 */
const inTurn = (part: keyof Changed) => {
  const patch =
    (body: object) =>
    <T extends Changed>(now: T | undefined): T | undefined =>
      now && { ...now, [part]: { ...now[part], ...body } };
  return {
    mutationKey,
    scope: { id: 'settings' },
    async onMutate({ body }: { body: object }) {
      queryClient.setQueryData<Changed>(savedKey, (saved) => saved ?? queryClient.getQueryData(queryKey));
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, patch(body));
    },
    onSuccess(_answer: unknown, { body }: { body: object }) {
      queryClient.setQueryData<Changed>(savedKey, patch(body));
    },
    // Before the last change has finished, this or a read would undo that change on screen.
    onSettled() {
      if (!isLast()) return;
      const saved = queryClient.getQueryData<Changed>(savedKey);
      queryClient.removeQueries({ queryKey: savedKey });
      if (saved) {
        const { preferences, settings } = saved;
        queryClient.setQueryData(queryKey, (now) => now && { ...now, preferences, settings });
      }
      void readCustomerAgain();
    },
  };
};

export const preferencesMutation = mutationOptions({ ...apiMutation(api, setPreferences), ...inTurn('preferences') });
export const settingsMutation = mutationOptions({ ...apiMutation(api, setSettings), ...inTurn('settings') });
