import { createLazyView } from '@paddock/ui/lazy-view';
import { loadHls } from './load-hls.ts';
import type { PlayerProps } from './player.types.ts';
import { readBrowser, wayToPlay } from './way-to-play.model.ts';

/** The player in a chunk of its own: a page that opens no stream does not load it. */
export const PLAYER = createLazyView<PlayerProps>(async () => (await import('./player.tsx')).Player);

/** Fetches what a live stream is played with: for who points at a control that opens one. */
export const prepareLivePlayer = (): void => {
  PLAYER.load();
  // Whoever opens the stream asks again, and is told.
  if (wayToPlay('live', readBrowser()) === 'hls.js') loadHls().catch(() => {});
};
