import type { RouteObject } from 'react-router';

const lazy = () => import('./registration/registration.route.tsx');

/** Second spec §2. `*` matches `/register` itself too. */
export const routes: RouteObject[] = [
  { path: '/register/*', lazy },
  { path: '/newsletter', lazy },
  { path: '/password-recovery', lazy },
];
