import { create } from 'zustand';
import { persist } from 'zustand/middleware';

interface StickyWish {
  sticky: boolean;
  setSticky(sticky: boolean): void;
}

/** Whether the customer wants sticky mode, stored on this device. Default: yes. */
export const useStickyWish = create<StickyWish>()(
  persist((set) => ({ sticky: true, setSticky: (sticky) => set({ sticky }) }), { name: 'paddock.livestream' }),
);
