import type { Heads } from '@paddock/host/remote-config';
import type { pages } from './pages.ts';

/** Search engines must leave out the window of a stream. */
export const heads = {
  openStream: { hidden: true },
  openStreamOf: { hidden: true },
} as const satisfies Heads<typeof pages>;
