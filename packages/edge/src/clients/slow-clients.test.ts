import { once } from 'node:events';
import http from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { startEdge } from '../testing/make-edge.ts';
import { makeUpstream } from '../testing/make-upstream.ts';
import { openSlowClients } from '../testing/slow-clients.ts';

/** The number of clients that send slowly. */
const MANY = 150;
/**
 * The number of clients that read slowly: more than there are connections to the API. Each has an
 * answer that is larger than the socket buffers.
 */
const READERS = 60;
const LARGE = Buffer.alloc(6_000_000, 'x');
const limits = {
  apiConnections: 32,
  mediaConnections: 32,
  kept: 1_000_000,
  keptPerClient: 500_000,
  // Long, so that no time limit helps.
  bodyTime: 600_000,
  readTime: 600_000,
};

const setUp = async () => {
  const upstream = await makeUpstream((request, response) => {
    response.end(request.url?.includes('large') ? LARGE : '{}');
  });
  const running = await startEdge({ apiOrigin: upstream.origin, mediaPaths: ['/api/v1/streams/:id/media/*'], limits });
  /** The statuses of `times` sequential calls. */
  const callOften = async (times: number, init: RequestInit = {}) => {
    const statuses: number[] = [];
    for (let call = 0; call < times; call += 1) {
      const answer = await fetch(`${running.origin}/api/v1/races`, init);
      await answer.text();
      statuses.push(answer.status);
    }
    return new Set(statuses);
  };
  return { ...running, upstream, callOften };
};

test('[CLIENTS-6] [CLIENTS-8] 150 clients that never finish a body hold up no call, and reach the API with nothing', async () => {
  const { port, upstream, callOften } = await setUp();
  const start = 'POST /api/v1/bets HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n[';
  const slow = await openSlowClients(port, MANY, start);
  expect(await callOften(20)).toEqual(new Set([200]));
  expect(await callOften(20, { method: 'POST', body: '{}' })).toEqual(new Set([200]));
  expect(slow.open()).toBe(MANY);
  expect(upstream.requests.filter(({ url }) => url === '/api/v1/bets')).toEqual([]);
});

test('[CLIENTS-8] 150 clients that never finish their headers hold up no call', async () => {
  const { port, callOften } = await setUp();
  const slow = await openSlowClients(port, MANY, 'GET /api/v1/races HTTP/1.1\r\nHost: ');
  expect(await callOften(20)).toEqual(new Set([200]));
  expect(slow.open()).toBe(MANY);
});

test.each(['/api/v1/large', '/api/v1/streams/7/media/large.mp4'])(
  '[CLIENTS-9] [CLIENTS-10] 60 clients that do not read a large answer of %s hold up no call',
  async (path) => {
    const { port, upstream, callOften } = await setUp();
    await openSlowClients(port, READERS, `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`, { reads: false });
    await eventually(() => expect(upstream.requests.length).toBeGreaterThanOrEqual(limits.apiConnections));
    expect(await callOften(20)).toEqual(new Set([200]));
  },
);

test('[CLIENTS-9] [CLIENTS-10] a client that reads a large answer gets it whole while 60 others do not read theirs', async () => {
  const { port, upstream } = await setUp();
  const path = '/api/v1/streams/7/media/large.mp4';
  await openSlowClients(port, READERS, `GET /api/v1/large HTTP/1.1\r\nHost: a\r\n\r\n`, { reads: false });
  await eventually(() => expect(upstream.requests.length).toBeGreaterThanOrEqual(limits.apiConnections));
  const [answer] = (await once(http.get({ port, path }), 'response')) as [http.IncomingMessage];
  expect((await text(answer)).length).toBe(LARGE.length);
});
