import { type ApiInput, apiMutation } from '@paddock/api';
import { switchToPro } from '@paddock/api/auth';
import { setPreferences, setSettings } from '@paddock/api/customer';
import { api, queryClient } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';
import { type Customer, customerQuery, readCustomerAgain } from '../shared/customer.queries.ts';

const patchCustomer = (change: (customer: Customer) => Partial<Customer>) =>
  queryClient.setQueryData(customerQuery.queryKey, (customer) => customer && { ...customer, ...change(customer) });

/**
 * One after the other, so that the last press wins. A change is shown at once; after a failure, the
 * customer is read again.
 */
const inTurn = { scope: { id: 'settings' }, onError: readCustomerAgain };

export const preferencesMutation = {
  ...apiMutation(api, setPreferences),
  ...inTurn,
  onMutate: ({ body }: ApiInput<'setPreferences'>) =>
    void patchCustomer(({ preferences }) => ({ preferences: { ...preferences, ...body } as Customer['preferences'] })),
};

export const settingsMutation = {
  ...apiMutation(api, setSettings),
  ...inTurn,
  onMutate: ({ body }: ApiInput<'setSettings'>) =>
    void patchCustomer(({ settings }) => ({ settings: { ...settings, ...body } as Customer['settings'] })),
};

export const proMutation = withInlineErrors({ ...apiMutation(api, switchToPro), onSuccess: readCustomerAgain });
