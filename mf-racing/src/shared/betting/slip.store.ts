import { applyCommand, parseSlip, type Slip, type SlipCommand, storeSlip } from '@paddock/betslip';
import { sharedStore, useShared } from '@paddock/host';

const EMPTY: Slip = { tickets: [], unreadable: [] };

/** The betting slip of this browser, the same in all tabs, and of the customer from the login on. */
export const slipStore = sharedStore<Slip>({
  name: 'slip',
  empty: EMPTY,
  endsWithCustomer: true,
  parse: parseSlip,
  // As marks: lines need the wager types of all tickets, which a page may not have.
  serialise: (slip) => storeSlip(slip, []),
});

/** The slip; null until it was read. */
export const useSlip = (): Slip | null => useShared(slipStore);

/** Applies commands to the newest slip, in one step. Resolves with the slip once it is stored. */
export const changeSlip = (...commands: readonly SlipCommand[]): Promise<Slip> =>
  slipStore.update((slip) => commands.reduce(applyCommand, slip));
