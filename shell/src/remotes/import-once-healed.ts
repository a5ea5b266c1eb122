import type { RemoteSource } from './remote-source.ts';

const SHELL = 'shell';

/**
 * Loads a chunk of the shell that every page needs. If a file fails to load, retries as soon as it
 * is back. Rejects if no file is the cause.
 */
export const importOnceHealed = async <T>(source: RemoteSource, load: () => Promise<T>): Promise<T> => {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (!source.failureOf(SHELL)) throw error;
      await healed(source);
    }
  }
};

const healed = (source: RemoteSource): Promise<void> =>
  new Promise((resolve) => {
    const stopWaiting = source.subscribe(() => {
      if (!source.isWhole(SHELL)) return;
      stopWaiting();
      stopHealing();
      resolve();
    });
    const stopHealing = source.heal(SHELL);
  });
