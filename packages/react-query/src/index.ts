/**
 * The names that the host provides as `@tanstack/react-query`. `packages/react-router` explains
 * why.
 */

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
