import { apiQuery } from '@paddock/api';
import { getCountries } from '@paddock/api/races';
import { api, queryClient, useCustomer } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';
import { useQuery } from '@tanstack/react-query';
import type { CountryPositions } from './country-order.model.ts';

/** A list can do without its order: not tried again, so that it waits no longer than the list itself, and nobody is told. */
const countriesQuery = { ...withInlineErrors(apiQuery(api, getCountries)), retry: false };

/** Starts the read that {@link useCountryPositions} waits for. */
export const prefetchCountryPositions = (): void => void queryClient.prefetchQuery(countriesQuery);

/**
 * Where countries stand in lists: as the customer set it (core §3), else by their own positions. Undefined until that is known,
 * so that a list does not come twice; where it cannot be had, nothing has a position, and lists stay in the API's order.
 */
export function useCountryPositions(): CountryPositions | undefined {
  const wish = useCustomer()?.preferences.countriesOrders;
  const { data, isPending } = useQuery(countriesQuery);
  if (wish) return wish;
  if (isPending) return undefined;
  return Object.fromEntries((data ?? []).map(({ code, position }) => [code, position]));
}
