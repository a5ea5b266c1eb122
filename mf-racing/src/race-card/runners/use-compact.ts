import { apiKey, apiMutation } from '@paddock/api';
import { getMe, setSettings } from '@paddock/api/customer';
import { api, type Customer, queryClient, useCustomer } from '@paddock/host';
import { readCustomerAgain } from '@paddock/pages/read-customer-again';
import { useMutation } from '@tanstack/react-query';
import { useCardView } from './use-card-view.ts';

const patchCompact = (compact: boolean) =>
  queryClient.setQueriesData<Customer>(
    { queryKey: apiKey(getMe) },
    (customer) => customer && { ...customer, settings: { ...customer.settings, compact } },
  );

const compactMutation = {
  ...apiMutation(api, setSettings),
  // The last of two quick presses wins.
  scope: { id: 'settings' },
  // Shown at once; after a failure the customer is read again.
  onMutate: ({ body }: { body: { compact?: boolean } }) => void patchCompact(body.compact === true),
  onError: readCustomerAgain,
};

/** Whether race cards are compact: a customer's setting, or a visitor's on this device. */
export function useCompact(): [compact: boolean, setCompact: (compact: boolean) => void] {
  const own = useCustomer()?.settings.compact;
  const { compact, setCompact } = useCardView();
  const { mutate } = useMutation(compactMutation);
  return own === undefined ? [compact, setCompact] : [own, (wanted) => mutate({ body: { compact: wanted } })];
}
