import type { IncomingHttpHeaders } from 'node:http';
import type { Metrics } from '../platform/metrics.ts';
import { formatTraceparent, newSpanId, pageBuilds, pageRelease, pathPattern, traceOf } from './trace-context.model.ts';

/** The span of one API call. */
export interface CallSpan {
  /** The header for the API, which continues the trace. */
  traceparent: string;
  end(status: number): void;
}

export interface Traces {
  begin(method: string, target: string, headers: IncomingHttpHeaders): CallSpan;
  /** Sends the remaining spans. */
  close(): Promise<void>;
}

export interface TracesOptions {
  /** The origin of the collector: `http://localhost:4318`. */
  collector: string;
  channel: string;
  /** The sequence of the served release. */
  release: () => number | null;
  now: () => number;
  metrics: Metrics;
}

/** Further waiting spans are dropped, so that an unavailable collector does not fill the memory. */
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
 * Records a span for each API call and sends them to a collector, by OTLP over HTTP with JSON. A
 * span continues the caller's trace, or begins one. {@link pathPattern} removes customers' data.
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
    // One request at a time, for a slow collector.
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
