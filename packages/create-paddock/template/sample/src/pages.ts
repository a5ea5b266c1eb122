import type { Pages } from '@paddock/core/remote-config';

/** Every page: its address, and the file that is loaded when somebody goes there. */
export const pages = {
  start: { path: '/sample', page: () => import('./sample/sample.route.tsx') },
} as const satisfies Pages;
