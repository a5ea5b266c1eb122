import { textAnswer } from './answers.ts';
import type { Metrics } from './metrics.ts';
import { dataAnswer } from './security-headers.ts';

export interface ReleaseEventsOptions {
  maxClients: number;
  metrics: Metrics;
}

/** `GET /paddock/releases`: server-sent events to the tabs that listen. */
export interface ReleaseEvents {
  /** A stream that starts with the release as it is now, so that a tab which was away misses nothing; 503 above the cap. */
  connect(sequence: number | null): Response;
  announce(sequence: number): void;
  /** A comment that keeps proxies from closing a quiet stream; to be called every 15 s. */
  heartbeat(): void;
  /** Ends all streams, and those that come later at once. */
  end(): void;
}

type Client = ReadableStreamDefaultController<Uint8Array>;

/** Messages that a tab may leave unread before its stream is cut; it will come back. */
const maxUnread = 16;

const encoder = new TextEncoder();
const releaseEvent = (sequence: number) =>
  encoder.encode(`id: ${sequence}\nevent: release\ndata: {"sequence":${sequence}}\n\n`);

export const createReleaseEvents = ({ maxClients, metrics }: ReleaseEventsOptions): ReleaseEvents => {
  const clients = new Set<Client>();
  let ended = false;
  const note = () => metrics.set('paddock_event_clients', clients.size);
  note();

  const drop = (client: Client) => {
    if (!clients.delete(client)) return;
    note();
    try {
      client.close();
    } catch {
      // The reader has gone already.
    }
  };
  const send = (message: Uint8Array) => {
    for (const client of clients) {
      if ((client.desiredSize ?? 0) <= 0) drop(client);
      else client.enqueue(message);
    }
  };

  return {
    connect(sequence) {
      if (ended || clients.size >= maxClients) {
        return textAnswer(503, 'Too many listeners; ask for the release now and then instead.', {
          'retry-after': '30',
        });
      }
      let self: Client;
      const stream = new ReadableStream<Uint8Array>(
        {
          start(client) {
            self = client;
            clients.add(client);
            note();
            client.enqueue(encoder.encode('retry: 5000\n\n'));
            if (sequence !== null) client.enqueue(releaseEvent(sequence));
          },
          cancel() {
            drop(self);
          },
        },
        { highWaterMark: maxUnread },
      );
      const headers = {
        ...dataAnswer,
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      };
      return new Response(stream, { headers });
    },
    announce: (sequence) => send(releaseEvent(sequence)),
    heartbeat: () => send(encoder.encode(':\n\n')),
    end() {
      ended = true;
      for (const client of clients) drop(client);
    },
  };
};
