import { apiMutation } from '@paddock/api';
import { setPreferences, setSettings } from '@paddock/api/customer';
import { customerQuery } from '@paddock/api/customer-queries';
import { api, type Customer, queryClient } from '@paddock/host';
import { mutationOptions } from '@tanstack/react-query';
import { readCustomerAgain } from './read-customer-again.ts';

const { queryKey } = customerQuery(api);
const mutationKey = ['settings'];

const isLast = () => queryClient.isMutating({ mutationKey }) === 1;

/** Changes the customer on screen. @returns the customer before the change */
const patchCustomer = async (change: (customer: Customer) => Partial<Customer>) => {
  await queryClient.cancelQueries({ queryKey });
  const before = queryClient.getQueryData(queryKey);
  queryClient.setQueryData(queryKey, (customer) => customer && { ...customer, ...change(customer) });
  return before;
};

/**
 * A change is shown at once, and reverted after a failure, which raises the shell's alert. The
 * scope runs one at a time, so that the last press wins.
 */
const inTurn = {
  mutationKey,
  scope: { id: 'settings' },
  onError: (_error: unknown, _input: unknown, before: Customer | undefined) => {
    if (isLast()) queryClient.setQueryData(queryKey, before);
  },
  // A read before the last change has finished would undo that change on screen.
  onSettled: () => {
    if (isLast()) void readCustomerAgain();
  },
};

export const preferencesMutation = mutationOptions({
  ...apiMutation(api, setPreferences),
  ...inTurn,
  onMutate: ({ body }) =>
    patchCustomer(({ preferences }) => ({ preferences: { ...preferences, ...body } as Customer['preferences'] })),
});

export const settingsMutation = mutationOptions({
  ...apiMutation(api, setSettings),
  ...inTurn,
  onMutate: ({ body }) =>
    patchCustomer(({ settings }) => ({ settings: { ...settings, ...body } as Customer['settings'] })),
});
