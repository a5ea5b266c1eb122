import type { Pages } from '@paddock/host/remote-config';
import { paths } from './paths.ts';

const openStream = () => import('./open-stream/open-stream.route.tsx');

/**
 * All pages, without locale prefix. The stream window has two: without an id it lists today's
 * streams.
 */
export const pages = {
  openStream: { path: paths.openStream, page: openStream, layout: 'empty' },
  openStreamOf: { path: paths.openStreamOf, page: openStream, layout: 'empty' },
} as const satisfies Pages;
