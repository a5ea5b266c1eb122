import type { Heads } from '@paddock/core/remote-config';
import type { pages } from './pages.ts';

/** What search engines and link previews read of each page. */
export const heads = {
  start: { title: 'title', description: { en: 'Sample.' } },
} as const satisfies Heads<typeof pages>;
