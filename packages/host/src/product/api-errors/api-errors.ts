import { ApiError, isApiError } from '@paddock/api';
import { MutationCache, QueryCache } from '@tanstack/react-query';

/** A call that failed for good: after the retries that the specification grants it. */
export interface ApiFailure {
  error: ApiError;
  /** A query may fail again every few seconds, a mutation is what the customer asked for. */
  of: 'query' | 'mutation';
  /** Its own place shows it: nobody else has to. */
  inlineErrors: boolean;
}

/** `meta: { inlineErrors: true }` on a query or a mutation whose own place shows the error. */
type CallMeta = { inlineErrors?: boolean } & Record<string, unknown>;

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: CallMeta;
    mutationMeta: CallMeta;
  }
}

const listeners = new Set<(failure: ApiFailure) => void>();

/** Calls back for every query or mutation of `queryClient` that failed. Returns the way to stop. */
export function onApiError(listener: (failure: ApiFailure) => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function report(of: ApiFailure['of'], thrown: unknown, meta: CallMeta | undefined): void {
  const error = isApiError(thrown) ? thrown : new ApiError({ kind: 'malformed', cause: thrown });
  for (const listener of listeners) listener({ error, of, inlineErrors: meta?.inlineErrors === true });
}

/** The caches of a `QueryClient` that reports what fails. */
export const createReportingCaches = () => ({
  queryCache: new QueryCache({ onError: (thrown, { meta }) => report('query', thrown, meta) }),
  mutationCache: new MutationCache({
    onError: (thrown, _input, _result, { meta }) => report('mutation', thrown, meta),
  }),
});
