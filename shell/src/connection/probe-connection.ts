import { RELEASE_URL } from '@paddock/federation';
import { useConnection } from '@paddock/host';
import type { Connection } from '@paddock/host/shell';
import { onApiError } from '@paddock/host/shell';

/** The mean pause (ms) between two probes: medium refresh (core §9). */
const LOOK_AGAIN_MS = 15_000;
const PATIENCE_MS = 5_000;

/**
 * Probes the connection after a call without an answer in our envelope: requests the release from
 * the edge, which is JSON. A captive portal answers with its own page, or redirects. Repeats until
 * the edge answers. Returns the unsubscribe function.
 */
export function startConnectionProbe(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let looking = false;

  const look = async () => {
    if (looking || useConnection.getState().connection === 'offline') return;
    looking = true;
    clearTimeout(timer);
    const connection = await askEdge();
    looking = false;
    if (useConnection.getState().connection === 'offline') return;
    useConnection.setState({ connection });
    if (connection !== 'online') timer = setTimeout(look, LOOK_AGAIN_MS * (0.5 + Math.random()));
  };

  const stop = onApiError(({ error }) => {
    if (error.kind !== 'api') void look();
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}

async function askEdge(): Promise<Connection> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const answer = await fetch(RELEASE_URL, { cache: 'no-store', redirect: 'manual', signal });
    if (answer.headers.get('content-type')?.includes('json')) return 'online';
    // 511: Network Authentication Required. Another 5xx comes from a server that does not reach the
    // edge.
    return answer.status >= 500 && answer.status !== 511 ? 'unreachable' : 'portal';
  } catch {
    return 'unreachable';
  }
}
