import type { PlayerError } from './player.types.ts';

/** An answer that takes longer (ms) explains nothing. */
const PATIENCE_MS = 8_000;

const readReason = async (answer: Response): Promise<string | null> => {
  const body: { error?: { extended?: { reason?: unknown } | null } | null } | null = await answer
    .json()
    .catch(() => null);
  const reason = body?.error?.extended?.reason;
  return typeof reason === 'string' ? reason : null;
};

/**
 * Asks for the address of a stream once more: neither a `<video>` nor hls.js tells what was answered to it.
 * @returns null where it is not refused: the network is down, or whoever sends is
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
