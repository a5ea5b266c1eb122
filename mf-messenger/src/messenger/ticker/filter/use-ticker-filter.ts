import type { TickerFilter } from './ticker-filter.model.ts';
import { useDeviceFilter } from './use-device-filter.ts';

/** The reader's own filter of the ticker. */
export function useTickerFilter() {
  const filter = useDeviceFilter((state) => state.filter);
  return { filter, change: (next: TickerFilter) => useDeviceFilter.setState({ filter: next }) };
}
