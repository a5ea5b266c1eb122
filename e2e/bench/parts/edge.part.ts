import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { logInAt } from '../../support/log-in.ts';
import { ROOT } from '../../support/next-build.ts';
import { type Bench, say } from '../bench.ts';
import { asRatio, type Goal, inMs, type Report } from '../report.ts';
import { type ChildServer, startServer } from '../servers/child-server.ts';
import { CONNECTIONS, has, type LoadResult, load } from '../servers/load.ts';
import { type Recorded, record, startNginx } from '../servers/nginx.ts';
import { scratch } from '../sites.ts';
import { interleave, quantile } from '../statistics.ts';

const SECONDS = 2;
const MINUTES = Number(process.env.MINUTES ?? 2);
const BROWSER = { accept: 'text/html,application/xhtml+xml', 'accept-encoding': 'gzip, deflate, br' };
const READ = '/api/v1/meetings';

interface Measured extends LoadResult {
  /** The server's CPU time per request, in microseconds. */
  cpu: number;
}

/** Each kind of answer, and its servers, ours first. */
const KINDS = {
  HTML: { servers: ['edge', 'nginx', 'node'], least: 0.35 },
  // Edges before the real API: a page that was rendered and comes from the cache, and one without.
  'HTML, rendered': { servers: ['rendered', 'plain'], least: null },
  files: { servers: ['edge', 'nginx', 'sirv'], least: 0.5 },
  // The holder too, so that it has run as long as the edge when a customer's calls are measured.
  proxy: { servers: ['edge', 'holder', 'nginx'], least: 0.5 },
  // A customer's calls to an edge that holds the tokens.
  'proxy, tokens held': { servers: ['holder', 'edge', 'nginx'], least: 0.5 },
} as const;
type Kind = keyof typeof KINDS;

const measureLoad = async (
  server: ChildServer,
  paths: readonly string[],
  folder: string,
  { headers = {}, seconds = SECONDS }: { headers?: Record<string, string>; seconds?: number } = {},
): Promise<Measured> => {
  const before = await server.cpu();
  const result = await load({ origin: server.origin, paths, headers: { ...BROWSER, ...headers }, seconds, folder });
  return { ...result, cpu: (((await server.cpu()) - before) * 1000) / result.requests };
};

interface Memory {
  /** Bytes, one sample per second. */
  samples: number[];
  /** Growth in bytes per minute over the second half, by least squares. */
  slope: number;
}

const slopeOf = (samples: readonly number[]): number => {
  const middle = (samples.length - 1) / 2;
  const mean = samples.reduce((sum, value) => sum + value, 0) / samples.length;
  const over = samples.reduce((sum, value, at) => sum + (at - middle) * (value - mean), 0);
  const under = samples.reduce((sum, _, at) => sum + (at - middle) ** 2, 0);
  return (over / under) * 60;
};

const measureMemory = async (server: ChildServer, paths: readonly string[], folder: string): Promise<Memory> => {
  const samples: number[] = [];
  const sampling = setInterval(async () => samples.push(await server.memory()), 1_000);
  await measureLoad(server, paths, folder, { seconds: Math.round(MINUTES * 60) });
  clearInterval(sampling);
  return { samples, slope: slopeOf(samples.slice(Math.floor(samples.length / 2))) };
};

/** Logs in at an edge that holds the tokens. Returns the headers of the customer's calls. */
const logIn = async (origin: string): Promise<Record<string, string>> => {
  const { token, cookies } = await logInAt(origin);
  return { 'access-token': token, cookie: cookies.map((cookie) => cookie.split(';', 1)[0]).join('; ') };
};

/** Until `/` comes rendered, from the cache. */
const waitForRendered = async (origin: string): Promise<void> => {
  for (let tries = 0; tries < 40; tries += 1) {
    const html = await (await fetch(`${origin}/`, { headers: BROWSER })).text();
    if (html.includes('id="paddock-rendered"')) return;
    await wait(500);
  }
  throw new Error('The edge renders no page');
};

const PACKED: Record<string, string> = { br: '.br', gzip: '.gz' };

/**
 * Writes the answers as files under their paths, compressed ones with their suffix, for sirv.
 * Returns the folder.
 */
const writeSite = async (folder: string, answers: readonly Recorded[]): Promise<string> => {
  for (const { path, headers, body } of answers) {
    const [, encoding = ''] = headers.find(([name]) => name === 'content-encoding') ?? [];
    const file = join(folder, path + (PACKED[encoding] ?? ''));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, body);
  }
  return folder;
};

/**
 * HTML with the release, files and API answers against nginx with the same bytes, and files against
 * sirv.
 */
export const edgePart = async ({ sites: { product }, runs }: Pick<Bench, 'sites' | 'runs'>): Promise<Report> => {
  const title = 'Edge';
  if (!((await has('nginx')) && (await has('wrk')))) {
    const how = 'Not measured: it needs nginx and wrk (Debian: `apt-get install nginx-light wrk`), and Linux.';
    return { title, how, head: [], rows: [], goals: [], data: null };
  }
  const folder = await scratch();
  const running: ChildServer[] = [];
  const started = async (server: Promise<ChildServer>): Promise<ChildServer> => {
    running.push(await server);
    return server;
  };
  try {
    // The API is an nginx with the real API's answer, so that it is never the bottleneck.
    const read = await record(product.apiUrl.replace(/\/$/, ''), READ, BROWSER);
    const api = await started(startNginx({ folder: join(folder, 'api'), answers: [read] }));
    const startEdge = (name: string, apiOrigin: string, ...more: string[]) =>
      started(
        startServer(process.execPath, [
          ...[join(ROOT, 'packages/edge/src/server.ts'), '--data', product.data, '--trust-on-first-use'],
          ...['--memory', join(folder, `${name}-memory`)],
          ...['--api-origin', apiOrigin, '--port', '0', ...more],
        ]),
      );
    const edge = await startEdge('edge', api.origin);
    const key = join(folder, 'tokens.key');
    await writeFile(key, randomBytes(32));
    const holder = await startEdge('holder', api.origin, '--hold-tokens', key);
    // The same key, before the real API.
    const login = await startEdge('login', product.apiUrl.replace(/\/$/, ''), '--hold-tokens', key);
    const customer = await logIn(login.origin);
    const html = await record(edge.origin, '/', BROWSER);
    const apiOrigin = product.apiUrl.replace(/\/$/, '');
    const rendered = await startEdge('rendered', apiOrigin);
    const plain = await startEdge('plain', apiOrigin, '--no-render');
    await waitForRendered(rendered.origin);
    const htmlFile = join(folder, 'page');
    await writeFile(htmlFile, html.body);
    const node = await started(
      startServer(process.execPath, [
        join(import.meta.dirname, '../servers/bare-node.ts'),
        JSON.stringify([['content-type', html.type], ...html.headers]),
        htmlFile,
      ]),
    );
    const files = [
      ...new Set(
        [
          ...gunzipSync(html.body)
            .toString()
            .matchAll(/(?:href|src)="(\/builds\/[^"]+)"/g),
        ].map(([, url = '']) => url),
      ),
    ];
    const recorded = await Promise.all(files.map((path) => record(edge.origin, path, BROWSER)));
    const passed = await record(edge.origin, READ, BROWSER);
    const known = new Set(read.headers.map(([name]) => name));
    const nginx = await started(
      startNginx({
        folder: join(folder, 'nginx'),
        answers: [html, ...recorded],
        api: { origin: api.origin, headers: passed.headers.filter(([name]) => !known.has(name)) },
      }),
    );
    const sirv = await started(
      startServer(process.execPath, [
        join(import.meta.dirname, '../servers/sirv-site.ts'),
        await writeSite(join(folder, 'sirv'), recorded),
      ]),
    );
    const servers = { edge, holder, nginx, sirv, node, rendered, plain };
    const paths: Record<Kind, string[]> = {
      HTML: ['/'],
      'HTML, rendered': ['/'],
      files,
      proxy: [READ],
      'proxy, tokens held': [READ],
    };
    const headers = { 'proxy, tokens held': customer } as Partial<Record<Kind, Record<string, string>>>;

    const measured = {} as Record<Kind, Record<string, Measured[]>>;
    for (const kind of Object.keys(KINDS) as Kind[]) {
      say(`  ${kind}`);
      measured[kind] = await interleave(KINDS[kind].servers, runs, (server) =>
        measureLoad(servers[server as keyof typeof servers], paths[kind], folder, { headers: headers[kind] ?? {} }),
      );
    }
    say(`  memory, ${MINUTES} minutes`);
    const memory = await measureMemory(edge, ['/', ...files, READ], folder);

    const middle = (kind: Kind, server: string, what: keyof Measured): number =>
      quantile(measured[kind][server]?.map((each) => each[what]) ?? [], 0.5);
    /**
     * Number of requests that our server answers in the CPU time that another server needs for one.
     */
    const against = (kind: Kind, other: string): number =>
      middle(kind, other, 'cpu') / middle(kind, KINDS[kind].servers[0], 'cpu');
    const inMb = (bytes: number | undefined): string => `${((bytes ?? Number.NaN) / 1e6).toFixed(0)} MB`;
    const growth = (memory.slope * (MINUTES / 2)) / quantile(memory.samples, 0.5);
    const goals: Goal[] = [
      ...(Object.keys(KINDS) as Kind[]).flatMap((kind) => {
        const { least: goal } = KINDS[kind];
        const where = paths[kind].length === 1 ? (paths[kind][0] ?? '') : `${paths[kind].length} files of /`;
        const what = `${kind}, requests per core / nginx`;
        return goal === null ? [] : [{ what, value: against(kind, 'nginx'), goal, atLeast: true as const, where }];
      }),
      {
        what: 'HTML, requests per core / bare Node server',
        value: against('HTML', 'node'),
        goal: 0.9,
        atLeast: true,
        where: '/',
      },
      {
        what: 'rendered page from the cache, CPU / page without rendering',
        value: 1 / against('HTML, rendered', 'plain'),
        goal: 1.3,
        where: '/',
      },
      {
        what: 'files, requests per core / sirv',
        value: against('files', 'sirv'),
        goal: 2,
        atLeast: true,
        where: `${files.length} files of /`,
      },
      {
        what: 'proxy, requests per core with tokens held / without',
        value: against('proxy, tokens held', 'edge'),
        goal: 0.9,
        atLeast: true,
        where: READ,
      },
      { what: 'growth of memory', value: growth, goal: 0.05, where: `second half of ${MINUTES} minutes under load` },
    ];
    return {
      title,
      how:
        `Median of ${runs} rounds of ${SECONDS} s, ${CONNECTIONS} connections of wrk, servers interleaved, each one process. Per core: by the CPU time of the server, which other processes do not change. ` +
        `nginx has the same bytes and headers in files; node is a server that sends them and does nothing else; the API behind both is an nginx with what the real one answers a browser (${read.body.length} bytes, packed). ` +
        `Memory over ${MINUTES} minutes of all of it: ${inMb(memory.samples[0])} at first, ${inMb(memory.samples.at(-1))} at last, ${(memory.slope / 1e6).toFixed(2)} MB a minute in the second half.`,
      head: ['answer', 'server', 'CPU for one', 'per second and core', 'our server against it', 'p99'],
      rows: (Object.keys(KINDS) as Kind[]).flatMap((kind) =>
        KINDS[kind].servers.map((server) => [
          kind,
          server,
          `${middle(kind, server, 'cpu').toFixed(1)} µs`,
          String(Math.round(1e6 / middle(kind, server, 'cpu'))),
          server === KINDS[kind].servers[0] ? '' : asRatio(against(kind, server)),
          inMs(middle(kind, server, 'p99')),
        ]),
      ),
      goals,
      data: { measured, memory, bytes: { html: html.body.length, files: recorded.map(({ body }) => body.length) } },
    };
  } finally {
    await Promise.all(running.map((server) => server.stop()));
  }
};
