import { createLazyView } from '@paddock/ui/lazy-view';
import { loadHls } from './load-hls.ts';
import type { PlayerProps } from './player.types.ts';
import { readBrowser, wayToPlay } from './way-to-play.model.ts';

/** The player in a separate chunk: pages without an open stream do not load it. */
export const playerView = createLazyView<PlayerProps>(async () => (await import('./player.tsx')).Player);

/** Prefetches the live player's code when the user points at a control that opens a stream. */
export const prepareLivePlayer = (): void => {
  playerView.load();
  // Opening the stream retries and reports a failure.
  if (wayToPlay('live', readBrowser()) === 'hls.js') loadHls().catch(() => {});
};
