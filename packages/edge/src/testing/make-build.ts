import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { integrityOf } from '@paddock/release';
import type { Build, BuildRef, RouteClaim } from '@paddock/release/record';

export interface TestBuild {
  build: Build;
  ref: BuildRef;
  /** The reference in a tab's release, with the shorter digest. */
  tabRef: BuildRef;
  /** Files as in a store, with `build.json`, `publish.json` and packed files. */
  stored: Map<string, Uint8Array>;
}

const racing: RouteClaim[] = [
  { path: '/', files: ['home.js'], reads: ['/api/v1/races/next'] },
  {
    path: '/race/:id',
    files: ['race.js', 'race.css'],
    reads: ['/api/v1/races/:id', '/api/v1/races/:id/pools?day=:day'],
  },
];

/**
 * A small complete build. The same `content` gives the same id. `scripts` overrides the text of
 * files.
 */
export const makeBuild = (
  name: string,
  content = 'one',
  change: Partial<Build> = {},
  scripts: Record<string, string> = {},
): TestBuild => {
  const isShell = name === 'shell';
  const names = ['entry.js', 'initial.js', 'main.css', 'de.js', 'en.js', 'logo.svg', 'js/lazy.js'];
  if (!isShell) names.push('home.js', 'race.js', 'race.css');
  const text = (file: string) => scripts[file] ?? `/* ${name} ${file} ${content} */`.repeat(20);
  const files = new Map(names.map((file) => [file, Buffer.from(text(file))]));
  const hash = createHash('sha256').update(`${name} ${content}`).digest('hex').slice(0, 12);
  const build: Build = {
    schema: 1,
    name,
    buildId: `1.0.0-${hash}`,
    version: '1.0.0',
    contract: isShell ? '1.0.0' : '^1.0.0',
    claims: { routes: isShell ? [] : racing, navigation: [], panels: [], modals: [], slots: [] },
    entry: 'entry.js',
    container: isShell ? '' : `${name.replaceAll('-', '_')}_${hash}`,
    initial: { js: ['initial.js'], css: ['main.css'] },
    messages: { de: ['de.js'], en: ['en.js'] },
    locales: isShell ? ['de', 'en'] : [],
    shared: {},
    bundled: [],
    files: Object.fromEntries(
      [...files].map(([file, bytes]) => [file, { integrity: integrityOf(bytes), size: bytes.byteLength }]),
    ),
    ...change,
  };
  const manifest = JSON.stringify(build);
  const published = [...files, ['build.json', Buffer.from(manifest)] as const];
  const stored = new Map<string, Uint8Array>(published);
  for (const [file, bytes] of published) {
    stored.set(`${file}.br`, brotliCompressSync(bytes));
    stored.set(`${file}.gz`, gzipSync(bytes));
  }
  stored.set('publish.json', Buffer.from('{"who":"olga"}'));
  stored.set('entry.js.map', Buffer.from('{"sources":[]}'));
  const digest = `sha256-${createHash('sha256').update(manifest).digest('base64')}`;
  return {
    build,
    tabRef: { buildId: build.buildId, digest },
    ref: { buildId: build.buildId, digest: integrityOf(manifest) },
    stored,
  };
};
