import type { Heads } from '@paddock/host/remote-config';
import type { pages } from './pages.ts';

/** The data of each page for search engines and link previews. */
export const heads = {
  start: { title: 'title', description: { de: 'Sample bei Paddock.', en: 'Sample at Paddock.' } },
} as const satisfies Heads<typeof pages>;
