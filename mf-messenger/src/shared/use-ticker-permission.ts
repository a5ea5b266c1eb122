import { create } from 'zustand';
import { persist } from 'zustand/middleware';

const NAME = 'paddock.ticker-permission';

/**
 * Whether news may come by itself, on this device (core §9: ticker permission). Otherwise it is
 * asked for.
 */
export const useTickerPermission = create<{ isAllowed: boolean }>()(
  persist(() => ({ isAllowed: true }), {
    name: NAME,
    merge: (stored) => ({ isAllowed: (stored as { isAllowed?: unknown } | undefined)?.isAllowed !== false }),
  }),
);

// The choice of another tab.
addEventListener('storage', ({ key }) => {
  if (key === NAME) void useTickerPermission.persist.rehydrate();
});
