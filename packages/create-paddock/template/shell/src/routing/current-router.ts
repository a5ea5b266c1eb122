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
      let isLate = false;
      const late = new Promise<void>((resolve) => setTimeout(resolve, READY_WITHIN_MS)).then(() => {
        isLate = true;
      });
      for (;;) {
        const previous = current;
        const { key } = previous.state.location;
        const hasLeft = ({ location, navigation }: ShellRouter['state']) =>
          location.key !== key || navigation.state !== 'idle';
        const next = createShellRouter(remotes);
        await Promise.race([initialized(next), until(previous, hasLeft), late]);
        if (next.state.initialized && !hasLeft(previous.state)) {
          current = next;
          follow();
          for (const listener of listeners) listener();
          previous.dispose();
          return;
        }
        // At once: a redirect of its page would replace the address of the new page.
        next.dispose();
        await Promise.race([until(previous, ({ navigation }) => navigation.state === 'idle'), late]);
        if (isLate) throw new Error(`The page was not ready within ${READY_WITHIN_MS} ms`);
      }
    },
  };
}

const initialized = (router: ShellRouter) => until(router, (state) => state.initialized);

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
