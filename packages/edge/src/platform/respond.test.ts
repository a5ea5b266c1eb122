import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { askEdge } from '../testing/ask.ts';
import { eventually, within } from '../testing/eventually.ts';
import { startEdge } from '../testing/make-edge.ts';
import { makeServingStore } from '../testing/make-store.ts';
import { openSlowClients } from '../testing/slow-clients.ts';

interface Said {
  status: number | undefined;
  headers: Record<string, unknown>;
  body: string;
}

/** Headers that a server adds for its connection. */
const OWN = ['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding'];

const withoutChance = ({ status, headers, body }: Said): Said => {
  const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? '\0';
  const kept = Object.entries(headers).filter(([name]) => !OWN.includes(name));
  const hide = (text: string) => text.replaceAll(nonce, 'nonce').replace(/(paddock-ticket" value=")[^"]+/, '$1');
  // A packed page also contains a checksum that depends on its nonce.
  const isPackedPage = nonce !== '\0' && headers['content-encoding'] === 'gzip' && body !== '';
  return {
    status,
    headers: Object.fromEntries(kept.map(([name, value]) => [name, hide(String(value))])),
    body: hide(isPackedPage ? gunzipSync(Buffer.from(body, 'latin1')).toString('latin1') : body),
  };
};

const askConnection = (port: number, path: string, headers: Record<string, string>, method: string) =>
  new Promise<Said>((resolve, reject) => {
    const request = http.request({ port, path, headers, method }, async (answer) => {
      let body = '';
      for await (const part of answer.setEncoding('latin1')) body += part;
      resolve(withoutChance({ status: answer.statusCode, headers: answer.headers, body }));
    });
    request.on('error', reject).end();
  });

const BROWSER = { host: 'edge.test', accept: 'text/html', 'accept-encoding': 'gzip, br' };

test('[HTTP-18] an answer is the same on a connection and without one, however its address is written', async () => {
  const { store, shell, racing } = makeServingStore();
  const { edge, port } = await startEdge({
    reader: store,
    hosts: ['edge.test'],
    widgetSites: ['https://partner.test'],
    trustedProxies: ['127.0.0.1'],
  });
  const entry = `/builds/mf-racing/${racing.ref.buildId}/${racing.build.entry}`;
  const asked: [path: string, headers?: Record<string, string>, method?: string][] = [
    ['/'],
    ['/en'],
    ['/races?date=2026-11-22'],
    ['/race/7', { 'x-forwarded-proto': 'https' }],
    ['/race/%E4%BD%A0'],
    ['/races', { 'accept-encoding': 'br' }],
    ['/race/%zz'],
    ['/nobody/claims/this'],
    ['/?widget=1'],
    ['/races', {}, 'HEAD'],
    ['/races', {}, 'POST'],
    ['/sw.js', { accept: '*/*' }],
    ['/sw.js', { accept: '*/*', 'service-worker': 'script' }],
    ['/', { host: 'other.test' }],
    ['/', { host: 'EDGE.test' }],
    [`/${'x'.repeat(4_100)}`],
    [entry],
    [entry, { 'x-forwarded-proto': 'https' }],
    [entry, { 'accept-encoding': '' }],
    [entry, { 'accept-encoding': 'br;q=0, gzip' }],
    [entry, {}, 'HEAD'],
    [`/builds/shell/${shell.ref.buildId}/build.json`],
    [`${entry}?x=1`],
    [`/builds/mf-racing/../mf-racing/${racing.ref.buildId}/${racing.build.entry}`],
    [`/builds/mf-racing/%2e%2e/mf-racing/${racing.ref.buildId}/${racing.build.entry}`],
    [`/${entry}`],
    ['/builds'],
    ['/builds/mf-racing/absent.js'],
    ['/paddock'],
    ['/paddock/release'],
    ['/api/../races'],
    ['/api/x', {}, 'TRACE'],
  ];
  for (const [path, headers = {}, method = 'GET'] of asked) {
    const said: Record<string, string> = { ...BROWSER, ...headers };
    const scheme = said['x-forwarded-proto'] ?? 'http';
    const answer = await askEdge(
      edge,
      // A `Request` cannot be TRACE, so another refused method replaces it.
      new Request(`${scheme}://${said.host}${path}`, {
        headers: said,
        method: method === 'TRACE' ? 'OPTIONS' : method,
      }),
    );
    const body = Buffer.from(await answer.arrayBuffer()).toString('latin1');
    const wanted = withoutChance({ status: answer.status, headers: Object.fromEntries(answer.headers), body });
    // The second answer comes from a cache.
    for (const time of ['first', 'second'])
      expect({ path, time, ...(await askConnection(port, path, said, method)) }).toEqual({ path, time, ...wanted });
  }
});

test('[SERVED-21] a tab that left before its stream began is forgotten', async () => {
  const { edge, metric } = await startEdge();
  const server = http.createServer((incoming, outgoing) => {
    outgoing.once('close', () => edge.respond(incoming, outgoing));
    incoming.socket.destroy();
  });
  onTestFinished(() => void server.close());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await expect(fetch(`http://127.0.0.1:${port}/paddock/releases`)).rejects.toThrow();
  await eventually(async () => {
    expect(await metric('paddock_requests_total{route="paddock",status="200"}')).toBe(1);
    expect(await metric('paddock_event_clients')).toBe(0);
  });
});

test('an answer may be changed before it is written', async () => {
  const { edge } = await startEdge();
  const server = http.createServer((incoming, outgoing) =>
    edge.respond(incoming, outgoing, (answer) => ({ ...answer, status: 418, headers: ['x-changed', 'yes'] })),
  );
  onTestFinished(() => void server.close());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/races`);
  expect([answer.status, answer.headers.get('x-changed')]).toEqual([418, 'yes']);
});

test.each([
  ['is a 500', (status: number) => status === 200],
  ['cuts the connection if that 500 cannot be written either', () => true],
])('[HTTP-31] an answer that cannot be written %s, with an alarm, and the edge goes on', async (_, fails) => {
  const { edge, events } = await startEdge();
  const server = http.createServer((incoming, outgoing) =>
    edge.respond(incoming, outgoing, (answer) => {
      if (incoming.url === '/races' && fails(answer.status)) throw new Error('no headers');
      return answer;
    }),
  );
  onTestFinished(() => void server.close());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  if (fails(500)) await expect(fetch(`${origin}/races`)).rejects.toThrow();
  else expect((await fetch(`${origin}/races`)).status).toBe(500);
  const alarms = events.filter(({ level }) => level === 'alarm');
  expect(alarms).toEqual([{ level: 'alarm', event: 'request-failed', reason: 'no headers' }]);
  expect((await fetch(`${origin}/race/7`)).status).toBe(200);
});

test('[CLIENTS-18] a client that goes on sending a body that was refused is cut soon after its answer', async () => {
  const { port } = await startEdge();
  const start = 'POST /races HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n[';
  const slow = await openSlowClients(port, 1, start);
  await eventually(() => expect(slow.heard[0]).toMatch(/^HTTP\/1.1 405 /));
  await within(3_000, () => expect(slow.open()).toBe(0));
});
