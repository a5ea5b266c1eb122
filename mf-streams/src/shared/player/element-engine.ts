import { explainRefusal } from './explain-refusal.ts';
import type { OpenStream } from './stream-engine.types.ts';

/** Plays archive files everywhere, and live streams in browsers with native HLS. */
export const openInElement: OpenStream = (video, url, report) => {
  const closing = new AbortController();

  const explain = async (): Promise<void> => {
    const isNetwork = video.error?.code === MediaError.MEDIA_ERR_NETWORK;
    const error = await explainRefusal(url, closing.signal);
    if (closing.signal.aborted) return;
    if (error) report({ type: 'refused', error });
    else report({ type: isNetwork || !navigator.onLine ? 'connectionFailed' : 'decodingFailed' });
  };

  video.addEventListener('error', explain, { signal: closing.signal });
  video.src = url;

  return {
    recoverDecoding() {
      const { currentTime } = video;
      video.load();
      video.currentTime = currentTime;
    },
    livePosition() {
      const { seekable, duration } = video;
      return duration === Number.POSITIVE_INFINITY && seekable.length > 0 ? seekable.end(seekable.length - 1) : null;
    },
    close() {
      closing.abort();
      video.removeAttribute('src');
      video.load();
    },
  };
};
