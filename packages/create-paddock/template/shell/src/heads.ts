import type { Heads } from '@paddock/core/remote-config';
import type { pages } from './pages.ts';

/** The head of each page, for search engines and link previews. */
export const heads = {
  home: { description: { en: 'Pots that are thrown once.' } },
} as const satisfies Heads<typeof pages>;
