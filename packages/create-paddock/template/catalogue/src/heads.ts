import type { Heads } from '@paddock/core/remote-config';
import type { pages } from './pages.ts';

/** The head of each page, for search engines and link previews. */
export const heads = {
  pieces: { title: 'pieces', description: { en: 'Every piece that is for sale now.' } },
} as const satisfies Heads<typeof pages>;
