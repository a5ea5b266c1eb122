import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { SortKey } from './sort.model.ts';

interface CardView {
  /** For visitors; a customer has a setting. */
  compact: boolean;
  sort: SortKey;
  setCompact(compact: boolean): void;
  setSort(sort: SortKey): void;
}

/** How race cards are shown, kept on this device. Full by default (core §9: compact false). */
export const useCardView = create<CardView>()(
  persist(
    (set) => ({
      compact: false,
      sort: 'number',
      setCompact: (compact) => set({ compact }),
      setSort: (sort) => set({ sort }),
    }),
    { name: 'paddock.race-card' },
  ),
);
