import { create } from 'zustand';

/** A newer release that waits for a safe moment. `apply` takes it over at once. */
export const useUpdate = create<{ waiting: null | { apply: () => void } }>()(() => ({ waiting: null }));
