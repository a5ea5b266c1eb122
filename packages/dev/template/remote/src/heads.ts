import type { Heads } from '@paddock/host/remote-config';
import type { pages } from './pages.ts';

/** What search engines and link previews read of each page. */
export const heads = {
  start: { title: 'title', description: { de: 'Sample bei Paddock.', en: 'Sample at Paddock.' } },
} as const satisfies Heads<typeof pages>;
