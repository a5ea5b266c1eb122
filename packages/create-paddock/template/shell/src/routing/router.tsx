import { routesOf } from '@paddock/core';
import type { LoadedRemote } from '@paddock/federation';
import { createBrowserRouter, Outlet, type RouteObject } from 'react-router';
import { Frame } from '../frame/frame.tsx';
import { SlowNotice } from '../frame/slow-notice.tsx';
import { pages } from '../pages.ts';
import type { Remotes } from '../remotes/remotes.ts';
import { NotFound } from './not-found.tsx';
import { PageError } from './page-error.tsx';

const PAGE = 'page';

/** While the first page loads: as high as the window, so that the footer does not jump. */
const Pending = () => (
  <div className="pending">
    <SlowNotice />
  </div>
);

/**
 * The routes of a remote under a route that catches their errors. The attributes say which build is
 * on screen.
 */
const routeOf = ({ remote, buildId, module }: LoadedRemote): RouteObject => ({
  id: remote,
  element: (
    <div data-remote={remote} data-build={buildId}>
      <Outlet />
    </div>
  ),
  errorElement: <PageError remote={remote} />,
  children: module.routes ?? [],
});

/**
 * The routes of the shell and of every loaded remote. The first visit of a claim adds the routes of
 * its remote.
 */
export function createShellRouter({ boundary, claims }: Remotes) {
  const loaded = Object.keys(boundary.current.remotes).flatMap((remote) => {
    const state = boundary.state(remote);
    return state.name === 'loaded' ? [state.loaded] : [];
  });
  const known = new Set(loaded.map(({ remote }) => remote));
  return createBrowserRouter(
    [
      {
        element: <Frame />,
        children: [
          {
            id: PAGE,
            errorElement: <PageError />,
            HydrateFallback: Pending,
            children: [...routesOf(pages), ...loaded.map(routeOf), { path: '*', element: <NotFound /> }],
          },
        ],
      },
    ],
    {
      async patchRoutesOnNavigation({ path, patch, signal }) {
        const remote = claims.pageOwner(path);
        if (!remote || known.has(remote)) return;
        const ready = await boundary.load(remote, path);
        if (signal.aborted || known.has(remote)) return;
        known.add(remote);
        patch(PAGE, [routeOf(ready)]);
      },
    },
  );
}
