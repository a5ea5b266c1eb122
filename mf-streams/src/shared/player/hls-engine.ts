import type Hls from 'hls.js/light';
import type { ErrorData } from 'hls.js/light';
import { explainRefusal } from './explain-refusal.ts';
import { loadHls } from './load-hls.ts';
import type { OpenStream } from './stream-engine.types.ts';

const CONFIG = {
  // Its worker is created from a string, which Trusted Types forbid; these streams are small.
  enableWorker: false,
  // For a faster first frame: no segment just to measure bandwidth, and a prefetch during the
  // playlist request.
  testBandwidth: false,
  startFragPrefetch: true,
  capLevelToPlayerSize: true,
  // A live stream has no duration, so system controls show no progress bar.
  liveDurationInfinity: true,
  /** Seconds of played video that are kept. */
  backBufferLength: 30,
};

/** Plays a live stream through Media Source Extensions. */
export const openHls: OpenStream = (video, url, report) => {
  const closing = new AbortController();
  let hls: Hls | null = null;

  const explain = async ({ type, details }: ErrorData, library: typeof Hls): Promise<void> => {
    if (details === library.ErrorDetails.MANIFEST_INCOMPATIBLE_CODECS_ERROR) {
      report({ type: 'refused', error: { kind: 'not-supported' } });
    } else if (type === library.ErrorTypes.NETWORK_ERROR) {
      const error = await explainRefusal(url, closing.signal);
      if (!closing.signal.aborted) report(error ? { type: 'refused', error } : { type: 'connectionFailed' });
    } else report({ type: 'decodingFailed' });
  };

  loadHls().then(
    ({ default: library }) => {
      if (closing.signal.aborted) return;
      if (!library.isSupported()) return report({ type: 'refused', error: { kind: 'not-supported' } });
      hls = new library(CONFIG);
      hls.on(library.Events.ERROR, (_, data) => {
        if (data.fatal) explain(data, library);
      });
      hls.loadSource(url);
      hls.attachMedia(video);
    },
    () => {
      if (!closing.signal.aborted) report({ type: 'connectionFailed' });
    },
  );

  return {
    recoverDecoding: () => hls?.recoverMediaError(),
    livePosition: () => hls?.liveSyncPosition ?? null,
    close() {
      closing.abort();
      hls?.destroy();
      hls = null;
    },
  };
};
