import { Outlet, type RouteObject } from 'react-router';
import type { ReadyRemote } from '../remotes/remote-source.ts';
import { PageError } from './page-error.tsx';

/** A remote's routes under one parent route, which contains their errors. */
export const remoteRoutes = ({ remote, buildId, module }: ReadyRemote): RouteObject[] => [
  {
    id: remote,
    handle: { remote, buildId },
    element: <RemotePage remote={remote} buildId={buildId} />,
    errorElement: <PageError remote={remote} />,
    children: module.routes ?? [],
  },
];

/** The attributes show operators, tests and the support which build is on screen. */
function RemotePage({ remote, buildId }: { remote: string; buildId: string }) {
  return (
    <div data-remote={remote} data-build={buildId}>
      <Outlet />
    </div>
  );
}
