import http, { type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { expect, onTestFinished, test } from 'vitest';
import { makeSimulator } from '../conformance/simulator.ts';
import { storeReader } from '../release/store-reader.ts';
import { makeEdge, startEdge } from '../testing/make-edge.ts';
import { found, ID, START } from '../testing/make-preview.ts';
import { makeServingStore, makeStore } from '../testing/make-store.ts';
import { makeUpstream } from '../testing/make-upstream.ts';

/** An answer as it came over a connection. */
interface Heard {
  what: string;
  status: number;
  headers: IncomingHttpHeaders;
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY'];
/** `PAGES=1000000` takes minutes. */
const PAGES = Number(process.env.PAGES ?? 20_000);
const OPERATE = 'operate.test';

const ask = (port: number, method: string, path: string, headers: Record<string, string> = {}, body = '') =>
  new Promise<Heard>((resolve, reject) => {
    const request = http.request({ port, method, path, headers: { connection: 'close', ...headers } }, (answer) => {
      resolve({ what: `${method} ${path}`, status: answer.statusCode ?? 0, headers: answer.headers });
      answer.destroy();
    });
    request.on('error', reject).end(body);
  });

/** The answer to bytes that are not a complete request. */
const say = (port: number, text: string) =>
  new Promise<Heard>((resolve) => {
    let heard = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('error', () => {}).on('data', (bytes) => (heard += bytes));
    socket.on('close', () => {
      const [first = '', ...lines] = (heard.split('\r\n\r\n')[0] ?? '').split('\r\n');
      const headers = Object.fromEntries(
        lines.map((line) =>
          line
            .toLowerCase()
            .split(/: (.*)/s)
            .slice(0, 2),
        ),
      );
      resolve({ what: JSON.stringify(text.slice(0, 60)), status: Number(first.split(' ')[1]), headers });
    });
    onTestFinished(() => void socket.destroy());
  });

const isPublicFile = ({ headers }: Heard): boolean => headers['access-control-allow-origin'] === '*';

/** The problems in the headers of any answer. */
const problemsOf = (heard: Heard): string[] => {
  const { headers } = heard;
  const type = headers['content-type'] ?? '';
  const policy = String(headers['content-security-policy'] ?? '');
  const problems: string[] = [];
  const must = (holds: boolean, what: string) => void (holds || problems.push(what));
  must(headers['x-content-type-options'] === 'nosniff', 'may be sniffed');
  must(/^(strict-origin-when-cross-origin|no-referrer)$/.test(String(headers['referrer-policy'])), 'referrer');
  must(
    /^(no-store|no-cache|private, no-cache|public, max-age=\d+(, immutable)?)$/.test(String(headers['cache-control'])),
    'cache',
  );
  // The API of these tests says nothing of caches: the edge stores no answer on its own account.
  must(!/^[A-Z]+ \/api\//.test(heard.what) || headers['cache-control'] === 'no-store', 'may be stored');
  must(/^(same|cross)-origin$/.test(String(headers['cross-origin-resource-policy'])), 'may be embedded');
  must(headers.server === undefined && headers['x-powered-by'] === undefined, 'names its software');
  must(type !== '' || headers['content-length'] === '0' || heard.status === 204, 'has no type');
  if (isPublicFile(heard)) {
    must(heard.status === 200 && headers['set-cookie'] === undefined, 'is no public file');
    must(!/html|svg/.test(type) || policy !== '', 'is a document without a policy');
    return problems;
  }
  must(/default-src 'none'/.test(policy), 'has no policy');
  for (const each of ['base-uri', 'frame-ancestors', 'form-action']) must(policy.includes(each), `lacks ${each}`);
  must(
    !/unsafe|https?:|\*/.test(policy.replace('frame-ancestors https://partner.test', '')),
    'has a policy that allows too much',
  );
  if (type.startsWith('text/html')) {
    must(headers['cross-origin-opener-policy'] === 'same-origin', 'shares its window');
    problems.push(...new CspEvaluator(new CspParser(policy).csp).evaluate().map((each) => String(each.description)));
  }
  return problems;
};

const expectWhole = (answers: readonly Heard[]): void => {
  const found = answers.flatMap((heard) => problemsOf(heard).map((each) => `${heard.what} ${heard.status}: ${each}`));
  expect(found).toEqual([]);
};

const makeApi = () =>
  makeUpstream((request, response) => {
    if (request.url?.includes('silent')) return;
    if (request.url?.includes('broken')) return void request.socket.destroy();
    const status = Number(/status=(\d+)/.exec(request.url ?? '')?.[1] ?? 200);
    const more: Record<string, string> = status === 200 ? { 'set-cookie': 'a=b', server: 'api' } : {};
    response.writeHead(status, { 'content-type': 'application/json', ...more }).end(status === 204 ? '' : '{}');
  });

test('[HTTP-28] [PROXY-17] every route has the headers of its kind for every method and each status of the API', async () => {
  const api = await makeApi();
  const { store, racing } = makeServingStore();
  store.setPreview(ID, found({ 'mf-racing': racing }));
  const { port } = await startEdge({
    reader: store,
    apiOrigin: api.origin,
    apiTimeout: 300,
    widgetSites: ['https://partner.test'],
    now: () => START + 1,
  });
  const built = `/builds/mf-racing/${racing.ref.buildId}`;
  const paths = [
    ...['/', '/en', '/race/7', '/races?widget=1', '/?paddock-preview=x', '/nowhere', '/nothing.png', '/%00', '/%zz'],
    ...['/favicon.svg', '/manifest.webmanifest', '/robots.txt', '/sitemap.xml', '/push-worker.js'],
    ...[`${built}/entry.js`, `${built}/main.css`, `${built}/logo.svg`, `${built}/build.json`, `${built}/absent.js`],
    ...['/builds/mf-racing/absent/entry.js', '/builds/', '/builds/../../etc/passwd', '/builds/local/x/entry.js'],
    ...['/paddock/release', '/paddock/releases', '/paddock/beacons', '/paddock/csp-reports', '/paddock/preview'],
    ...['/paddock/preview.css', '/paddock/health', '/paddock/metrics', '/paddock/operate', '/paddock/absent'],
    ...['/api/v1/races', '/api/', '/api/v1/broken', '/api/v1/silent', `/${'x'.repeat(5_000)}`],
    ...[204, 301, 400, 401, 403, 404, 409, 422, 429, 500, 503].map((status) => `/api/v1/races?status=${status}`),
  ];
  const answers: Heard[] = [];
  for (const path of paths) {
    answers.push(...(await Promise.all(METHODS.map((method) => ask(port, method, path, { accept: 'text/html' })))));
  }
  answers.push(await ask(port, 'GET', '/old-worker.js', { 'service-worker': 'script' }));
  const cookie = `paddock-preview=${ID}`;
  for (const method of METHODS) {
    answers.push(await ask(port, method, '/race/7', { accept: 'text/html', cookie }));
    answers.push(await ask(port, method, `/?paddock-preview=${ID}`, { accept: 'text/html' }));
  }
  for (const end of [false, true]) {
    const form = end ? 'end=1' : `token=${ID}`;
    answers.push(await ask(port, 'POST', '/paddock/preview', { 'sec-fetch-site': 'same-origin', cookie }, form));
  }
  answers.push(await ask(port, 'POST', '/api/v1/races', { 'content-length': '70000' }, 'x'.repeat(70_000)));
  answers.push(await ask(port, 'POST', '/paddock/beacons', {}, 'x'.repeat(70_000)));
  expectWhole(answers);
  const statuses = new Set(answers.map(({ status }) => status));
  for (const status of [200, 204, 400, 403, 404, 405, 413, 414, 502, 504]) expect([...statuses]).toContain(status);
}, 60_000);

test('[HTTP-28] so do the answers of an edge of another host, without a release, and to a client over its limits', async () => {
  const { store } = makeServingStore();
  const other = await startEdge({ reader: store, hosts: ['paddock.test'] });
  const empty = await startEdge({ reader: makeStore() });
  const strict = await startEdge({ reader: store, limits: { reports: 0, streams: 0 } });
  const answers: Heard[] = [];
  for (const method of METHODS) {
    for (const path of ['/', '/api/v1/x', '/builds/a/b/c.js', '/paddock/release']) {
      answers.push(await ask(other.port, method, path), await ask(empty.port, method, path, { accept: 'text/html' }));
    }
    for (const path of ['/paddock/beacons', '/paddock/csp-reports', '/paddock/releases']) {
      answers.push(await ask(strict.port, method, path));
    }
  }
  expectWhole(answers);
  const statuses = new Set(answers.map(({ status }) => status));
  for (const status of [421, 429, 503]) expect([...statuses]).toContain(status);
}, 60_000);

test("[HTTP-28] so do Node's own answers", async () => {
  const { port } = await startEdge({ limits: { bodyTime: 200 }, apiOrigin: 'http://127.0.0.1:1' });
  const post = 'POST /api/x HTTP/1.1\r\nHost: a\r\n';
  const answers = await Promise.all(
    [
      'rubbish\r\n\r\n',
      'GET / HTTP/1.1\r\nConnection: close\r\n\r\n',
      'CONNECT evil.test:443 HTTP/1.1\r\nHost: evil.test\r\n\r\n',
      'GET / HTTP/1.1\r\nHost: a\r\nExpect: tea\r\nConnection: close\r\n\r\n',
      `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(17_000)}\r\n\r\n`,
      `${post}Transfer-Encoding: chunked\r\n\r\n1;${'x'.repeat(20_000)}\r\n`,
      `${post}Content-Length: 5\r\nConnection: close\r\n\r\nx`,
      `${post}Transfer-Encoding: gzip\r\n\r\n`,
    ].map((text) => say(port, text)),
  );
  expectWhole(answers);
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 405, 417, 431, 413, 408, 400]);
}, 60_000);

test("[HTTP-28] so does the host of the operators' page", async () => {
  const simulator = await makeSimulator();
  onTestFinished(() => simulator.remove());
  const store = simulator.freshStore();
  const { port } = await startEdge({
    reader: storeReader(simulator.freshStore(), 'production'),
    operate: { store, channel: 'production', host: OPERATE, secret: new Uint8Array(32) },
  });
  const files = ['', '/operate.css', '/operate.js', '/model', '/login', '/logout', '/act', '/verify', '/absent'];
  const answers: Heard[] = [];
  for (const path of ['/', '/race/7', '/api/v1/x', ...files.map((file) => `/paddock/operate${file}`)]) {
    for (const method of METHODS) answers.push(await ask(port, method, path, { host: OPERATE }));
  }
  expectWhole(answers);
  expect(answers.map(({ status }) => status)).toContain(200);
}, 60_000);

test('[HTTP-29] no nonce comes twice in many pages', async () => {
  const { visit } = await makeEdge();
  const nonces = new Set<string>();
  for (let page = 0; page < PAGES; page += 1) {
    const policy = (await visit('/race/7')).headers.get('content-security-policy') ?? '';
    nonces.add(/'nonce-([^']{16,})'/.exec(policy)?.[1] ?? '');
  }
  expect(nonces.size).toBe(PAGES);
}, 900_000);
