import type { Heads } from '@paddock/core/remote-config';
import type { pages } from './pages.ts';

/** What search engines and link previews read of each page. */
export const heads = {
  pieces: { title: 'pieces', description: { en: 'Every piece that is for sale now.' } },
} as const satisfies Heads<typeof pages>;
