import { vi } from 'vitest';

/**
 * Waits until `check` no longer throws. Long enough for a busy machine: how long it takes is no
 * promise.
 */
export const eventually = (check: () => unknown): Promise<unknown> => vi.waitFor(check, 15_000);
