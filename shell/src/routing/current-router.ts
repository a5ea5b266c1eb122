import type { RemoteSource } from '../remotes/remote-source.ts';
import { keepWidget } from '../widget/widget-mode.ts';
import { createShellRouter } from './router.tsx';

export type ShellRouter = ReturnType<typeof createShellRouter>;

/** The router on screen, and a way to replace it. */
export interface CurrentRouter {
  get(): ShellRouter;
  subscribe(listener: () => void): () => void;
  /**
   * Creates a router with the routes of the loaded builds, and shows it once its page is ready. If
   * the customer navigates meanwhile, it starts again at the new page.
   * @throws Error if the page is not ready within 30 s. The router on screen then stays.
   */
  renew(): Promise<void>;
  /** Reloads the page from the edge: the target of a pending navigation, otherwise this one. */
  reload(): void;
}

/** Longer than a call may take, 20 s. */
const READY_WITHIN_MS = 30_000;

/** Keeps the present router. Replacing it drops routes: React Router can only add them. */
export function createCurrentRouter(source: RemoteSource, basename: string): CurrentRouter {
  let current = createShellRouter(source, basename);
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    reload() {
      const { navigation } = current.state;
      if (navigation.location) location.assign(keepWidget(current.createHref(navigation.location)));
      else location.reload();
    },
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
        const next = createShellRouter(source, basename);
        await Promise.race([initialized(next), until(previous, hasLeft), late]);
        if (next.state.initialized && !hasLeft(previous.state)) {
          current = next;
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

/** Resolves when the router has its first page. */
export const initialized = (router: ShellRouter) => until(router, (state) => state.initialized);

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
