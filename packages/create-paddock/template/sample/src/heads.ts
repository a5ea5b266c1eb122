import type { Heads } from '@paddock/core/remote-config';
import type { pages } from './pages.ts';

/** The data of each page for search engines and link previews. */
export const heads = {
  start: { title: 'title', description: { en: 'Sample.' } },
} as const satisfies Heads<typeof pages>;
