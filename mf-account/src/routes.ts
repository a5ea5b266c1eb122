import type { RouteObject } from 'react-router';

/** Everything under `/user` (core §2), in the shell's frame of the account area. `*` matches `/user` itself too. */
export const routes: RouteObject[] = [
  { path: '/user/*', handle: { layout: 'user' }, lazy: () => import('./account/account.route.tsx') },
];
