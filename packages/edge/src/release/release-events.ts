import { ReadableStream, type ReadableStreamDefaultController } from 'node:stream/web';
import { createShares } from '../clients/shares.ts';
import { type Answer, textAnswer } from '../platform/answers.ts';
import type { Metrics } from '../platform/metrics.ts';
import { dataAnswer, flatHeaders } from '../platform/security-headers.ts';

export interface ReleaseEventsOptions {
  maxClients: number;
  /** The largest number of streams of one client. */
  perClient: number;
  metrics: Metrics;
}

/** `GET /paddock/releases`: server-sent events for open tabs. */
export interface ReleaseEvents {
  /**
   * A stream that starts with the current sequence, so that a reconnecting tab misses nothing. 503
   * above the total limit, 429 above the limit of one client.
   */
  connect(sequence: number | null, client: string): Answer;
  announce(sequence: number): void;
  /** Announces that builds of the current release have changed, because a holdback has ended. */
  announceRegrouped(): void;
  /** Sends a comment, so that proxies keep an idle stream open. Call it every 15 s. */
  heartbeat(): void;
  /** Ends all streams and refuses new ones. */
  end(): void;
}

type Stream = ReadableStreamDefaultController<Uint8Array>;

/** Unread events after which a stream is cut. Its tab reconnects. */
const MAX_UNREAD = 16;

const streamHeaders = flatHeaders({
  ...dataAnswer,
  'content-type': 'text/event-stream',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
});

const encoder = new TextEncoder();
const releaseEvent = (sequence: number) =>
  encoder.encode(`id: ${sequence}\nevent: release\ndata: {"sequence":${sequence}}\n\n`);

const regrouped = encoder.encode('event: release\ndata: {"sequence":null}\n\n');

const refuse = (status: 429 | 503): Answer =>
  textAnswer(status, 'Too many listeners; ask for the release now and then instead.', { 'retry-after': '30' });

export const createReleaseEvents = ({ maxClients, perClient, metrics }: ReleaseEventsOptions): ReleaseEvents => {
  /** All streams with their clients. */
  const streams = new Map<Stream, string>();
  const shares = createShares(perClient);
  let ended = false;
  const note = () => metrics.set('paddock_event_clients', streams.size);
  note();

  const drop = (stream: Stream) => {
    const client = streams.get(stream);
    if (client === undefined) return;
    streams.delete(stream);
    shares.giveBack(client);
    note();
    try {
      stream.close();
    } catch {
      // The reader has already left.
    }
  };
  const send = (message: Uint8Array) => {
    for (const stream of streams.keys()) {
      if ((stream.desiredSize ?? 0) <= 0) drop(stream);
      else stream.enqueue(message);
    }
  };

  return {
    connect(sequence, client) {
      if (ended || streams.size >= maxClients) return refuse(503);
      if (!shares.take(client)) {
        metrics.count('paddock_clients_refused_total', { reason: 'streams' });
        return refuse(429);
      }
      let self: Stream;
      const body = new ReadableStream<Uint8Array>(
        {
          start(stream) {
            self = stream;
            streams.set(stream, client);
            note();
            stream.enqueue(encoder.encode('retry: 5000\n\n'));
            if (sequence !== null) stream.enqueue(releaseEvent(sequence));
          },
          cancel() {
            drop(self);
          },
        },
        { highWaterMark: MAX_UNREAD },
      );
      return { status: 200, headers: streamHeaders, body };
    },
    announce: (sequence) => send(releaseEvent(sequence)),
    announceRegrouped: () => send(regrouped),
    heartbeat: () => send(encoder.encode(':\n\n')),
    end() {
      ended = true;
      for (const stream of streams.keys()) drop(stream);
    },
  };
};
