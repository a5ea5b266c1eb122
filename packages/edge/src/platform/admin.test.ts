import { once } from 'node:events';
import http from 'node:http';
import { expect, test } from 'vitest';
import { makeEdge, startEdge } from '../testing/make-edge.ts';

const paths = ['/paddock/health', '/paddock/metrics', '/paddock/votes', '/paddock/figures'];

test('[HTTP-20] [HTTP-21] health and metrics are answered at the port of operators only', async () => {
  const { origin, adminOrigin } = await startEdge();
  for (const path of paths) {
    expect((await fetch(adminOrigin + path)).status).toBe(200);
    expect((await fetch(origin + path)).status).toBe(404);
  }
  expect((await fetch(`${adminOrigin}/race/7`)).status).toBe(404);
  expect((await fetch(`${adminOrigin}/api/v1/me`)).status).toBe(404);
  expect(await (await fetch(`${adminOrigin}/paddock/health`)).json()).toMatchObject({ sequence: 1, verified: true });
  expect(await (await fetch(`${adminOrigin}/paddock/metrics`)).text()).toContain('paddock_release_sequence 1\n');
});

test('[HTTP-20] a foreign name of this machine reads nothing there', async () => {
  const { adminOrigin } = await startEdge();
  for (const host of ['evil.test', '127.0.0.1.evil.test', '10.0.0.1']) {
    const [answer] = (await once(http.get(`${adminOrigin}/paddock/metrics`, { headers: { host } }), 'response')) as [
      http.IncomingMessage,
    ];
    answer.resume();
    expect(answer.statusCode).toBe(421);
  }
});

test('[HTTP-22] the port of operators is the requested one, or none', async () => {
  const { adminOrigin } = await startEdge();
  const adminPort = Number(new URL(adminOrigin).port);
  const { edge } = await makeEdge();
  await expect(edge.start(0, { adminPort })).rejects.toThrow('EADDRINUSE');
});

test('[HTTP-19] an edge listens on loopback only unless it is public, and its port for operators always does', async () => {
  const { edge, port } = await startEdge();
  // All of 127.0.0.0/8 is this machine. An address that is not bound stands for other interfaces.
  await expect(fetch(`http://127.0.0.2:${port}/race/7`)).rejects.toThrow();
  const open = await edge.start(0, { isPublic: true });
  expect((await fetch(`http://127.0.0.2:${open.port}/race/7`)).status).toBe(200);
  await expect(fetch(`${open.adminOrigin.replace('127.0.0.1', '127.0.0.2')}/paddock/health`)).rejects.toThrow();
});

test('[HTTP-31] a failure while operators are answered is a 500 and an alarm, and the edge goes on', async () => {
  const { edge, events } = await makeEdge();
  const origin = await edge.listenForOperators(0, async ({ target, ...request }) => {
    if (target === '/broken') throw new Error('no JSON');
    return edge.admin({ target, ...request });
  });
  const answer = await fetch(`${origin}/broken`);
  expect(answer.status).toBe(500);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  const alarms = events.filter(({ level }) => level === 'alarm');
  expect(alarms).toEqual([{ level: 'alarm', event: 'request-failed', reason: 'no JSON' }]);
  expect((await fetch(`${origin}/paddock/health`)).status).toBe(200);
});
