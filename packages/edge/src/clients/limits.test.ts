import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import type { EdgeLimits } from '../limits.ts';
import { createMetrics } from '../platform/metrics.ts';
import { createReleaseEvents } from '../release/release-events.ts';
import { asResponse } from '../testing/ask.ts';
import { eventually } from '../testing/eventually.ts';
import { startEdge } from '../testing/make-edge.ts';
import { makeUpstream } from '../testing/make-upstream.ts';
import { openSlowClients } from '../testing/slow-clients.ts';

const refused = (reason: string) => `paddock_clients_refused_total{reason="${reason}"}`;

/** The status of a GET from this local address. */
const statusFrom = async (port: number, localAddress: string, path: string, headers = {}) => {
  const request = http.get({ port, host: '127.0.0.1', localAddress, path, headers, agent: false });
  onTestFinished(() => void request.on('error', () => {}).destroy());
  const [answer] = (await once(request, 'response')) as [http.IncomingMessage];
  return answer.statusCode;
};

test('[CLIENTS-13] an address above its limit of connections is refused, and others are not affected', async () => {
  const { port, metric } = await startEdge({ limits: { connections: 30 } });
  const slow = await openSlowClients(port, 50, 'GET / HT', { perAddress: 50 });
  await eventually(() => expect(slow.open()).toBe(30));
  expect(await metric(refused('connections'))).toBe(20);
  expect(await statusFrom(port, '127.0.9.9', '/race/7')).toBe(200);
  for (const socket of slow.sockets) socket.destroy();
  await eventually(async () => expect(await statusFrom(port, '127.0.1.1', '/race/7')).toBe(200));
});

test('[CLIENTS-14] an address above its limit of concurrent calls is answered 429 in the envelope', async () => {
  const held: http.ServerResponse[] = [];
  const upstream = await makeUpstream((request, response) => {
    if (request.url === '/api/v1/held') held.push(response);
    else response.end('{}');
  });
  const { origin, port, metric } = await startEdge({ apiOrigin: upstream.origin, limits: { calls: 3 } });
  const calls = Array.from({ length: 3 }, () => fetch(`${origin}/api/v1/held`));
  await eventually(() => expect(held).toHaveLength(3));
  const next = await fetch(`${origin}/api/v1/races`);
  expect([next.status, next.headers.get('retry-after'), await next.json()]).toEqual([
    429,
    '1',
    expect.objectContaining({ success: false, error: expect.objectContaining({ code: 'too_many_requests' }) }),
  ]);
  expect(await metric(refused('calls'))).toBe(1);
  expect(await statusFrom(port, '127.0.9.9', '/api/v1/races')).toBe(200);
  for (const response of held) response.end('{}');
  await Promise.all(calls.map(async (call) => (await call).text()));
  await eventually(async () => expect((await fetch(`${origin}/api/v1/races`)).status).toBe(200));
});

test('[CLIENTS-14] calls of a client that left no longer count, also pipelined ones', async () => {
  const upstream = await makeUpstream(() => {});
  const { port, origin, metric } = await startEdge({ apiOrigin: upstream.origin, limits: { calls: 2 } });
  const call = 'GET /api/v1/held HTTP/1.1\r\nHost: a\r\n\r\n';
  const greedy: Socket = connect(port, '127.0.0.1', () => greedy.write(call.repeat(20)));
  await eventually(() => expect(upstream.requests).toHaveLength(1));
  greedy.destroy();
  await eventually(() => expect(upstream.requests[0]?.socket.destroyed).toBe(true));
  upstream.server.removeAllListeners('request').on('request', (_, response) => response.end('{}'));
  const statuses = await Promise.all([1, 2].map(async () => (await fetch(`${origin}/api/v1/races`)).status));
  expect(statuses).toEqual([200, 200]);
  expect(await metric(refused('calls'))).toBe(0);
});

test('[CLIENTS-14] a login whose tokens are held counts until the API has answered, also if its client left', async () => {
  const held: http.ServerResponse[] = [];
  const upstream = await makeUpstream((request, response) => {
    if (request.method === 'POST') held.push(response);
    else response.end('{}');
  });
  const { origin, port } = await startEdge({
    apiOrigin: upstream.origin,
    limits: { calls: 3 },
    tokenKey: randomBytes(32),
  });
  const post = 'POST /api/v1/auth/login HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\n{}';
  for (let count = 1; count <= 3; count += 1) {
    const socket = connect(port, '127.0.0.1', () => socket.write(post));
    await eventually(() => expect(held).toHaveLength(count));
    await once(socket.end().resume(), 'close');
  }
  for (let count = 1; count <= 10; count += 1) expect((await fetch(`${origin}/api/v1/races`)).status).toBe(429);
  expect(await statusFrom(port, '127.0.9.9', '/api/v1/races')).toBe(200);
  held.pop()?.destroy();
  for (const response of held) response.end('{}');
  await eventually(async () => {
    const calls = [1, 2, 3].map(async () => (await fetch(`${origin}/api/v1/races`)).status);
    expect(await Promise.all(calls)).toEqual([200, 200, 200]);
  });
});

test('[CLIENTS-15] pipelined calls run one at a time, in their order', async () => {
  let running = 0;
  let most = 0;
  const upstream = await makeUpstream((request, response) => {
    running += 1;
    most = Math.max(most, running);
    setImmediate(() => {
      running -= 1;
      response.end(request.url);
    });
  });
  const { port } = await startEdge({ apiOrigin: upstream.origin });
  const paths = Array.from({ length: 20 }, (_, at) => `/api/v1/${at}`);
  const all = paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`).join('');
  let heard = '';
  const socket = connect(port, '127.0.0.1', () => socket.write(all)).on('data', (bytes) => (heard += bytes));
  onTestFinished(() => void socket.destroy());
  await eventually(() => expect(heard.match(/\/api\/v1\/\d+/g)).toEqual(paths));
  expect(most).toBe(1);
});

test('[CLIENTS-7] a body that takes too long is answered 408 in the envelope, and its connection ends', async () => {
  const upstream = await makeUpstream((_, response) => response.end('{}'));
  const { port, metric } = await startEdge({ apiOrigin: upstream.origin, limits: { bodyTime: 50 } });
  for (const path of ['/api/v1/bets', '/paddock/beacons']) {
    const start = `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n[`;
    const [heard] = (await openSlowClients(port, 1, start).then(async (slow) => {
      await eventually(() => expect(slow.open()).toBe(0));
      return slow.heard;
    })) as [string];
    expect(heard).toMatch(/^HTTP\/1.1 408 /);
    expect(heard).toContain("content-security-policy: default-src 'none'");
  }
  expect(await metric(refused('slow-body'))).toBe(1);
  expect(upstream.requests).toEqual([]);
});

test('[CLIENTS-19] an announced body is asked for, unless it is too large', async () => {
  const upstream = await makeUpstream((request, response) => {
    request.resume().on('end', () => response.end('{}'));
  });
  const { port } = await startEdge({ apiOrigin: upstream.origin });
  const send = async (size: number) => {
    const headers = { expect: '100-continue', 'content-length': size };
    const request = http.request({ port, path: '/api/v1/bets', method: 'POST', headers, agent: false });
    let isAsked = false;
    request
      .on('error', () => {})
      .on('continue', () => {
        isAsked = true;
        request.end('x'.repeat(size));
      });
    request.flushHeaders();
    const [answer] = (await once(request, 'response')) as [http.IncomingMessage];
    request.destroy();
    return { isAsked, status: answer.statusCode };
  };
  expect(await send(9)).toEqual({ isAsked: true, status: 200 });
  expect(await send(70_000)).toEqual({ isAsked: false, status: 413 });
});

test('[CLIENTS-11] a client that leaves an answer unread for too long is cut', async () => {
  const upstream = await makeUpstream((_, response) => response.end(Buffer.alloc(6_000_000)));
  const limits = { readTime: 50, readRate: 1e9, keptPerClient: 1e9, kept: 1e9 };
  const { port, metric } = await startEdge({ apiOrigin: upstream.origin, limits });
  for (const path of ['/api/v1/large', '/api/v1/streams/7/media/large.mp4']) {
    const before = await metric(refused('slow-reader'));
    await openSlowClients(port, 1, `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`, { reads: false });
    await eventually(async () => expect(await metric(refused('slow-reader'))).toBe(before + 1));
  }
});

test('[CLIENTS-17] an address above its limit of event streams is refused, and others are not affected', async () => {
  const events = createReleaseEvents({ maxClients: 100, perClient: 2, metrics: createMetrics() });
  const connect = (client: string) => asResponse(events.connect(1, client));
  const open = [connect('a'), connect('a')];
  const third = connect('a');
  expect([third.status, third.headers.get('retry-after')]).toEqual([429, '30']);
  expect(connect('b').status).toBe(200);
  await open[0]?.body?.cancel();
  expect(connect('a').status).toBe(200);

  const { port } = await startEdge();
  const ask = (address: string) => statusFrom(port, address, '/paddock/releases');
  const statuses = await Promise.all(Array.from({ length: 25 }, () => ask('127.0.0.1')));
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  expect(await ask('127.0.9.9')).toBe(200);
});

test('[CLIENTS-16] a connection with more than 32 pipelined requests is cut before they cost memory', async () => {
  const { port, metric } = await startEdge();
  const ask = 'GET /race/7 HTTP/1.1\r\nHost: a\r\n\r\n';
  let heard = '';
  const patient = connect(port, '127.0.0.1', () => patient.write(ask.repeat(30)));
  onTestFinished(() => void patient.destroy());
  patient.on('data', (bytes) => (heard += bytes));
  await eventually(() => expect(heard.match(/^HTTP\/1.1 200/gm)).toHaveLength(30));

  const greedy = await openSlowClients(port, 1, ask.repeat(1_000));
  await eventually(() => expect(greedy.open()).toBe(0));
  expect(await metric('paddock_requests_total{route="page",status="200"}')).toBeLessThanOrEqual(30 + 33);
});

const streaming = async (limits: Partial<EdgeLimits>) => {
  const streams = new Set<http.ServerResponse>();
  const upstream = await makeUpstream((request, response) => {
    if (!request.headers.accept?.includes('text/event-stream')) return response.end('{}');
    streams.add(response.on('close', () => streams.delete(response)));
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write(':\n\n');
  });
  return { ...(await startEdge({ apiOrigin: upstream.origin, limits })), streams };
};
const events = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\nAccept: text/event-stream\r\n\r\n`;

test('[CLIENTS-20] a thousand streams of one address, however they are spelled, leave it twenty and others their calls', async () => {
  const { port, origin, streams, metric } = await streaming({ connections: 2_000, calls: 3 });
  const paths = ['/api/v1/events', '/api/v1/%65vents', '/api/v1/events?a=1', '/api/v1/races/../events'];
  const many = await Promise.all(paths.map((path) => openSlowClients(port, 250, events(path), { perAddress: 1_000 })));
  await eventually(async () => expect(await metric(refused('streams'))).toBe(980));
  expect(streams.size).toBe(20);
  const answers = many.flatMap(({ heard }) => heard);
  expect(answers.filter((answer) => answer.startsWith('HTTP/1.1 429 '))).toHaveLength(980);
  expect(answers.find((answer) => answer.startsWith('HTTP/1.1 429 '))).toContain('retry-after: 30');
  expect((await fetch(`${origin}/api/v1/races`)).status).toBe(200);
  expect(await statusFrom(port, '127.0.9.9', '/api/v1/events', { accept: 'text/event-stream' })).toBe(200);
});

test('[CLIENTS-20] all streams together have a limit of their own', async () => {
  const { port, origin, streams } = await streaming({ apiStreams: 30, apiConnections: 2 });
  const many = await openSlowClients(port, 50, events('/api/v1/events'), { perAddress: 1 });
  await eventually(() => expect(many.heard.filter((answer) => answer.includes(' 429 '))).toHaveLength(20));
  expect(streams.size).toBe(30);
  expect((await fetch(`${origin}/api/v1/races`)).status).toBe(200);
});

test('[CLIENTS-21] a reader that leaves ends its stream at the API, and makes room', async () => {
  const { port, streams } = await streaming({ streams: 1 });
  const first = await openSlowClients(port, 1, events('/api/v1/events'));
  await eventually(() => expect(streams.size).toBe(1));
  first.sockets[0]?.destroy();
  await eventually(() => expect(streams.size).toBe(0));
  await eventually(async () =>
    expect(await statusFrom(port, '127.0.1.1', '/api/v1/events', { accept: 'text/event-stream' })).toBe(200),
  );
});

test('[SERVED-22] event streams of the API end with the edge', async () => {
  const { edge, port, streams } = await streaming({});
  const open = await openSlowClients(port, 3, events('/api/v1/events'));
  await eventually(() => expect(streams.size).toBe(3));
  const since = performance.now();
  await edge.stop();
  // The edge waits up to 10 s only for running requests.
  expect(performance.now() - since).toBeLessThan(8_000);
  await eventually(() => expect(open.open()).toBe(0));
});
