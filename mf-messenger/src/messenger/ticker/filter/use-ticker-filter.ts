import { apiMutation, apiQuery } from '@paddock/api';
import { getMe, setPreferences } from '@paddock/api/customer';
import { api, queryClient, useCustomer } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';
import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { filterOf, preferencesOf, type TickerFilter } from './ticker-filter.model.ts';
import { useDeviceFilter } from './use-device-filter.ts';

/**
 * The reader's own filter of the ticker: a customer's is stored with their preferences, a visitor's
 * on the device.
 */
export function useTickerFilter() {
  const customer = useCustomer();
  const onDevice = useDeviceFilter((state) => state.filter);
  const { mutate, variables, isPending, isError } = useMutation({
    ...withInlineErrors(apiMutation(api, setPreferences)),
    // One after the other, so that the last press wins.
    scope: { id: 'ticker-filter' },
    // Only its own part: another app may have changed the other preferences meanwhile.
    onSuccess: ({ messenger }) =>
      queryClient.setQueryData(
        apiQuery(api, getMe).queryKey,
        (me) => me && { ...me, preferences: { ...me.preferences, messenger } },
      ),
  });
  const preferences = (isPending && variables?.body.messenger) || customer?.preferences.messenger;
  return {
    filter: useMemo(() => (preferences ? filterOf(preferences) : onDevice), [preferences, onDevice]),
    hasFailed: isError,
    change(filter: TickerFilter) {
      if (customer) mutate({ body: { messenger: preferencesOf(filter) } });
      else useDeviceFilter.setState({ filter });
    },
  };
}
