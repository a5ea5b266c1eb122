import { create } from 'zustand';
import { persist } from 'zustand/middleware';

interface CardDensity {
  compact: boolean;
  setCompact(compact: boolean): void;
}

/** The density of race cards, kept on this device. Full by default (core §9: compact false). */
export const useCardDensity = create<CardDensity>()(
  persist((set) => ({ compact: false, setCompact: (compact) => set({ compact }) }), { name: 'paddock.race-card' }),
);
