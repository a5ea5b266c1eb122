import { create } from 'zustand';

interface PanelsState {
  /** The open header panel, or `null`. Opening one closes the other (core §2). */
  open: string | null;
  toggle(name: string): void;
  close(): void;
}

/** Which header panel is open. */
export const usePanels = create<PanelsState>()((set) => ({
  open: null,
  toggle: (name) => set((state) => ({ open: state.open === name ? null : name })),
  close: () => set({ open: null }),
}));
