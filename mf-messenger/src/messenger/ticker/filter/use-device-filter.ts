import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { NO_FILTER, parseFilter, type TickerFilter } from './ticker-filter.model.ts';

/** A visitor's filter, kept on this device. */
export const useDeviceFilter = create<{ filter: TickerFilter }>()(
  persist(() => ({ filter: NO_FILTER }), {
    name: 'paddock.ticker-filter',
    merge: (stored) => ({ filter: parseFilter((stored as { filter?: unknown } | undefined)?.filter) }),
  }),
);
