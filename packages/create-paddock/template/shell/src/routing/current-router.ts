import type { Remotes } from '../remotes/remotes.ts';
import { createShellRouter } from './router.tsx';

type ShellRouter = ReturnType<typeof createShellRouter>;

export type CurrentRouter = ReturnType<typeof createCurrentRouter>;

const READY_WITHIN_MS = 30_000;

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
    /**
     * Makes a router with the routes of the loaded builds, and shows it once its page is ready. If
     * the visitor navigates meanwhile, it starts again at the new page.
     * @throws Error if the page is not ready within 30 s. The router on screen then stays.
     */
    async renew() {
      const late = new Promise<false>((resolve) => setTimeout(resolve, READY_WITHIN_MS, false));
      for (;;) {
        const previous = current;
        const { key } = previous.state.location;
        const next = createShellRouter(remotes);
        const ready = Promise.all([initialized(next), idle(previous)]).then(() => true);
        const isReady = await Promise.race([ready, late]);
        const { location, navigation } = previous.state;
        if (isReady && location.key === key && navigation.state === 'idle') {
          current = next;
          follow();
          for (const listener of listeners) listener();
          previous.dispose();
          return;
        }
        next.dispose();
        if (!isReady) throw new Error(`The page was not ready within ${READY_WITHIN_MS} ms`);
      }
    },
  };
}

const initialized = (router: ShellRouter) => until(router, (state) => state.initialized);

/** Resolves when the router has no pending navigation. */
const idle = (router: ShellRouter) => until(router, ({ navigation }) => navigation.state === 'idle');

function until(router: ShellRouter, isSo: (state: ShellRouter['state']) => boolean): Promise<void> {
  return new Promise((resolve) => {
    if (isSo(router.state)) return resolve();
    const stop = router.subscribe((state) => {
      if (!isSo(state)) return;
      stop();
      resolve();
    });
  });
}
