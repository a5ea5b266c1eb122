const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Imports a chunk that the page needs but does not wait for. Retries until it is loaded: the pauses
 * double from 1 s to 30 s, each shortened by up to half at random. Retries at once when the tab is
 * shown again or the network is back, and never while the tab is hidden or offline. The loader
 * reports each failure to the operators.
 * @param load one try, such as `() => import('./part.ts')`
 */
export async function importUntilThere<Module>(load: () => Promise<Module>): Promise<Module> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    try {
      return await load();
    } catch {
      await untilNextTry(pause * (1 - Math.random() / 2));
    }
  }
}

const mayTry = (): boolean => navigator.onLine && document.visibilityState === 'visible';

const untilNextTry = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (!mayTry()) return;
      clearTimeout(timer);
      removeEventListener('online', look);
      document.removeEventListener('visibilitychange', look);
      resolve();
    };
    const timer = setTimeout(look, ms);
    addEventListener('online', look);
    document.addEventListener('visibilitychange', look);
  });
