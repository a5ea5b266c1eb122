import { apiMutation } from '@paddock/api';
import { setPreferences, setSettings } from '@paddock/api/customer';
import { api, queryClient } from '@paddock/host';
import { readCustomerAgain } from '@paddock/pages/read-customer-again';
import { mutationOptions } from '@tanstack/react-query';
import { type Customer, customerQuery } from './customer.queries.ts';

const { queryKey } = customerQuery;
const mutationKey = ['settings'];

const patchCustomer = async (change: (customer: Customer) => Partial<Customer>) => {
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, (customer) => customer && { ...customer, ...change(customer) });
};

/**
 * A change is shown at once. The scope runs one at a time, so that the last press wins. A failure
 * raises the shell's alert.
 */
const inTurn = {
  mutationKey,
  scope: { id: 'settings' },
  // A read before the last change has finished would undo that change on screen.
  onSettled: () => {
    if (queryClient.isMutating({ mutationKey }) === 1) void readCustomerAgain();
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
