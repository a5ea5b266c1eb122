import {
  hashKey,
  type QueryKey,
  QueryObserver,
  type QueryObserverResult,
  type UseQueryOptions,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useSyncExternalStore } from 'react';

/**
 * Any number of queries of one kind, in their order. The result changes only when one of them does.
 */
export function useAllQueries<Data, Key extends QueryKey>(
  queries: readonly UseQueryOptions<Data, Error, Data, Key>[],
): readonly QueryObserverResult<Data>[] {
  const client = useQueryClient();
  const names = queries.map(({ queryKey }) => hashKey(queryKey)).join();
  const observers = useMemo(
    () => queries.map((query) => new QueryObserver<Data, Error, Data, Data, Key>(client, query)),
    [client, names],
  );
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = observers.map((observer) => observer.subscribe(listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    [observers],
  );
  const shown = useRef<readonly QueryObserverResult<Data>[]>([]);
  const read = () => {
    const next = observers.map((observer) => observer.getCurrentResult());
    const isSame = next.length === shown.current.length && next.every((result, at) => result === shown.current[at]);
    if (!isSame) shown.current = next;
    return shown.current;
  };
  return useSyncExternalStore(subscribe, read, read);
}
