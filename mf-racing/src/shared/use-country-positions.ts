import { apiQuery } from '@paddock/api';
import { getCountries } from '@paddock/api/races';
import { api, queryClient, useCustomer } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';
import { useQuery } from '@tanstack/react-query';
import type { CountryPositions } from './country-order.model.ts';

/** Lists work without this order, so the read is not retried, and a failure stays silent. */
const countriesQuery = { ...withInlineErrors(apiQuery(api, getCountries)), retry: false };

/** Starts the read that {@link useCountryPositions} waits for. */
export const prefetchCountryPositions = (): void => void queryClient.prefetchQuery(countriesQuery);

/**
 * The positions of countries in lists: the customer's own (core §3), else the default ones.
 * Undefined while they load, so that a list renders once, in its final order. Empty if they fail to
 * load; lists then keep the API's order.
 */
export function useCountryPositions(): CountryPositions | undefined {
  const own = useCustomer()?.preferences.countriesOrders;
  const { data, isPending } = useQuery(countriesQuery);
  if (own) return own;
  if (isPending) return undefined;
  return Object.fromEntries((data ?? []).map(({ code, position }) => [code, position]));
}
