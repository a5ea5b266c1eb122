import type { IncomingHttpHeaders } from 'node:http';
import type { Metrics } from '../platform/metrics.ts';
import { formatTraceparent, newSpanId, pageBuilds, pageRelease, pathPattern, traceOf } from './trace-context.model.ts';

/** One call of the API as the edge saw it. */
export interface CallSpan {
  /** For the API: it goes on with the trace. */
  traceparent: string;
  end(status: number): void;
}

export interface Traces {
  begin(method: string, target: string, headers: IncomingHttpHeaders): CallSpan;
  /** Sends what is left. */
  close(): Promise<void>;
}

export interface TracesOptions {
  /** Of the collector: `http://localhost:4318`. */
  collector: string;
  channel: string;
  /** The release that the edge serves. */
  release: () => number | null;
  now: () => number;
  metrics: Metrics;
}

/** A collector that is away must not fill the memory: spans above are dropped. */
const MAX_WAITING = 2_048;
const SEND_EVERY_MS = 5_000;
const TIMEOUT_MS = 10_000;
const [KIND_SERVER, STATUS_ERROR] = [2, 2];

type Value = string | number;
const attributesOf = (values: Record<string, Value | null>) =>
  Object.entries(values).flatMap(([key, value]) =>
    value === null
      ? []
      : [{ key, value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value } }],
  );

const nanoseconds = (milliseconds: number): string => `${Math.round(milliseconds * 1_000)}000`;

/**
 * Writes a span for each call of the API and sends them to a collector, by OTLP over HTTP with
 * JSON. A caller's trace goes on; one that says nothing begins one. A path has no number, name or
 * token of a customer in it.
 */
export const createTraces = ({ collector, channel, release, now, metrics }: TracesOptions): Traces => {
  const url = new URL('/v1/traces', collector);
  const resource = { attributes: attributesOf({ 'service.name': 'paddock-edge', 'paddock.channel': channel }) };
  let waiting: object[] = [];
  let sending: Promise<void> = Promise.resolve();

  const send = async (spans: object[]): Promise<void> => {
    const body = JSON.stringify({ resourceSpans: [{ resource, scopeSpans: [{ scope: { name: 'paddock' }, spans }] }] });
    const headers = { 'content-type': 'application/json' };
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const isTaken = await fetch(url, { method: 'POST', headers, body, signal }).then(
      async (answer) => {
        await answer.body?.cancel();
        return answer.ok;
      },
      () => false,
    );
    const count = metrics.counter('paddock_spans_total', { outcome: isTaken ? 'sent' : 'lost' });
    for (const _ of spans) count();
  };
  const flush = (): Promise<void> => {
    if (waiting.length === 0) return sending;
    const spans = waiting;
    waiting = [];
    // One at a time: a slow collector is not asked twice.
    sending = sending.then(() => send(spans));
    return sending;
  };
  const timer = setInterval(() => void flush(), SEND_EVERY_MS).unref();

  return {
    begin(method, target, headers) {
      const trace = traceOf(headers.traceparent as string | undefined);
      const spanId = newSpanId();
      const startedAt = now();
      const path = pathPattern(target);
      const attributes = {
        'http.request.method': method,
        'http.route': path,
        'paddock.release': release(),
        'paddock.page.release': pageRelease(headers.baggage as string | undefined),
        'paddock.page.builds': pageBuilds(headers.baggage as string | undefined),
      };
      let isEnded = false;
      return {
        traceparent: formatTraceparent(trace, spanId),
        end(status) {
          if (isEnded || !trace.isSampled) return;
          isEnded = true;
          if (waiting.length >= MAX_WAITING) return metrics.count('paddock_spans_total', { outcome: 'lost' });
          waiting.push({
            traceId: trace.traceId,
            spanId,
            ...(trace.parentId !== null && { parentSpanId: trace.parentId }),
            name: `${method} ${path}`,
            kind: KIND_SERVER,
            startTimeUnixNano: nanoseconds(startedAt),
            endTimeUnixNano: nanoseconds(now()),
            attributes: attributesOf({ ...attributes, 'http.response.status_code': status }),
            ...(status >= 500 && { status: { code: STATUS_ERROR } }),
          });
        },
      };
    },
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
};
