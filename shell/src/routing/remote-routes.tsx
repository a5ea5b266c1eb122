import type { RouteObject } from 'react-router';
import type { ReadyRemote } from '../remotes/remote-source.ts';
import { PageError } from './page-error.tsx';
import { RemotePage } from './remote-page.tsx';

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
