import type { Heads } from '@paddock/core/remote-config';
import type { pages } from './pages.ts';

/** What search engines and link previews read of each page. */
export const heads = {
  home: { description: { en: 'Pots that are thrown once.' } },
} as const satisfies Heads<typeof pages>;
