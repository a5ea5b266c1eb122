import type { PlayerSource } from './player.types.ts';

/** The browser features that decide how a stream is played. */
export interface PlayingBrowser {
  /** `navigator.vendor` */
  vendor: string;
  hasMediaSource: boolean;
  canPlay: (type: string) => boolean;
}

const HLS_TYPE = 'application/vnd.apple.mpegurl';

/**
 * How a browser plays a kind of stream: natively, through hls.js, or not at all. Native HLS only in
 * Safari and its engine (every browser on iOS): other browsers claim support, and then stall.
 */
export const wayToPlay = (
  kind: PlayerSource['kind'],
  { vendor, hasMediaSource, canPlay }: PlayingBrowser,
): 'element' | 'hls.js' | null => {
  if (kind === 'archive') return canPlay('video/mp4') ? 'element' : null;
  if (vendor.startsWith('Apple') && canPlay(HLS_TYPE)) return 'element';
  return hasMediaSource ? 'hls.js' : null;
};

export const readBrowser = (): PlayingBrowser => ({
  vendor: navigator.vendor,
  hasMediaSource: 'MediaSource' in window || 'ManagedMediaSource' in window,
  canPlay: (type) => document.createElement('video').canPlayType(type) !== '',
});
