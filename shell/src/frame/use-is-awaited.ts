import { queryClient } from '@paddock/host';
import { useSyncExternalStore } from 'react';
import { useNavigation } from 'react-router';

const cache = queryClient.getQueryCache();

/** Whether a list still shows its former page or filter (`keepPreviousData`). */
const isListOld = (): boolean =>
  cache
    .getAll()
    .some(
      ({ observers, state }) =>
        state.fetchStatus !== 'idle' && observers.some((one) => one.getCurrentResult().isPlaceholderData),
    );

const subscribe = (listener: () => void) => cache.subscribe(listener);

/** Whether the customer waits for a page, or for another page or filter of a list on it. */
export function useIsAwaited(): boolean {
  const isNavigating = useNavigation().state !== 'idle';
  return useSyncExternalStore(subscribe, isListOld, () => false) || isNavigating;
}
