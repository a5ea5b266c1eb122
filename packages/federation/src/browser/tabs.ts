import type { EventStreamHandlers, Stop, TabChannel } from '../environment.ts';

/**
 * `Environment.lead` with Web Locks. The lock is held until the returned function is called or the
 * tab ends.
 */
export function takeLead(name: string, hold: () => Stop): Stop | null {
  if (!('locks' in navigator)) return null;
  const request = new AbortController();
  let release: Stop = () => {};
  const ended = new Promise<void>((resolve) => {
    release = resolve;
  });
  let stopHolding: Stop = () => {};
  navigator.locks
    .request(name, { signal: request.signal }, () => {
      stopHolding = hold();
      return ended;
    })
    .catch(() => {}); // The request was aborted while it waited.
  return () => {
    request.abort();
    stopHolding();
    release();
  };
}

/** `Environment.channel` with BroadcastChannel. */
export function openChannel(name: string, listener: (message: unknown) => void): TabChannel | null {
  if (!('BroadcastChannel' in globalThis)) return null;
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }) => listener(data);
  return { post: (message) => channel.postMessage(message), close: () => channel.close() };
}

/** `Environment.events` with EventSource. */
export function openEvents(url: string, event: string, { open, message, error }: EventStreamHandlers): Stop | null {
  if (!('EventSource' in globalThis)) return null;
  const source = new EventSource(url);
  source.onopen = open;
  source.onerror = () => error(source.readyState === EventSource.CLOSED);
  source.addEventListener(event, ({ data }) => message(data));
  return () => source.close();
}
