import type { PlayerError } from './player.types.ts';

/** The request gives up after this time (ms), without an explanation. */
const PATIENCE_MS = 8_000;

const readReason = async (answer: Response): Promise<string | null> => {
  const body: { error?: { extended?: { reason?: unknown } | null } | null } | null = await answer
    .json()
    .catch(() => null);
  const reason = body?.error?.extended?.reason;
  return typeof reason === 'string' ? reason : null;
};

/**
 * Requests the stream's address again, because neither `<video>` nor hls.js exposes the response.
 * @returns null if the request is not refused: the network or the sender is down
 */
export const explainRefusal = async (url: string, signal: AbortSignal): Promise<PlayerError | null> => {
  const answer = await fetch(url, {
    headers: { range: 'bytes=0-0' },
    cache: 'no-store',
    signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
  }).catch(() => null);
  switch (answer?.status) {
    case 401:
      return { kind: 'expired' };
    case 403:
      return { kind: 'forbidden', reason: await readReason(answer) };
    case 404:
    case 410:
      return { kind: 'ended-early' };
    default:
      return null;
  }
};
