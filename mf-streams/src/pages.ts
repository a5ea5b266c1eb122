import type { Pages } from '@paddock/host/remote-config';

const openStream = () => import('./open-stream/open-stream.route.tsx');

/**
 * All pages, without locale prefix. The stream window has two: without an id it lists today's
 * streams.
 */
export const pages = {
  openStream: { path: '/openStream', page: openStream, layout: 'empty' },
  openStreamOf: { path: '/openStream/:id', page: openStream, layout: 'empty' },
} as const satisfies Pages;
