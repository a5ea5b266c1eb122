import type { Environment } from './environment.ts';
import { isLoadFailure } from './failure.ts';

const MAX_RETRIES = 2;
const FIRST_PAUSE_MS = 100;

/** Waits `ms` milliseconds. */
export const pause = (environment: Environment, ms: number): Promise<void> =>
  new Promise((resolve) => {
    environment.after(ms, resolve);
  });

/** Resolves when the page is visible. */
const untilVisible = (environment: Environment): Promise<void> =>
  new Promise((resolve) => {
    if (environment.isVisible()) return resolve();
    const stop = environment.onAttention(() => {
      if (!environment.isVisible()) return;
      stop();
      resolve();
    });
  });

const isWorthRetrying = (error: unknown): boolean =>
  isLoadFailure(error) && ['network', 'http', 'timeout'].includes(error.kind);

/**
 * Runs `attempt` with its number, from 1, and at most twice more after a failure of the network or
 * a server: after up to 100 and 200 ms, at random but at least half of that. Waits while the page
 * is hidden, and gives up at once if it is offline.
 */
export async function withRetries<T>(environment: Environment, attempt: (number: number) => Promise<T>): Promise<T> {
  for (let retries = 0; ; retries++) {
    try {
      return await attempt(retries + 1);
    } catch (error) {
      if (retries === MAX_RETRIES || !isWorthRetrying(error)) throw error;
      await pause(environment, FIRST_PAUSE_MS * 2 ** retries * (1 - environment.random() / 2));
      await untilVisible(environment);
      if (!environment.isOnline()) throw error;
    }
  }
}
