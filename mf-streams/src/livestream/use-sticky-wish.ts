import { create } from 'zustand';
import { persist } from 'zustand/middleware';

interface StickyWish {
  sticky: boolean;
  setSticky(sticky: boolean): void;
}

/** Whether the customer wants the pictures to stay in a corner when they are scrolled away, kept on this device. Yes unless chosen otherwise. */
export const useStickyWish = create<StickyWish>()(
  persist((set) => ({ sticky: true, setSticky: (sticky) => set({ sticky }) }), { name: 'paddock.livestream' }),
);
