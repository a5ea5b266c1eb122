import { isApiError } from '@paddock/api';
import { queryClient } from '@paddock/host';
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { notFound } from '../address/not-found.ts';

/** The API does not know the requested thing (404), or cannot read the parameter (400). */
const isNotFound = (error: unknown): boolean => isApiError(error) && (error.status === 404 || error.status === 400);

/**
 * For a loader: waits for the one thing that a page is about. A cached answer is used at once, and
 * a stale one is read again in the background. On any other failure, the page offers a retry.
 * @throws the 404 answer if the API does not know the thing
 */
export async function loadOrNotFound<Data, Key extends QueryKey>(
  query: UseQueryOptions<Data, Error, Data, Key>,
): Promise<null> {
  const isKnown = queryClient.getQueryData(query.queryKey) !== undefined;
  const read = queryClient.fetchQuery(query).catch((error: unknown) => {
    if (!isKnown && isNotFound(error)) throw notFound();
  });
  if (!isKnown) await read;
  return null;
}
