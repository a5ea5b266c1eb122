import type { Pages } from '@paddock/host/remote-config';

/** Every page, without locale prefix. */
export const pages = {
  start: { path: '/sample', page: () => import('./sample/sample.route.tsx') },
} as const satisfies Pages;
