import { ApiError, isApiError } from '@paddock/api';
import { MutationCache, QueryCache } from '@tanstack/react-query';

/** A call that failed for good: after all retries that the specification allows. */
export interface ApiFailure {
  error: ApiError;
  /** A query may fail every few seconds; a mutation is the customer's own action. */
  of: 'query' | 'mutation';
  /** The component that made the call shows the error: no alert is needed. */
  inlineErrors: boolean;
}

/** `meta: { inlineErrors: true }` on a query or mutation whose component shows the error itself. */
type CallMeta = { inlineErrors?: boolean } & Record<string, unknown>;

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: CallMeta;
    mutationMeta: CallMeta;
  }
}

const listeners = new Set<(failure: ApiFailure) => void>();

/**
 * Calls back for every query or mutation of `queryClient` that failed. Returns the unsubscribe
 * function.
 */
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

/** Caches for a `QueryClient` that report failures. */
export const createReportingCaches = () => ({
  queryCache: new QueryCache({ onError: (thrown, { meta }) => report('query', thrown, meta) }),
  mutationCache: new MutationCache({
    onError: (thrown, _input, _result, { meta }) => report('mutation', thrown, meta),
  }),
});
