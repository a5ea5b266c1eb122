import type { Environment, EventStreamHandlers, Stop } from '../environment.ts';

/** The parts that tabs of one browser share: a lock, a channel, and the edge's event stream. */
export function createFakeTabs() {
  const waiting: { hold: () => Stop; stop: Stop | null }[] = [];
  const channels = new Set<(message: unknown) => void>();
  const streams = new Set<EventStreamHandlers>();

  const leadNext = () => {
    const first = waiting[0];
    if (first && !first.stop) first.stop = first.hold();
  };

  return {
    streams,
    /** The number of tabs that are connected to the edge. */
    connections: () => streams.size,
    push(data: string) {
      for (const stream of [...streams]) stream.message(data);
    },
    /** Breaks the connection; `isLost`: the browser does not reconnect. */
    cut(isLost: boolean) {
      for (const stream of [...streams]) {
        if (isLost) streams.delete(stream);
        stream.error(isLost);
      }
    },
    lead: ((_name, hold) => {
      const place = { hold, stop: null as Stop | null };
      waiting.push(place);
      queueMicrotask(leadNext);
      return () => {
        place.stop?.();
        const index = waiting.indexOf(place);
        if (index >= 0) waiting.splice(index, 1);
        queueMicrotask(leadNext);
      };
    }) as Environment['lead'],
    channel: ((_name, listener) => {
      channels.add(listener);
      return {
        post: (message) => {
          for (const other of [...channels]) if (other !== listener) queueMicrotask(() => other(message));
        },
        close: () => channels.delete(listener),
      };
    }) as Environment['channel'],
    events: ((_url, _event, handlers) => {
      streams.add(handlers);
      queueMicrotask(() => handlers.open());
      return () => streams.delete(handlers);
    }) as Environment['events'],
  };
}

export type FakeTabs = ReturnType<typeof createFakeTabs>;
