import type { Pages } from '@paddock/core/remote-config';

/** The shell's own pages. */
export const pages = {
  home: { path: '/', page: () => import('./home/home.route.tsx') },
} as const satisfies Pages;
