import type { Heads } from '@paddock/host/remote-config';
import type { pages } from './pages.ts';

/** Search engines leave out what belongs to one customer. */
export const heads = {
  account: { title: 'title', hidden: true },
} as const satisfies Heads<typeof pages>;
