import { sessionFetch } from '@paddock/host/shell';
import { createEventReader, type Newest } from './hint-events.ts';

/** The server is silent for at most 5 s: after this time (ms) the stream is dead. */
export const SILENCE_MS = 12_000;

/**
 * Reads the event stream until it ends, or `signal` aborts. Uses `fetch` instead of `EventSource`,
 * to send the access token as a header: a URL must not contain it.
 * @throws if there is no stream, or it is silent
 */
export async function readHints(signal: AbortSignal, onPart: (newest: Newest) => void): Promise<void> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), SILENCE_MS);
  try {
    const { ok, status, body } = await sessionFetch(
      new Request('/api/v1/events', {
        headers: { accept: 'text/event-stream' },
        cache: 'no-store',
        signal: AbortSignal.any([signal, silence.signal]),
      }),
    );
    if (!ok || !body) throw new Error(`The event stream was refused with HTTP ${status}`);
    const reader = body.pipeThrough(new TextDecoderStream()).getReader();
    const read = createEventReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), SILENCE_MS);
      onPart(read(value));
    }
  } finally {
    clearTimeout(timer);
  }
}
