import { isApiError } from '@paddock/api';
import { queryClient } from '@paddock/host';
import type { EnsureQueryDataOptions, QueryKey } from '@tanstack/react-query';
import { notFound } from './params.ts';

/** Its own place shows what went wrong with it: no alert besides. */
export const quiet = { meta: { quiet: true } } as const;

/**
 * Waits for what a page is about, so that the page before stays until this one can be read. Throws the 404 page where the API
 * knows no such thing; any other failure is shown by the page, where it can be tried again.
 */
export async function load<T, Key extends QueryKey>(query: EnsureQueryDataOptions<T, Error, T, Key>): Promise<null> {
  await queryClient.ensureQueryData({ ...query, ...quiet }).catch((error: unknown) => {
    if (isApiError(error) && (error.status === 404 || error.status === 400)) throw notFound();
  });
  return null;
}
