import { create } from 'zustand';
import { persist } from 'zustand/middleware';

interface CardDensity {
  compact: boolean;
  setCompact(compact: boolean): void;
}

/** How dense race cards are, kept on this device. Full unless chosen otherwise (core §9: compact false). */
export const useCardDensity = create<CardDensity>()(
  persist((set) => ({ compact: false, setCompact: (compact) => set({ compact }) }), { name: 'paddock.race-card' }),
);
