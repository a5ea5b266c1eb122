import { randomBytes } from 'node:crypto';
import http from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startEdge } from '../testing/make-edge.ts';
import {
  asBytes,
  asByteText,
  NONCE_LENGTH,
  type PackedPage,
  packPage,
  pageEnd,
  pageMiddle,
  pageStart,
  writerOf,
} from './packed-page.model.ts';

const anyNonce = fc
  .array(fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'), {
    minLength: NONCE_LENGTH,
    maxLength: NONCE_LENGTH,
  })
  .map((signs) => signs.join(''));

/** Texts like those of pages, with much repetition. */
const anyPieces = fc
  .array(
    fc
      .array(fc.constantFrom('<script nonce="', '" src="/builds/shell/', 'integrity="sha384-', 'Ü', '\n', 'x', 'AAAA'))
      .map((parts) => asByteText(parts.join(''))),
    { minLength: 2, maxLength: 12 },
  )
  .filter((pieces) => pieces.join('') !== '');

const alone = (packed: PackedPage) => packed(pageStart(''), pageMiddle(''), pageMiddle(''), pageEnd(''));
const unpacked = (page: string) => gunzipSync(asBytes(page)).toString('latin1');

test('[HTML-22] [HTML-23] a page that was packed once unpacks to itself with any nonce, start and end', () => {
  fc.assert(
    fc.property(
      anyPieces,
      fc.array(anyNonce, { minLength: 1, maxLength: 20 }),
      fc.string(),
      fc.string(),
      (pieces, nonces, head, text) => {
        const packed = packPage(pieces);
        const [start, end] = [pageStart(asByteText(head)), pageEnd(asByteText(text))];
        const remotes = pageMiddle(asByteText(text) + pieces.join(asByteText(head)));
        for (const nonce of nonces)
          if (packed)
            expect(unpacked(packed(start, remotes, remotes, end)(nonce, head.length > 3 ? 'own' : ''))).toBe(
              start.plain +
                pieces.join(nonce) +
                remotes.plain +
                (head.length > 3 ? 'own' : '') +
                remotes.plain +
                end.plain,
            );
      },
    ),
    { numRuns: 60 },
  );
});

test('[RENDER-23] the root of a rendered page is not kept by the answers that had it', async () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const packed = packPage(['<script nonce="', '">']) as PackedPage;
  const [start, remotes, end] = [pageStart(''), pageMiddle(''), pageEnd('')];
  const answered = () => {
    const root = pageMiddle('<div id="root">');
    expect(unpacked(writerOf(packed, start, remotes, root, end)('q'.repeat(NONCE_LENGTH), ''))).toContain(root.plain);
    return new WeakRef(root);
  };
  const root = answered();
  // A WeakRef keeps its target until the end of the turn.
  await new Promise(setImmediate);
  collectGarbage();
  expect(root.deref()).toBeUndefined();
  expect(writerOf(packed, start, remotes, end, end)).toBe(writerOf(packed, start, remotes, end, end));
});

test('[HTML-22] a page longer than the window of gzip is packed correctly, or not at all', () => {
  const chance = () => randomBytes(30_000).toString('base64');
  const pieces = [chance(), chance(), chance()].map(asByteText);
  const packed = packPage(pieces);
  const nonce = 'q'.repeat(NONCE_LENGTH);
  if (packed) expect(unpacked(alone(packed)(nonce, ''))).toBe(pieces.join(nonce));
  expect(packPage([asByteText('a\x01b'), asByteText('c')])).toBeNull();
});

test('[HTML-22] a page with a long release after all its nonces is packed', () => {
  const pieces = ['<script nonce="', '"></script>\n<script nonce="', `">${randomBytes(100_000).toString('base64')}`];
  const packed = packPage(pieces);
  const nonce = 'q'.repeat(NONCE_LENGTH);
  expect(packed && unpacked(alone(packed)(nonce, ''))).toBe(pieces.join(nonce));
});

const ask = (port: number, path: string, headers: Record<string, string>, method = 'GET') =>
  new Promise<{ status: number | undefined; headers: http.IncomingHttpHeaders; bytes: Buffer }>((resolve, reject) => {
    const request = http.request(
      { port, path, method, headers: { accept: 'text/html', ...headers } },
      async (answer) => {
        const parts: Buffer[] = [];
        for await (const part of answer) parts.push(part);
        resolve({ status: answer.statusCode, headers: answer.headers, bytes: Buffer.concat(parts) });
      },
    );
    request.on('error', reject).end();
  });

/** A page without its ticket, which differs in each answer. */
const withoutTicket = (page: string) => page.replace(/(paddock-ticket" value=")[^"]+/, '$1');

const nonceOf = (headers: http.IncomingHttpHeaders) =>
  /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? '\0';

test('[HTML-22] a client that accepts gzip gets the page packed, with its own nonce, and others the same page unpacked', async () => {
  const { port } = await startEdge();
  for (const path of ['/', '/race/7', '/en/race/%E4%BD%A0', '/nobody/claims/this', '/?widget=1']) {
    const plain = await ask(port, path, {});
    const page = withoutTicket(plain.bytes.toString()).replaceAll(nonceOf(plain.headers), 'nonce');
    expect(page).toContain('nonce="nonce"');
    expect(plain.headers['content-encoding']).toBeUndefined();
    const nonces = new Set<string>();
    for (const acceptEncoding of ['gzip', 'br, gzip', 'gzip, deflate, br, zstd', '*', 'gzip;q=0.5', 'gzip']) {
      const { status, headers, bytes } = await ask(port, path, { 'accept-encoding': acceptEncoding });
      expect({ acceptEncoding, status, as: headers['content-encoding'], vary: headers.vary }).toEqual({
        acceptEncoding,
        status: plain.status,
        as: 'gzip',
        vary: 'accept-encoding',
      });
      expect(Number(headers['content-length'])).toBe(bytes.length);
      expect(bytes.length).toBeLessThan(plain.bytes.length / 2);
      expect(withoutTicket(gunzipSync(bytes).toString()).replaceAll(nonceOf(headers), 'nonce')).toBe(page);
      nonces.add(nonceOf(headers));
    }
    expect(nonces.size).toBe(6);
    for (const acceptEncoding of ['br', 'identity', 'gzip;q=0, br', '*;q=0']) {
      const { headers, bytes } = await ask(port, path, { 'accept-encoding': acceptEncoding });
      expect([acceptEncoding, headers['content-encoding']]).toEqual([acceptEncoding, undefined]);
      expect(headers.vary).toBe('accept-encoding');
      expect(withoutTicket(bytes.toString()).replaceAll(nonceOf(headers), 'nonce')).toBe(page);
    }
    const head = await ask(port, path, { 'accept-encoding': 'gzip' }, 'HEAD');
    expect([head.status, head.headers['content-encoding'], head.bytes.length]).toEqual([plain.status, 'gzip', 0]);
  }
});

test('[HTML-24] the packed page of a URL has one length with any nonce, also where the URL says what the page says', async () => {
  const { port } = await startEdge();
  for (const id of ['aaaaaaaaaaaaaaaa', 'nonce-stylesheet', 'paddock-release2', '0123456789abcdef']) {
    const lengths = new Set<number>();
    for (let time = 0; time < 20; time += 1)
      lengths.add((await ask(port, `/race/${id}`, { 'accept-encoding': 'gzip' })).bytes.length);
    expect([id, lengths.size]).toEqual([id, 1]);
  }
});
