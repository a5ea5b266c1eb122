import type { RemoteSource } from './remote-source.ts';

const SHELL = 'shell';

/**
 * `load`, a chunk of the shell without which there is no page: again as soon as the file that
 * failed is back. Rejects where no file is to blame.
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
