import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { REMOTES } from '@paddock/dev';
import { type Build, matchClaim, type RouteClaim } from '@paddock/release/record';
import { buildMonolith, type MonolithBuild } from '@paddock/webpack-preset';
import { ROOT } from '../support/next-build.ts';
import { LANDINGS, type Landing } from './landings.ts';
import { bytesBySource, type SourceMap } from './source-map.ts';

/** Bytes on the wire, brotli as published. */
export interface Weight {
  js: number;
  css: number;
}

/** The bytes that one landing page loads before its data, federated and as a monolith. */
export interface RouteBytes {
  landing: Landing;
  federated: Weight;
  monolith: Weight;
  /** Minified bytes of the federated scripts, by source. */
  sources: Map<string, number>;
  /** Sources in both shell and remote, with the minified bytes of the second copy. */
  duplicates: [source: string, bytes: number][];
  /** Minified bytes that only federation needs: its runtime and the boundary. */
  runtime: number;
}

const OUT = join(ROOT, 'e2e/.cache/bench');
const folderOf = (app: string) => join(ROOT, app);

/**
 * Not counted as duplicates: each build's own runtime, and the API's operations and shapes, which
 * callers bundle (DECISIONS.md D-14).
 */
const EACH_ITS_OWN = /^paddock:\/\/\/(webpack\/|federation-runtime|@module-federation\/|@paddock\/api\/)/;
/** Smaller modules cost more to share than to duplicate. Minified bytes. */
const WORTH_SHARING = 500;
const FEDERATION =
  /^paddock:\/\/\/(@module-federation\/|@paddock\/(federation|release)\/|webpack\/runtime\/.*(sharing|federation|__paddock__)|federation-runtime)/;

const compress = promisify(brotliCompress);
const weighed = new Map<string, Promise<number>>();

const wireSize = (file: string): Promise<number> => {
  const known = weighed.get(file);
  if (known) return known;
  const size = readFile(file).then(async (bytes) => {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    return (await compress(bytes, { params })).length;
  });
  weighed.set(file, size);
  return size;
};

const weigh = async (folder: string, files: string[]): Promise<Weight> => {
  const weight: Weight = { js: 0, css: 0 };
  for (const file of files) {
    if (file.endsWith('.js')) weight.js += await wireSize(join(folder, file));
    if (file.endsWith('.css')) weight.css += await wireSize(join(folder, file));
  }
  return weight;
};

const add = (a: Weight, b: Weight): Weight => ({ js: a.js + b.js, css: a.css + b.css });

export const readBuild = async (app: string): Promise<Build> =>
  JSON.parse(await readFile(join(folderOf(app), 'dist/build.json'), 'utf8')) as Build;

/** Builds the monolith from the current sources (seconds with webpack's cache). */
export const makeMonolith = (outDir = OUT): Promise<MonolithBuild> =>
  buildMonolith(folderOf('shell'), REMOTES.map(folderOf), { mode: 'production', outDir });

const loadedFiles = (build: Build, claim: RouteClaim | null): string[] => [
  ...new Set([
    build.entry,
    ...build.initial.js,
    ...build.initial.css,
    ...(claim?.files ?? []),
    ...(build.messages.de ?? []),
  ]),
];

const claimOf = (routes: RouteClaim[], { path }: Landing): RouteClaim | null => matchClaim(routes, path)?.claim ?? null;

const sourcesOf = async (app: string, files: string[]): Promise<Map<string, number>> => {
  const bytes = new Map<string, number>();
  for (const file of files.filter((name) => name.endsWith('.js'))) {
    const map = await readFile(join(folderOf(app), 'maps', `${file}.map`), 'utf8').catch(() => null);
    if (map === null) continue; // Texts: a JSON chunk has no source map.
    const code = await readFile(join(folderOf(app), 'dist', file), 'utf8');
    for (const [source, size] of bytesBySource(code, JSON.parse(map) as SourceMap))
      bytes.set(source, (bytes.get(source) ?? 0) + size);
  }
  return bytes;
};

const total = (sources: Map<string, number>, wanted: RegExp): number =>
  [...sources].reduce((sum, [source, bytes]) => (wanted.test(source) ? sum + bytes : sum), 0);

/** The bytes of each landing page, from the builds in `dist/`. Deterministic. */
export const measureBytes = async (monolith: MonolithBuild): Promise<RouteBytes[]> => {
  const shell = await readBuild('shell');
  const shellFiles = loadedFiles(shell, null);
  const shellWeight = await weigh(join(folderOf('shell'), 'dist'), shellFiles);
  const shellSources = await sourcesOf('shell', shellFiles);
  const texts = (app: string) => monolith.apps[app]?.messages.de ?? [];
  const measured: RouteBytes[] = [];
  for (const landing of LANDINGS) {
    const build = await readBuild(landing.remote);
    const files = loadedFiles(build, claimOf(build.claims.routes, landing));
    const remoteSources = await sourcesOf(landing.remote, files);
    const page = claimOf(monolith.apps[landing.remote]?.routes ?? [], landing)?.files ?? [];
    const ofMonolith = [...new Set([...monolith.initial, ...texts('shell'), ...texts(landing.remote), ...page])];
    const sources = new Map(shellSources);
    for (const [source, bytes] of remoteSources) sources.set(source, (sources.get(source) ?? 0) + bytes);
    measured.push({
      landing,
      federated: add(shellWeight, await weigh(join(folderOf(landing.remote), 'dist'), files)),
      monolith: await weigh(monolith.folder, ofMonolith),
      sources,
      duplicates: [...remoteSources].filter(
        ([source, bytes]) => shellSources.has(source) && bytes >= WORTH_SHARING && !EACH_ITS_OWN.test(source),
      ),
      runtime: total(sources, FEDERATION),
    });
  }
  return measured;
};
