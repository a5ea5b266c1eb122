import { sharedChannel, useSession } from '@paddock/host';
import type { Hint } from '@paddock/host/shell';
import type { Newest } from './hint-events.ts';
import { readHints, SILENCE_MS } from './read-hints.ts';

/** Spreads the reads of customers who hear of the same race over this time (ms). */
const SPREAD_MS = 500;
/**
 * A failed stream is retried after this time (ms), which doubles with each failure up to the last.
 */
const FIRST_RETRY_MS = 5_000;
const LAST_RETRY_MS = 300_000;
/**
 * The server ends a stream now and then. Tabs that opened theirs together reconnect at random
 * within this time (ms).
 */
const AGAIN_WITHIN_MS = 2_000;

interface HintsOptions {
  /** Whether this tab needs hints. */
  isWanted(): boolean;
  /** A list has news. */
  onHint(hint: Hint): void;
  /** Whether hints arrive. */
  onLive(isLive: boolean): void;
}

interface Hints {
  /** Holds the browser's event stream while this tab leads and hints are wanted. */
  setLeading(isLeading: boolean): void;
  /** Checks again whether hints are wanted. */
  look(): void;
  stop(): void;
}

/** Reads a message of another tab. */
function parse(message: unknown): Newest {
  const { ticker, messages } = (message ?? {}) as Record<string, unknown>;
  return {
    ...(Number.isSafeInteger(ticker) && { ticker: ticker as number }),
    ...(Number.isSafeInteger(messages) && { messages: messages as number }),
  };
}

/**
 * Learns which list has news: the leading tab from the server, the others from that tab. Hints
 * contain nothing else, so that polling can always replace them.
 */
export function followHints({ isWanted, onHint, onLive }: HintsOptions): Hints {
  const channel = sharedChannel('hints');
  let newest: Newest = {};
  let isLive = false;
  let isLeading = false;
  let reading: AbortController | null = null;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  const spreading = new Set<ReturnType<typeof setTimeout>>();
  let retryMs = FIRST_RETRY_MS;

  const setLive = (now: boolean) => {
    if (now !== isLive) onLive(now);
    isLive = now;
  };

  const hint = (which: Hint) => {
    const timer = setTimeout(() => {
      spreading.delete(timer);
      onHint(which);
    }, Math.random() * SPREAD_MS);
    spreading.add(timer);
  };

  const hear = (heard: Newest) => {
    clearTimeout(silence);
    silence = setTimeout(() => setLive(false), SILENCE_MS);
    const before = newest;
    newest = { ...before, ...heard };
    for (const which of ['ticker', 'messages'] as const) if (newest[which] !== before[which]) hint(which);
    setLive(true);
  };

  const hang = () => {
    clearTimeout(retry);
    reading?.abort();
    reading = null;
  };

  const look = () => {
    if (!isLeading || !isWanted()) return hang();
    if (reading) return;
    const own = new AbortController();
    reading = own;
    const again = (ms: number) => {
      if (reading === own)
        retry = setTimeout(() => {
          reading = null;
          look();
        }, ms);
    };
    readHints(own.signal, (part) => {
      retryMs = FIRST_RETRY_MS;
      hear(part);
      // Sends all that is known, for tabs that opened later.
      channel.post(newest);
      if (!isWanted()) hang();
    }).then(
      () => again(Math.random() * AGAIN_WITHIN_MS),
      () => {
        again(retryMs * (0.5 + Math.random() / 2));
        retryMs = Math.min(retryMs * 2, LAST_RETRY_MS);
      },
    );
  };

  /** Another viewer has other lists. */
  const begin = () => {
    newest = {};
    retryMs = FIRST_RETRY_MS;
    hang();
    look();
  };

  const stops = [channel.listen((message) => isWanted() && hear(parse(message))), useSession.subscribe(begin)];
  return {
    setLeading(now) {
      isLeading = now;
      look();
    },
    look,
    stop() {
      isLeading = false;
      hang();
      clearTimeout(silence);
      for (const timer of spreading) clearTimeout(timer);
      for (const stop of stops) stop();
    },
  };
}
