import type { Remotes } from '../remotes/remotes.ts';
import { createShellRouter } from './router.tsx';

export type CurrentRouter = ReturnType<typeof createCurrentRouter>;

/**
 * Keeps the router on screen. It is replaced to drop the routes of a build: React Router can only
 * add some.
 */
export function createCurrentRouter(remotes: Remotes) {
  let current = createShellRouter(remotes);
  const listeners = new Set<() => void>();
  const navigations = new Set<() => void>();
  const follow = () => {
    let shown = current.state.location;
    current.subscribe(({ location }) => {
      if (location === shown) return;
      shown = location;
      for (const listener of navigations) listener();
    });
  };
  follow();
  return {
    get: () => current,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onNavigation: (listener: () => void) => navigations.add(listener),
    /** Makes a router with the routes of the loaded builds, and shows it once its page is ready. */
    async renew() {
      const next = createShellRouter(remotes);
      await initialized(next);
      const previous = current;
      current = next;
      follow();
      for (const listener of listeners) listener();
      previous.dispose();
    },
  };
}

const initialized = (router: ReturnType<typeof createShellRouter>): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe((state) => {
      if (!state.initialized) return;
      stop();
      resolve();
    });
  });
