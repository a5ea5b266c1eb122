import { create } from 'zustand';

/** A newer release that waits for a safe moment. `apply` applies it at once. */
export const useUpdate = create<{ waiting: null | { apply: () => void } }>()(() => ({ waiting: null }));
