import { onReset, serverNow } from '@paddock/host';
import { create } from 'zustand';
import type { CentralFileRefusal } from './refusal-of.model.ts';

/** How long (ms) a refusal without a known end is assumed to last (core §9: grace). */
const HOLDS_MS = 5 * 60_000;

interface ActivationRefusal {
  refusal: CentralFileRefusal;
  /** From this instant (ms) on, it may be over. */
  until: number;
}

/**
 * Why the betting session recently could not begin. A page learns that only from a try. Null: it
 * began, or nobody tried.
 */
export const useActivationRefusal = create<ActivationRefusal | null>()(() => null);

export const rememberActivationRefusal = (refusal: CentralFileRefusal): void => {
  const until = refusal.state === 'waiting' ? Date.parse(refusal.until) : serverNow() + HOLDS_MS;
  useActivationRefusal.setState({ refusal, until }, true);
};

export const forgetActivationRefusal = (): void => useActivationRefusal.setState(null, true);

onReset(forgetActivationRefusal);
