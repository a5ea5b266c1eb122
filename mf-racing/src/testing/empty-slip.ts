import { slipStore } from '../shared/betting/slip.store.ts';

/** Removes every ticket. Resolves with the empty slip once it is stored. */
export const emptySlip = () => slipStore.update(() => ({ tickets: [], unreadable: [] }));
