import { useCustomer } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';
import { preferencesMutation } from '@paddock/pages/customer-changes';
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
  const { mutate, isError } = useMutation(withInlineErrors(preferencesMutation));
  const preferences = customer?.preferences.messenger;
  return {
    filter: useMemo(() => (preferences ? filterOf(preferences) : onDevice), [preferences, onDevice]),
    hasFailed: isError,
    change(filter: TickerFilter) {
      if (customer) mutate({ body: { messenger: preferencesOf(filter) } });
      else useDeviceFilter.setState({ filter });
    },
  };
}
