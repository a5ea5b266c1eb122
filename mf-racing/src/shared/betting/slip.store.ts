import { applyCommand, type Slip, type SlipCommand } from '@paddock/betslip';
import { sharedStore, useShared } from '@paddock/host';
import { slipForm } from './slip-form.ts';

/** The betting slip of this browser, the same in all tabs. */
export const slipStore = sharedStore<Slip>(slipForm);

/** The slip; null until it is loaded. */
export const useSlip = (): Slip | null => useShared(slipStore);

/** Applies commands to the newest slip, in one step. Resolves with the slip once it is stored. */
export const changeSlip = (...commands: readonly SlipCommand[]): Promise<Slip> =>
  slipStore.update((slip) => commands.reduce(applyCommand, slip));
