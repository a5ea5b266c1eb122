import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { startEdge } from '../testing/make-edge.ts';

/** The whole answer on a connection, until it ends. */
const say = async (port: number, text: string) => {
  let heard = '';
  const socket = connect(port, '127.0.0.1', () => socket.write(text));
  socket.on('error', () => {}).on('data', (bytes) => (heard += bytes));
  onTestFinished(() => void socket.destroy());
  await eventually(() => expect(socket.closed).toBe(true));
  return heard;
};

const hostile: [what: string, text: string, status: number][] = [
  ['no HTTP', 'rubbish\r\n\r\n', 400],
  ['an unknown method', 'BREW / HTTP/1.1\r\nHost: a\r\n\r\n', 400],
  ['two lengths', 'POST /api/x HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400],
  [
    'a length and chunks',
    'POST /api/x HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
    400,
  ],
  ['headers above 16 KiB', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(17_000)}\r\n\r\n`, 431],
  ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nhost: b\r\nConnection: close\r\n\r\n', 400],
  ['two equal hosts', 'GET /api/v1/me HTTP/1.1\r\nHost: a\r\nHost: a\r\nConnection: close\r\n\r\n', 400],
  ['a host that is too long', `GET / HTTP/1.1\r\nHost: ${'a'.repeat(262)}\r\nConnection: close\r\n\r\n`, 400],
  ['a tunnel', 'CONNECT evil.test:443 HTTP/1.1\r\nHost: evil.test\r\n\r\n', 405],
  ['an expectation', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: tea\r\nConnection: close\r\n\r\n', 417],
  ['broken chunks', 'POST /api/x HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n', 400],
];

test.each(hostile)(
  '[HTTP-23] [HTTP-24] [HTTP-25] %s is refused in both languages with the headers of every answer, and counted',
  async (_, text, status) => {
    const { port, metric } = await startEdge({ apiOrigin: 'http://127.0.0.1:1' });
    const heard = await say(port, text);
    expect(heard).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(heard.match(/^HTTP/gm)).toHaveLength(1);
    for (const header of [
      'x-content-type-options: nosniff',
      'referrer-policy: strict-origin-when-cross-origin',
      "content-security-policy: default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy: same-origin',
      'cache-control: no-store',
    ])
      expect(heard.toLowerCase()).toContain(header);
    expect(heard).toContain('Diese Anfrage ist nicht zu verstehen.\nThis request cannot be understood.\n');
    expect(await metric(`paddock_requests_total{route="none",status="${status}"}`)).toBe(1);
  },
);

test('[HTTP-26] bytes after the begin of an answer are no part of it', async () => {
  const { port } = await startEdge();
  let heard = '';
  const socket = connect(port, '127.0.0.1', () => socket.write('GET /paddock/releases HTTP/1.1\r\nHost: a\r\n\r\n'));
  socket.on('error', () => {}).on('data', (bytes) => (heard += bytes));
  onTestFinished(() => void socket.destroy());
  await eventually(() => expect(heard).toContain('event: release'));
  socket.write('rubbish\r\n\r\n');
  await eventually(() => expect(socket.closed).toBe(true));
  expect(heard.match(/^HTTP/gm)).toHaveLength(1);
  expect(heard).not.toContain('cannot be understood');
});

test('[HTTP-27] no connection is upgraded: the request is answered as if it had not asked for that', async () => {
  const { port } = await startEdge();
  const upgrade = 'Connection: close, Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: x\r\n';
  const heard = await say(port, `GET /race/7 HTTP/1.1\r\nHost: a\r\n${upgrade}\r\n`);
  expect(heard).toMatch(/^HTTP\/1.1 200 /);
  expect(heard).toContain('content-security-policy: ');
});
