import { once } from 'node:events';
import http from 'node:http';
import { expect, test } from 'vitest';
import { startEdge } from '../testing/make-edge.ts';
import { makeUpstream } from '../testing/make-upstream.ts';

const setUp = async (trustedProxies: string[], limits = {}) => {
  const upstream = await makeUpstream((_, response) => response.end('{}'));
  const running = await startEdge({ apiOrigin: upstream.origin, trustedProxies, limits });
  const ask = async (path: string, headers: Record<string, string>) => {
    const request = http.get({ port: running.port, path, headers, agent: false });
    const [answer] = (await once(request, 'response')) as [http.IncomingMessage];
    answer.resume();
    return answer;
  };
  /** The client's headers as the API gets them. */
  const told = async (headers: Record<string, string>) => {
    await ask('/api/v1/me', headers);
    const received = upstream.requests.at(-1)?.headers ?? {};
    return [received['x-forwarded-for'], received['x-forwarded-proto']];
  };
  return { ...running, ask, told };
};

test('[CLIENTS-3] [CLIENTS-4] the API is told one address, that of the client, which a trusted proxy names', async () => {
  const { told } = await setUp(['127.0.0.0/8']);
  expect(await told({ 'x-forwarded-for': '192.0.2.7' })).toEqual(['192.0.2.7', 'http']);
  expect(await told({ 'x-forwarded-for': '6.6.6.6, ::ffff:192.0.2.7' })).toEqual(['192.0.2.7', 'http']);
  expect(await told({ 'x-forwarded-for': '6.6.6.6, 192.0.2.7, 127.0.0.9' })).toEqual(['192.0.2.7', 'http']);
  expect(await told({ 'x-forwarded-for': '2001:DB8::7' })).toEqual(['2001:db8::7', 'http']);
  expect(await told({})).toEqual(['127.0.0.1', 'http']);
});

test('[CLIENTS-3] forwarded addresses of an untrusted client are ignored', async () => {
  const { told } = await setUp(['10.0.0.0/8']);
  expect(await told({ 'x-forwarded-for': '192.0.2.7' })).toEqual(['127.0.0.1', 'http']);
});

test('[CLIENTS-3] customers behind one proxy have limits of their own', async () => {
  const { ask } = await setUp(['127.0.0.1'], { streams: 1, connections: 2 });
  const listen = async (address: string) => (await ask('/paddock/releases', { 'x-forwarded-for': address })).statusCode;
  expect([await listen('192.0.2.1'), await listen('192.0.2.2'), await listen('192.0.2.3')]).toEqual([200, 200, 200]);
  expect(await listen('192.0.2.1')).toBe(429);
  expect([await listen('2001:db8::1'), await listen('2001:db8::2')]).toEqual([200, 429]);
});

test('[CLIENTS-5] that a customer came by https is believed from a trusted proxy alone', async () => {
  const trusted = await setUp(['127.0.0.1']);
  const untrusted = await setUp([]);
  const https = { 'x-forwarded-proto': 'https', accept: 'text/html' };
  for (const path of ['/race/7', '/paddock/release', '/absent.png', '/api/v1/me']) {
    expect((await trusted.ask(path, https)).headers).toHaveProperty('strict-transport-security');
    expect((await untrusted.ask(path, https)).headers).not.toHaveProperty('strict-transport-security');
  }
  expect((await trusted.told(https))[1]).toBe('https');
  expect((await untrusted.told(https))[1]).toBe('http');
});
