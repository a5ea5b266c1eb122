import { create } from 'zustand';
import { persist } from 'zustand/middleware';

const NAME = 'paddock.ticker-permission';

/**
 * Whether hints bring news at once on this device (core §9: ticker permission). Otherwise the lists
 * are polled.
 */
export const useTickerPermission = create<{ isAllowed: boolean }>()(
  persist(() => ({ isAllowed: true }), {
    name: NAME,
    merge: (stored) => ({ isAllowed: (stored as { isAllowed?: unknown } | undefined)?.isAllowed !== false }),
  }),
);

// Another tab has changed the choice.
addEventListener('storage', ({ key }) => {
  if (key === NAME) void useTickerPermission.persist.rehydrate();
});
