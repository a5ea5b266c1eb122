/** What the host provides under the name `@tanstack/react-query`: see `packages/react-router`, which says why. */

export type * from 'react-query-original';
export {
  focusManager,
  hashKey,
  infiniteQueryOptions,
  keepPreviousData,
  MutationCache,
  MutationObserver,
  mutationOptions,
  onlineManager,
  QueryCache,
  QueryClient,
  QueryClientProvider,
  QueryObserver,
  queryOptions,
  skipToken,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from 'react-query-original';
