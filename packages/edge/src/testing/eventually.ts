import { setTimeout as wait } from 'node:timers/promises';
import { vi } from 'vitest';

/**
 * Waits until `check` no longer throws. Long enough for a busy machine, as the duration is no
 * promise.
 */
export const eventually = (check: () => unknown): Promise<unknown> => vi.waitFor(check, 15_000);

const STEP_MS = 20;

/** The same if the duration is a promise. A step that a busy machine delays counts as one step. */
export const within = async (ms: number, check: () => void): Promise<void> => {
  for (let left = ms / STEP_MS; ; left -= 1) {
    try {
      return check();
    } catch (error) {
      if (left <= 0) throw error;
    }
    await wait(STEP_MS);
  }
};
