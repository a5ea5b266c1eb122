import { json } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createMetrics } from '../platform/metrics.ts';
import { startEdge } from '../testing/make-edge.ts';
import { makeUpstream } from '../testing/make-upstream.ts';
import { pathPattern, traceOf } from './trace-context.model.ts';
import { createTraces } from './traces.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = '00f067aa0ba902b7';
const given = `00-${TRACE}-${PARENT}-01`;

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: string } }[];
  status?: { code: number };
}

/** A collector that keeps all received spans. */
const makeCollector = async (status = 200) => {
  const spans: Span[] = [];
  const { origin, requests } = await makeUpstream(async (request, response) => {
    const body = (await json(request)) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };
    spans.push(...body.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((each) => each.spans)));
    response.writeHead(status).end('{}');
  });
  return { collector: origin, spans, requests };
};

const valuesOf = ({ attributes }: Span) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]));

const setUp = async (status = 200) => {
  const { collector, spans, requests } = await makeCollector();
  const upstream = await makeUpstream((_, response) => response.writeHead(status).end('{}'));
  const running = await startEdge({ apiOrigin: upstream.origin, traces: { collector, channel: 'production' } });
  const call = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(`${running.origin}${path}`, { method, headers });
  return { ...running, upstream, call, spans, requests };
};

test("[TRACE-1] a call's trace goes on to the API, under a span of the edge that the collector gets", async () => {
  const { call, upstream, edge, spans, requests } = await setUp();
  await call(
    '/api/v1/bets/123?secret=1',
    {
      traceparent: given,
      baggage: 'a=b, paddock.release=14,paddock.build.shell=2.0.0-a,paddock.build.mf-racing=1.0.0-b',
    },
    'POST',
  );
  const [, traceId, spanId, flags] = String(upstream.requests[0]?.headers.traceparent).split('-');
  expect({ traceId, flags }).toEqual({ traceId: TRACE, flags: '01' });
  expect(spanId).not.toBe(PARENT);
  await edge.stop();
  expect(requests[0]?.url).toBe('/v1/traces');
  const [span] = spans as [Span];
  expect(span).toMatchObject({ traceId: TRACE, spanId, parentSpanId: PARENT, name: 'POST /api/v1/bets/:', kind: 2 });
  expect(valuesOf(span)).toEqual({
    'http.request.method': 'POST',
    'http.route': '/api/v1/bets/:',
    'http.response.status_code': 200,
    'paddock.release': 1,
    'paddock.page.release': 14,
    'paddock.page.builds': 'mf-racing@1.0.0-b shell@2.0.0-a',
  });
  expect(JSON.stringify(spans)).not.toContain('secret');
});

test('[TRACE-1] a call without a valid trace begins one, and one that nobody records stays so', async () => {
  const { call, upstream, edge, spans } = await setUp(503);
  await call('/api/v1/races');
  await call('/api/v1/races', { traceparent: `00-${'0'.repeat(32)}-${PARENT}-01` });
  await call('/api/v1/races', { traceparent: `00-${TRACE}-${PARENT}-00` });
  const sent = upstream.requests.map(({ headers }) => String(headers.traceparent));
  expect(sent.map((each) => each.slice(-2))).toEqual(['01', '01', '00']);
  expect(new Set(sent.map((each) => each.slice(3, 35))).size).toBe(3);
  expect(sent[1]).not.toContain('0'.repeat(32));
  await edge.stop();
  expect(spans.map(({ parentSpanId, status }) => ({ parentSpanId, status }))).toEqual([
    { parentSpanId: undefined, status: { code: 2 } },
    { parentSpanId: undefined, status: { code: 2 } },
  ]);
});

test('[TRACE-2] without a collector, the header passes as it is', async () => {
  const upstream = await makeUpstream((_, response) => response.end('{}'));
  const { origin } = await startEdge({ apiOrigin: upstream.origin });
  await fetch(`${origin}/api/v1/races`, { headers: { traceparent: given } });
  expect(upstream.requests[0]?.headers.traceparent).toBe(given);
});

test.each([503, null])(
  '[TRACE-3] calls go on while the collector answers %s, and what is lost is counted',
  async (status) => {
    const collector = status === null ? 'http://127.0.0.1:9' : (await makeCollector(status)).collector;
    const upstream = await makeUpstream((_, response) => response.end('{}'));
    const { edge, origin, metric } = await startEdge({
      apiOrigin: upstream.origin,
      traces: { collector, channel: 'production' },
    });
    expect((await fetch(`${origin}/api/v1/races`)).status).toBe(200);
    await edge.stop();
    expect(await metric('paddock_spans_total{outcome="lost"}')).toBe(1);
  },
);

test('[TRACE-3] a collector that is away fills no memory', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const metrics = createMetrics();
  const options = { collector: 'http://127.0.0.1:9', channel: 'production', release: () => 7, now: () => 0, metrics };
  const traces = createTraces(options);
  for (let call = 0; call < 2_050; call += 1) traces.begin('GET', '/api/v1/races', {}).end(200);
  expect(metrics.series('paddock_spans_total')).toEqual([{ labels: { outcome: 'lost' }, value: 2 }]);
});

test.each([
  ['/api/v1/races/123/pools?x=1', '/api/v1/races/:/pools'],
  ['/api/v2/customer/bank-accounts', '/api/v2/customer/bank-accounts'],
  ['/api/v1/activate/9f8e7d6c', '/api/v1/activate/:'],
  ['/api/v1/Olga%20M', '/api/v1/:'],
])('[TRACE-4] of %s a span has %s', (target, pattern) => {
  expect(pathPattern(target)).toBe(pattern);
});

test.each([
  'x',
  `ff-${TRACE}-${PARENT}-01`,
  `00-${TRACE}-${PARENT}-01-x`,
  `00-${TRACE.toUpperCase()}-${PARENT}-01`,
  `00-${TRACE}-${'0'.repeat(16)}-01`,
])('[TRACE-1] %s is no trace', (traceparent) => {
  expect(traceOf(traceparent).parentId).toBeNull();
});
