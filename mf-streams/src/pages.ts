import type { Pages } from '@paddock/host/remote-config';

const openStream = () => import('./open-stream/open-stream.route.tsx');

/** Every page, without locale prefix. A stream's own window has two: without an id it offers what there is. */
export const pages = {
  openStream: { path: '/openStream', page: openStream, layout: 'empty' },
  openStreamOf: { path: '/openStream/:id', page: openStream, layout: 'empty' },
} as const satisfies Pages;
