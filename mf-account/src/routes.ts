import type { RouteObject } from 'react-router';

/** Everything under `/user` (core §2). `*` matches `/user` itself too. */
export const routes: RouteObject[] = [{ path: '/user/*', lazy: () => import('./account/account.route.tsx') }];
