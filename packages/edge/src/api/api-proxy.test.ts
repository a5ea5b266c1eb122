import { once } from 'node:events';
import http from 'node:http';
import { connect } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { createEdge } from '../edge.ts';
import { startEdge } from '../testing/make-edge.ts';
import { makeMemory, makeServingStore } from '../testing/make-store.ts';
import { makeUpstream } from '../testing/make-upstream.ts';

type Answer = Parameters<typeof makeUpstream>[0];

const setUp = async (answer: Answer, apiTimeout = 10_000) => {
  const upstream = await makeUpstream(answer);
  const running = await startEdge({ apiOrigin: upstream.origin, apiTimeout });
  return { ...running, upstream };
};

const failure = (code: string) => ({
  success: false,
  data: null,
  pagination: null,
  error: { code, message: expect.any(String), description: null, extended: null },
  validation: null,
});

test('[PROXY-1] a request and its answer pass unchanged: method, path, query, body, status, cookies', async () => {
  const { origin, upstream } = await setUp(async (request, response) => {
    const body = await text(request);
    response.writeHead(201, ['Set-Cookie', 'a=1', 'Set-Cookie', 'b=2', 'X-Total', '7', 'Content-Type', 'text/plain']);
    response.end(`${request.method} ${request.url} ${body}`);
  });
  const answer = await fetch(`${origin}/api/v1/bets?a=%2F&b=%20`, { method: 'POST', body: '{"stake":200}' });
  expect(await answer.text()).toBe('POST /api/v1/bets?a=%2F&b=%20 {"stake":200}');
  expect(answer.status).toBe(201);
  expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect(answer.headers.get('x-total')).toBe('7');
  expect(upstream.requests[0]?.headers['content-length']).toBe('13');
});

test('[PROXY-2] an answer is passed on as it comes, not when it is complete', async () => {
  let finish = () => {};
  const { origin } = await setUp((_, response) => {
    response.write('first');
    finish = () => response.end(' last');
  });
  const reader = (await fetch(`${origin}/api/v1/feed`)).body?.getReader();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('first');
  finish();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe(' last');
});

test('[PROXY-1] an answer in several pieces of one moment arrives whole, also on a connection that had one', async () => {
  const { origin } = await setUp((_, response) => {
    for (const piece of ['one ', 'two ', 'three']) response.write(piece);
    response.end();
  });
  for (let time = 0; time < 3; time += 1)
    expect(await (await fetch(`${origin}/api/v1/races`)).text()).toBe('one two three');
});

test('[PROXY-1] an answer that the API compressed arrives compressed', async () => {
  const { port } = await setUp((request, response) => {
    const isPacked = request.headers['accept-encoding'] === 'gzip, br';
    response.writeHead(200, isPacked ? { 'content-encoding': 'gzip', vary: 'accept-encoding' } : {});
    response.end(isPacked ? gzipSync('{"races":[]}') : '{"races":[]}');
  });
  const request = http.get({ port, path: '/api/v1/races', headers: { 'accept-encoding': 'gzip, br' } });
  const [answer] = (await once(request, 'response')) as [http.IncomingMessage];
  expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
  expect(gunzipSync(await buffer(answer)).toString()).toBe('{"races":[]}');
});

test('[PROXY-3] connections to the API are reused', async () => {
  const { origin, upstream } = await setUp((_, response) => response.end('{}'));
  for (let index = 0; index < 5; index += 1) await (await fetch(`${origin}/api/v1/races`)).text();
  expect(new Set(upstream.requests.map(({ socket }) => socket.remotePort)).size).toBe(1);
});

test('[PROXY-4] [PROXY-5] hop-by-hop headers are not forwarded, and a client cannot claim to forward for another one', async () => {
  const { port, upstream } = await setUp((_, response) => {
    response.writeHead(200, { 'x-powered-by': 'x', server: 'y', 'x-secret-hop': 'z', connection: 'x-secret-hop' });
    response.end('{}');
  });
  const headers = {
    host: 'paddock.test',
    connection: 'keep-alive, x-private',
    'x-private': '1',
    te: 'trailers',
    'x-forwarded-for': '6.6.6.6',
    'x-forwarded-host': 'evil.test',
    'x-forwarded-prefix': '/evil',
    forwarded: 'for=6.6.6.6',
    'x-real-ip': '6.6.6.6',
    'x-access-token': 'kept',
  };
  const request = http.get({ port, path: '/api/v1/me', headers });
  const [answer] = (await once(request, 'response')) as [http.IncomingMessage];
  answer.resume();
  const received = upstream.requests[0]?.headers ?? {};
  expect(received).toMatchObject({
    host: new URL(upstream.origin).host,
    'x-forwarded-host': 'paddock.test',
    'x-forwarded-proto': 'http',
    'x-access-token': 'kept',
  });
  expect(received['x-forwarded-for']).toMatch(/127\.0\.0\.1$/);
  for (const name of ['x-private', 'te', 'forwarded', 'x-real-ip', 'x-forwarded-prefix']) {
    expect(received).not.toHaveProperty(name);
  }
  for (const name of ['x-powered-by', 'server', 'x-secret-hop']) expect(answer.headers).not.toHaveProperty(name);
});

test('[PROXY-6] a path that climbs out of /api is not passed on', async () => {
  const { port, upstream } = await setUp((_, response) => response.end('{}'));
  for (const path of ['/api/../admin', '/api/%2e%2e/admin', '/api/v1/../../admin', '/apis']) {
    const request = http.get({ port, path, headers: { accept: 'application/json' } });
    const [answer] = (await once(request, 'response')) as [http.IncomingMessage];
    answer.resume();
  }
  expect(upstream.requests.map(({ url }) => url)).toEqual([]);
});

test('[PROXY-7] a body above 64 KiB is answered 413 in the envelope, announced or not', async () => {
  const { origin, port } = await setUp(async (request, response) => {
    await text(request).catch(() => {});
    response.end('{}');
  });
  const whole = (size: number) => fetch(`${origin}/api/v1/x`, { method: 'POST', body: 'x'.repeat(size) });
  expect((await whole(64 * 1024)).status).toBe(200);

  const announced = http.request({ port, path: '/api/v1/x', method: 'POST', headers: { 'content-length': 2_000_000 } });
  announced.on('error', () => {}).write('x');
  const [early] = (await once(announced, 'response')) as [http.IncomingMessage];
  expect(early.statusCode).toBe(413);
  expect(JSON.parse(await text(early))).toEqual(failure('request_too_large'));

  const chunked = http.request({ port, path: '/api/v1/x', method: 'POST' });
  chunked.on('error', () => {});
  for (let index = 0; index < 20; index += 1) chunked.write('x'.repeat(4 * 1024));
  const [late] = (await once(chunked, 'response')) as [http.IncomingMessage];
  expect(late.statusCode).toBe(413);
  late.resume();
});

test('[PROXY-8] a silent API is answered 504 in the envelope', async () => {
  const { origin, metric } = await setUp(() => {}, 50);
  const answer = await fetch(`${origin}/api/v1/races`);
  expect([answer.status, await answer.json()]).toEqual([504, failure('upstream_timeout')]);
  expect(await metric('paddock_requests_total{route="api",status="504"}')).toBe(1);
});

test('[PROXY-9] an unreachable API is answered 502 in the envelope', async () => {
  const { origin } = await startEdge({ apiOrigin: 'http://127.0.0.1:1' });
  const answer = await fetch(`${origin}/api/v1/races`, { method: 'POST', body: '{}' });
  expect([answer.status, await answer.json()]).toEqual([502, failure('upstream_unavailable')]);
});

test('[PROXY-9] an API that resets the connection before it answers is answered 502', async () => {
  const { origin } = await setUp((request) => request.socket.destroy());
  expect((await fetch(`${origin}/api/v1/races`)).status).toBe(502);
});

test('[PROXY-11] a partial answer arrives as a cut connection, never as a complete one', async () => {
  const { origin } = await setUp((request, response) => {
    response.write('{"half":');
    setImmediate(() => request.socket.destroy());
  });
  const answer = await fetch(`${origin}/api/v1/races`);
  await expect(answer.text()).rejects.toThrow();
});

test('[PROXY-11] an answer that falls silent half-way is cut', async () => {
  const { origin } = await setUp((_, response) => void response.write('{"half":'), 50);
  await expect((await fetch(`${origin}/api/v1/races`)).text()).rejects.toThrow();
});

test('[PROXY-12] a client that leaves aborts its request at the API', async () => {
  let closed = Promise.resolve<unknown>(null);
  let arrived = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  const { port } = await setUp((request) => {
    closed = once(request.socket, 'close');
    arrived();
  }, 60_000);
  const socket = connect(port, '127.0.0.1', () => socket.write('GET /api/v1/slow HTTP/1.1\r\nHost: a\r\n\r\n'));
  await arrival;
  socket.destroy();
  await closed;
});

test('[PROXY-13] [PROXY-14] a read on a kept connection that the API has just closed is retried, a write is not', async () => {
  let serve = 1;
  const { origin, upstream } = await setUp((request, response) => {
    serve -= 1;
    if (serve === -1) request.socket.destroy();
    else response.end('{}');
  });
  await (await fetch(`${origin}/api/v1/races`)).text();
  expect((await fetch(`${origin}/api/v1/races`)).status).toBe(200);
  expect(upstream.requests).toHaveLength(3);
  serve = 0;
  expect((await fetch(`${origin}/api/v1/bets`, { method: 'POST' })).status).toBe(502);
  expect(upstream.requests).toHaveLength(4);
});

test('[PROXY-15] pages are served while the API is down', async () => {
  const { origin } = await startEdge({ apiOrigin: 'http://127.0.0.1:1' });
  expect((await fetch(`${origin}/race/7`)).status).toBe(200);
});

test('[PROXY-15] an edge without an API serves pages, and 404 below /api', async () => {
  const reader = makeServingStore().store;
  const edge = await createEdge({ reader, memory: makeMemory(), hosts: [], now: () => 0, log: () => {} });
  onTestFinished(() => edge.stop());
  const { port } = await edge.start(0);
  expect((await fetch(`http://127.0.0.1:${port}/race/7`)).status).toBe(200);
  expect((await fetch(`http://127.0.0.1:${port}/api/v1/races`)).status).toBe(404);
});

test('[PROXY-10] a failed call says so in the language of the client, and else in German', async () => {
  const { origin } = await startEdge({ apiOrigin: 'http://127.0.0.1:1' });
  const told = async (headers: Record<string, string>) => {
    const answer = await fetch(`${origin}/api/v1/races`, { headers });
    return ((await answer.json()) as ReturnType<typeof failure>).error.message;
  };
  const german = 'Der Dienst ist nicht erreichbar. Bitte versuchen Sie es noch einmal.';
  expect(await told({ 'accept-language': 'en-GB,de;q=0.5' })).toBe('The service cannot be reached. Please try again.');
  expect(await told({ 'accept-language': 'de' })).toBe(german);
  expect(await told({ 'accept-language': '*' })).toBe(german);
});
