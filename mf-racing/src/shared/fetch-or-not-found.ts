import { isApiError } from '@paddock/api';
import { queryClient } from '@paddock/host';
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { data } from 'react-router';

/** The answer of a loader to a URL that names nothing. */
export const notFound = () => data(null, { status: 404 });

/**
 * Asks on entry for the one thing that a page is about. Only what is not known yet is waited for: it may not exist.
 * @throws the answer 404 where the API knows no such thing; any other failure is shown by the page, where it can be tried again
 */
export async function fetchOrNotFound<T, K extends QueryKey>(query: UseQueryOptions<T, Error, T, K>): Promise<void> {
  const asked = queryClient.fetchQuery(query).catch((error: unknown) => {
    if (isApiError(error) && error.status === 404) throw notFound();
  });
  if (queryClient.getQueryData(query.queryKey)) asked.catch(() => {});
  else await asked;
}
