import { routesOf } from '@paddock/host';
import { stripLocale } from '@paddock/i18n';
import type { RouteObject } from 'react-router';
import { createBrowserRouter } from 'react-router';
import { ErrorScreen } from '../errors/error-screen.tsx';
import { Frame } from '../frame/frame.tsx';
import { pages } from '../pages.ts';
import type { RemoteSource } from '../remotes/remote-source.ts';
import { NotFound } from './not-found.tsx';
import { PageError } from './page-error.tsx';
import { PagePending } from './page-pending.tsx';
import { remoteRoutes } from './remote-routes.tsx';

const PAGE = 'page';

// Not in published builds: the bundler drops the branch.
const developmentRoutes: RouteObject[] =
  process.env.NODE_ENV === 'production'
    ? []
    : [{ path: 'system/playground/:section?', lazy: () => import('@paddock/playground') }];

/**
 * The router names the first history entry of every document `default`, and stores scroll positions
 * by that name: another address in the same tab would start scrolled down.
 */
function nameFirstEntry(): void {
  if (history.state?.key) return;
  history.replaceState({ ...history.state, key: Math.random().toString(36).slice(2, 10) }, '');
}

/**
 * The routes of the shell and of every loaded remote. A remote's routes are added at the first
 * visit of one of its claims. React Router cannot remove routes: another build of a remote needs a
 * new router.
 */
export function createShellRouter(source: RemoteSource, basename: string) {
  nameFirstEntry();
  return routerOf(source, basename, createBrowserRouter);
}

type MakeRouter = (
  routes: RouteObject[],
  options: Pick<NonNullable<Parameters<typeof createBrowserRouter>[1]>, 'basename' | 'patchRoutesOnNavigation'>,
) => ReturnType<typeof createBrowserRouter>;

/** The same routes over the history that `make` creates: the edge renders without a browser. */
export function routerOf(source: RemoteSource, basename: string, make: MakeRouter) {
  const loaded = source.ready();
  const children: RouteObject[] = [...loaded.values()].flatMap(remoteRoutes);
  const known = new Set(loaded.keys());
  return make(
    [
      {
        id: 'frame',
        element: <Frame />,
        errorElement: <ErrorScreen />,
        children: [
          {
            id: PAGE,
            errorElement: <PageError />,
            HydrateFallback: PagePending,
            children: [
              // Before those of remotes: the first of several equal routes wins.
              ...routesOf(pages),
              ...children,
              ...developmentRoutes,
              { path: '*', element: <NotFound /> },
            ],
          },
        ],
      },
    ],
    {
      basename,
      async patchRoutesOnNavigation({ path, patch, signal }) {
        const page = stripLocale(path);
        const remote = source.pageOwner(page);
        if (!remote || known.has(remote)) return;
        const ready = await source.load(remote, page);
        if (signal.aborted || known.has(remote)) return;
        known.add(remote);
        patch(PAGE, remoteRoutes(ready));
      },
    },
  );
}
