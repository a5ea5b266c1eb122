import { onReset } from '@paddock/host';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';

export const TABS = ['liveticker', 'notifications', 'bets', 'bookmarks'] as const;
export type MessengerTab = (typeof TABS)[number];

/** `live` is every event, `own` the reader's filter. */
export type TickerView = 'live' | 'own';

interface MessengerSession {
  /** The panel is open. */
  isActive: boolean;
  lastActiveTab: MessengerTab;
  lastActiveFilter: TickerView;
  /** The panel was touched: from then on, nothing that someone may be reading moves by itself. */
  hasUserInteractions: boolean;
}

const START: MessengerSession = {
  isActive: false,
  lastActiveTab: 'liveticker',
  lastActiveFilter: 'live',
  hasUserInteractions: false,
};

/**
 * The state of the messenger in this browser tab; its tab and filter survive a reload (second spec
 * §3).
 */
export const useMessengerSession = create<MessengerSession>()(
  persist(() => START, {
    name: 'paddock.messenger',
    storage: createJSONStorage(() => sessionStorage),
    partialize: ({ lastActiveTab, lastActiveFilter }) => ({ lastActiveTab, lastActiveFilter }),
  }),
);

onReset(() => {
  const { isActive, hasUserInteractions } = useMessengerSession.getState();
  useMessengerSession.setState({ ...START, isActive, hasUserInteractions });
});
