import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type Build,
  fileUrl,
  RELEASE_ELEMENT_ID,
  RELEASE_EVENTS_URL,
  RELEASE_URL,
  type TabRelease,
} from '@paddock/release/record';
import { integrityOf } from '../fake/fake-server.ts';
import { collectModules, importMap } from './page-modules.ts';

export const REMOTE = 'mf-racing';
export const BUILD = '1.0.0-aaaaaaaaaaaa';
const CONTAINER = 'mf_racing_aaaaaaaaaaaa';
export const pathOf = (file: string): string => fileUrl(REMOTE, BUILD, file);

const FILES: Record<string, string> = {
  'entry.js': `var ${CONTAINER} = ((chunks) => ({
    init() {},
    get: () => __paddock__.script(location.origin + '${pathOf('chunk.js')}').then(() => () => chunks.at(-1)),
  }))(document.currentScript.chunks);`,
  'chunk.js': `self.runs = (self.runs || 0) + 1;
  document.currentScript.chunks.push({ default: { messages: { de() {}, en() {} } } });`,
  'page.css': 'body { color: rgb(1, 2, 3); }',
  'throws.js': `throw new Error('at load');`,
  'broken.js': 'this is no JavaScript',
};
const TYPES: Record<string, string> = { js: 'text/javascript', css: 'text/css', json: 'application/json' };

const BOOT = `
import { createBoundary, installLoader, parseRemoteModule } from '/federation/src/index.ts';
import { browserEnvironment } from '/federation/src/browser/browser-environment.ts';
import { readPageRelease } from '/federation/src/browser/page-release.ts';
import { watchReleases } from '/federation/src/releases/watch-releases.ts';
self.violations = [];
document.addEventListener('securitypolicyviolation', (event) => violations.push(event.effectiveDirective));
const reports = [];
const report = (beacon) => reports.push(beacon.phase + ' ' + beacon.errorClass);
const options = { release: readPageRelease(), environment: browserEnvironment(), report, vote: () => {} };
const loader = installLoader(options);
const runtime = { module: async (container) => { await container.init({}); return (await container.get('./remote'))(); } };
const boundary = createBoundary({ ...options, loader, runtime, provided: { host: ['1.0.0'], libraries: {} }, parseModule: parseRemoteModule, hasUnsavedWork: () => true, locale: () => 'de' });
const told = [];
const watch = () => watchReleases(options.environment, 7, ({ sequence }) => told.push(sequence));
self.paddock = { loader, boundary, reports, told, watch };
`;

/** The answer for a path instead of its file. `altered`: with one byte more. */
export type Answer = 'altered' | 'reset' | 'hang' | 404 | 500 | 'html';

/** A file of the build, by build id or by content. */
const FILE = new RegExp(`^/builds/${REMOTE}/[^/]+/(.+)$`);

const releaseEvent = (sequence: number): string => `event: release\ndata: {"sequence":${sequence}}\n\n`;

/** An edge with one build, under the policy that the product's edge sends. */
export async function startPageServer() {
  const modules = collectModules('/federation/src/index.ts');
  const listed = Object.fromEntries(
    Object.entries(FILES).map(([file, body]) => [file, { integrity: integrityOf(body), size: body.length }]),
  );
  const claims = { routes: [], navigation: [], panels: [], modals: [], slots: [] };
  const shared = { buildId: BUILD, entry: 'entry.js', container: CONTAINER, contract: '^1.0.0', claims };
  const build: Build = {
    ...shared,
    schema: 1,
    name: REMOTE,
    version: '1.0.0',
    initial: { js: ['chunk.js'], css: ['page.css'] },
    messages: {},
    locales: [],
    shared: {},
    bundled: [],
    files: listed,
  };
  const buildJson = JSON.stringify(build);
  const release: TabRelease = {
    schema: 1,
    channel: 'production',
    sequence: 7,
    remotes: { [REMOTE]: { ...shared, digest: integrityOf(buildJson) } },
    lastKnownGood: {},
    shell: { buildId: '1.0.0-0123456789ab', digest: integrityOf('shell') },
    files: { [pathOf('entry.js')]: integrityOf(FILES['entry.js'] ?? '') },
  };
  // `missing.js` is served but listed nowhere.
  const bodies = new Map(Object.entries({ ...FILES, 'build.json': buildJson, 'missing.js': 'self.runs = 99;' }));
  const answers = new Map<string, Answer>();
  const asked: string[] = [];
  const hung = new Set<ServerResponse>();
  const streams = new Set<ServerResponse>();
  let newest = release;

  const html = (nonce: string) => `<!doctype html><html lang="en"><head><title>Page</title>
<script type="application/json" id="${RELEASE_ELEMENT_ID}" nonce="${nonce}">${JSON.stringify(release)}</script>
<script type="importmap" nonce="${nonce}">${importMap(modules)}</script>
<script type="module" src="/boot.js" nonce="${nonce}" integrity="${integrityOf(BOOT)}"></script></head><body></body></html>`;

  let pages = 0;
  const server = createServer((request, response) => {
    const url = request.url ?? '';
    const path = url.replace(/\?.*/, '');
    const send = (status: number, type: string, body: string) => {
      response.writeHead(status, {
        'content-type': type,
        'x-content-type-options': 'nosniff',
        'cache-control': status === 200 && path.startsWith('/builds/') ? 'max-age=31536000, immutable' : 'no-store',
      });
      response.end(request.method === 'HEAD' ? undefined : body);
    };
    if (path === '/') {
      pages++;
      const nonce = `nonce${pages}`;
      response.setHeader(
        'content-security-policy',
        `default-src 'none'; script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'self'; connect-src 'self'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types paddock`,
      );
      response.setHeader('integrity-policy', 'blocked-destinations=(script)');
      return send(200, 'text/html', html(nonce));
    }
    if (path === '/boot.js') return send(200, TYPES.js ?? '', BOOT);
    if (path === RELEASE_URL) return send(200, TYPES.json ?? '', JSON.stringify(newest));
    if (path === RELEASE_EVENTS_URL) {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      // Like an edge, starts with the newest sequence, so that a reconnecting tab misses nothing.
      response.write(releaseEvent(newest.sequence));
      streams.add(response);
      response.on('close', () => streams.delete(response));
      return;
    }
    const module = modules.get(path);
    if (module) return send(200, TYPES.js ?? '', module);
    const [, file = ''] = FILE.exec(path) ?? [];
    const body = bodies.get(file);
    if (file) asked.push(file);
    const given = answers.get(url.slice(url.lastIndexOf('/') + 1)) ?? answers.get(file);
    if (given === 'hang') return void hung.add(response);
    if (given === 'reset') return void response.destroy();
    if (given === 'html') return send(200, 'text/html', '<!doctype html>');
    if (typeof given === 'number' || body === undefined) return send(Number(given ?? 404), 'text/html', 'no');
    send(200, TYPES[file.split('.').at(-1) ?? ''] ?? '', given === 'altered' ? `${body} ` : body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    /** The answers for files from now on, with or without the query string of a try. */
    answers,
    /** The requested files of the build, in order, without those that the browser had cached. */
    asked,
    connections: () => streams.size,
    /** Announces a newer release. */
    promote(sequence: number) {
      newest = { ...release, sequence };
      for (const stream of streams) stream.write(releaseEvent(sequence));
    },
    async stop() {
      for (const response of hung) response.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
