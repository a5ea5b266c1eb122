import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Build } from '../record.ts';
import { integrityOf } from '../trust/published-build.ts';

/** The entry of a remote whose module fulfils all its claims. */
export const entryOf = ({ container, claims }: Pick<Build, 'container' | 'claims'>): string => {
  const named = (names: string[] = []) => `{ ${names.map((each) => `'${each}': () => null`).join(', ')} }`;
  return `var ${container} = {
  init() {},
  get: async () => () => ({ default: {
    routes: ${JSON.stringify(claims.routes.map(({ path }) => ({ path })))},
    panels: ${named(claims.panels)}, modals: ${named(claims.modals)}, slots: ${named(claims.slots)},
    takes: ${named(claims.messages)},
    messages: { de: async () => ({ default: {} }), en: async () => ({ default: {} }) },
  } }),
};`;
};

/**
 * A small, complete build of `name` that runs. Equal content gives an equal id; `change` edits
 * build.json.
 */
export const makeBuild = (
  name: string,
  content: string,
  change: Partial<Build> = {},
  makeEntry = entryOf,
): { build: Build; files: Map<string, Uint8Array> } => {
  const script = Buffer.from(`/* ${name} */ ${content}`);
  const style = Buffer.from(`@layer ${name} { p { color: red } }`);
  const hash = createHash('sha256').update(name).update(script).digest('hex').slice(0, 12);
  const version = change.version ?? '1.0.0';
  const isShell = name === 'shell';
  const route = name.replace('mf-', '');
  const build: Omit<Build, 'files'> = {
    schema: 1,
    name,
    buildId: `${version}-${hash}`,
    version,
    contract: isShell ? '1.2.0' : '^1.0.0',
    claims: {
      routes: isShell ? [] : [{ path: `/${route}/:id?`, files: ['js/page.js'], reads: [`/api/v1/${route}`] }],
      navigation: [],
      panels: [],
      modals: [],
      slots: [],
    },
    entry: 'entry.js',
    container: isShell ? '' : `${name.replaceAll('-', '_')}_${hash}`,
    initial: { js: ['js/page.js'], css: ['page.css'] },
    messages: {},
    locales: isShell ? ['de', 'en'] : [],
    shared: isShell ? { react: '19.3.1', 'react/': '19.3.1' } : { react: '^19.0.0' },
    bundled: [],
    ...change,
  };
  const files = new Map([
    ['entry.js', isShell ? script : Buffer.from(`/* ${name} ${content} */ ${makeEntry(build)}`)],
    ['js/page.js', script],
    ['page.css', style],
  ]);
  const listed = Object.fromEntries(
    [...files].map(([file, bytes]) => [file, { integrity: integrityOf(bytes), size: bytes.length }]),
  );
  return { build: { files: listed, ...build }, files };
};

/** Writes a build as the bundler would, and returns its folder. */
export const writeBuild = async (
  folder: string,
  name: string,
  content: string,
  change: Partial<Build> = {},
  makeEntry = entryOf,
): Promise<{ folder: string; build: Build }> => {
  const { build, files } = makeBuild(name, content, change, makeEntry);
  const dist = join(folder, `${name}-${build.buildId}`, 'dist');
  for (const [file, bytes] of [...files, ['build.json', Buffer.from(JSON.stringify(build))] as const]) {
    await mkdir(dirname(join(dist, file)), { recursive: true });
    await writeFile(join(dist, file), bytes);
  }
  return { folder: dist, build };
};
