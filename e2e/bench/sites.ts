import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Product, publishAll, startProduct } from '@paddock/dev';
import { createEdge, fileMemory, memoryBeside, storeReader } from '@paddock/edge';
import { initStore, integrityOf, openFileStore, promote, publishBuild, readSigningKey } from '@paddock/release';
import type { Build, BuildFile } from '@paddock/release/record';
import type { MonolithBuild } from '@paddock/webpack-preset';
import { readBuild } from './bytes.ts';
import { type Certificate, type Front, type FrontOptions, openFront } from './front.ts';
import type { LineSpeed } from './line.ts';
import { staticSite } from './static-site.ts';

/** The addresses of the TLS ends: on this machine. */
const FRONTS = ['127.0.0.0/8'];

/** A temporary folder. */
export const scratch = (): Promise<string> => mkdtemp(join(tmpdir(), 'paddock-bench-'));

/** A file's entry in `build.json`. */
export const describeFile = (bytes: Buffer): BuildFile => ({
  integrity: integrityOf(bytes),
  size: bytes.length,
});

/**
 * Publishes the monolith as a release with only a shell, so that the edge serves and preloads it.
 */
const publishMonolith = async (monolith: MonolithBuild, data: string): Promise<void> => {
  const shell = await readBuild('shell');
  const names = (await readdir(monolith.folder)).filter((name) => name !== 'index.html');
  const contents = new Map<string, Buffer>();
  for (const name of names) contents.set(name, await readFile(join(monolith.folder, name)));
  const hash = createHash('sha256').update([...contents.values()].map((bytes) => describeFile(bytes).integrity).join());
  const buildId = `1.0.0-${hash.digest('hex').slice(0, 12)}`;

  const [entry = ''] = monolith.initial.filter((name) => name.endsWith('.js'));
  const code = contents.get(entry)?.toString() ?? '';
  const moved = code.replace('.p="/"', `.p="/builds/shell/${buildId}/"`);
  if (moved === code) throw new Error(`${entry} of the monolith sets no public path`);
  contents.set(entry, Buffer.from(moved));

  // It uses links of remotes, which are part of it.
  const { uses: _, ...provided } = shell;
  const build: Build = {
    ...provided,
    buildId,
    entry,
    initial: {
      js: monolith.initial.filter((name) => name.endsWith('.js') && name !== entry),
      css: monolith.initial.filter((name) => name.endsWith('.css')),
    },
    messages: { de: monolith.apps.shell?.messages.de ?? [] },
    claims: {
      ...shell.claims,
      routes: Object.values(monolith.apps).flatMap(({ routes, messages }) =>
        routes.map((route) => ({ ...route, files: [...new Set([...route.files, ...(messages.de ?? [])])] })),
      ),
    },
    files: Object.fromEntries([...contents].map(([name, bytes]) => [name, describeFile(bytes)])),
  };
  const dist = join(data, 'monolith');
  await mkdir(dist, { recursive: true });
  for (const [name, bytes] of contents) await writeFile(join(dist, name), bytes);
  await writeFile(join(dist, 'build.json'), JSON.stringify(build, null, 2));

  const store = openFileStore(data);
  await initStore(store, store.keys);
  const key = readSigningKey(await readFile(join(data, 'keys/operator.key'), 'utf8'));
  const actor = { key, who: 'bench', now: () => new Date() };
  await publishBuild(store, actor, dist);
  await promote(store, actor, {
    channel: 'production',
    targets: [{ name: 'shell', buildId }],
    reason: 'the monolith',
  });
};

/** An edge in front of an existing release store and API. */
export const openEdge = async (
  data: string,
  apiOrigin: string,
  { renders = false } = {},
): Promise<{ origin: string; stop(): Promise<void> }> => {
  const edge = await createEdge({
    reader: storeReader(openFileStore(data), 'production'),
    memory: fileMemory(join(memoryBeside(data), 'production.json')),
    apiOrigin,
    hosts: [],
    trustedProxies: FRONTS,
    renders,
    now: Date.now,
    log: () => {},
  });
  const { port } = await edge.start(0);
  return { origin: `http://127.0.0.1:${port}`, stop: () => edge.stop() };
};

/** Removes the integrity attributes: the monolith loads its own chunks without them. */
const withoutIntegrity: NonNullable<FrontOptions['rewrite']> = (html, headers) => {
  for (const name of ['content-security-policy', 'integrity-policy', 'reporting-endpoints']) delete headers[name];
  return html.replaceAll(/ integrity="[^"]*" crossorigin="anonymous"/g, '');
};

/**
 * The compared variants: the product; the monolith as an ordinary static site; the monolith behind
 * the same edge with the same preloads.
 */
export const VARIANTS = ['federated', 'static', 'preloaded'] as const;
export type Variant = (typeof VARIANTS)[number];

/** The server at the other end of a line. */
export type Behind = Pick<FrontOptions, 'origin' | 'intercept' | 'rewrite'>;

export interface Sites {
  product: Product;
  /** The address of a variant over a line. */
  at(variant: Variant, speed: LineSpeed): Promise<string>;
  /** The address of another server over a line, until `stop`. */
  behind(what: Behind, speed: LineSpeed): Promise<string>;
  stop(): Promise<void>;
}

/** Serves all variants from the builds in `dist/`, with one API behind them. */
export const openSites = async (monolith: MonolithBuild, certificate: Certificate): Promise<Sites> => {
  const data = await scratch();
  const [federatedData, monolithData] = [join(data, 'federated'), join(data, 'monolith')];
  await publishAll(federatedData);
  await publishMonolith(monolith, monolithData);
  const product = await startProduct({
    data: federatedData,
    trustedProxies: FRONTS,
    // The monoliths have no page before their scripts either. `paint` has an edge that renders.
    renders: false,
  });
  const apiOrigin = product.apiUrl.replace(/\/$/, '');
  const monolithEdge = await openEdge(monolithData, apiOrigin);
  const intercept = await staticSite(monolith.folder);
  const variants: Record<Variant, Behind> = {
    federated: { origin: product.url },
    static: { origin: apiOrigin, intercept },
    preloaded: { origin: monolithEdge.origin, rewrite: withoutIntegrity },
  };
  const open: Front[] = [];
  const known = new Map<string, Promise<string>>();
  const behind = async (what: Behind, speed: LineSpeed): Promise<string> => {
    const front = await openFront({ certificate, speed, ...what });
    open.push(front);
    return front.url;
  };
  return {
    product,
    behind,
    at(variant, speed) {
      const key = JSON.stringify([variant, speed]);
      const url = known.get(key) ?? behind(variants[variant], speed);
      known.set(key, url);
      return url;
    },
    async stop() {
      for (const front of open) await front.stop();
      await monolithEdge.stop();
      await product.stop();
      await rm(data, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};
