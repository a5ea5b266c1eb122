import { type RefreshRate, type RefreshTask, useRefreshTask } from '@paddock/host';
import { hashKey, type QueryKey, type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffectEvent } from 'react';

/** How often: a fixed rate, or one that depends on the data. `null` while nothing can change. */
export type QueryRate<Shown> = RefreshRate | ((shown: Shown | undefined) => RefreshRate | null);

/**
 * A query that the shell's refresh queue repeats while the component is on screen, the tab visible
 * and the browser online (core §4, §9); with `hintedBy`, at once when that list has news.
 * Components that show the same query share one refresh.
 */
export function useRefreshedQuery<Data, Shown = Data, Key extends QueryKey = QueryKey>(
  query: UseQueryOptions<Data, Error, Shown, Key>,
  rate: QueryRate<Shown>,
  hintedBy?: RefreshTask['hintedBy'],
): UseQueryResult<Shown> {
  const result = useQuery(query);
  const isFixed = typeof rate === 'string';
  const rateNow = useEffectEvent(() => (typeof rate === 'string' ? rate : rate(result.data)));
  useRefreshTask({
    name: hashKey(query.queryKey),
    rate: isFixed ? rate : () => rateNow(),
    audience: 'everyone',
    hintedBy,
    // A read in flight is fresh enough, unless there was news since it began.
    run: () => result.refetch({ cancelRefetch: hintedBy !== undefined }),
  });
  return result;
}
