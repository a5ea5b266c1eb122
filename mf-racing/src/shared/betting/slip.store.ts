import { applyCommand, type Slip, type SlipCommand } from '@paddock/betslip';
import { dismissSend, sharedStore, useSends, useShared } from '@paddock/host';
import { slipForm } from './slip-form.ts';

/** The betting slip of this browser, the same in all tabs. */
export const slipStore = sharedStore<Slip>(slipForm);

/** The slip; null until it is loaded. */
export const useSlip = (): Slip | null => useShared(slipStore);

/** A ticket that was not placed is a new bet once it is changed. */
async function dismissEnded(commands: readonly SlipCommand[]): Promise<void> {
  const changed = new Set(commands.flatMap((command) => ('id' in command ? [command.id] : [])));
  for (const { key, subject, state, dismissed } of await useSends.read()) {
    const isEnded = state.status === 'refused' || state.status === 'void';
    if (isEnded && !dismissed && changed.has(subject)) await dismissSend(key);
  }
}

/**
 * Applies commands to the newest slip, in one step. Resolves with the slip once it is stored and
 * the refusals of the tickets that they name are dismissed.
 */
export async function changeSlip(...commands: readonly SlipCommand[]): Promise<Slip> {
  const slip = await slipStore.update((before) => commands.reduce(applyCommand, before));
  // The change is stored: a refusal that cannot be dismissed now stays on screen.
  await dismissEnded(commands).catch(() => {});
  return slip;
}
