import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Build } from '../record.ts';
import { integrityOf } from '../trust/published-build.ts';

/** A small, whole build of `name`. Equal content gives an equal id; `change` edits build.json. */
export const makeBuild = (
  name: string,
  content: string,
  change: Partial<Build> = {},
): { build: Build; files: Map<string, Uint8Array> } => {
  const script = Buffer.from(`/* ${name} */ ${content}`);
  const style = Buffer.from(`@layer ${name} { p { color: red } }`);
  const hash = createHash('sha256').update(name).update(script).digest('hex').slice(0, 12);
  const version = change.version ?? '1.0.0';
  const isShell = name === 'shell';
  const route = name.replace('mf-', '');
  const build: Build = {
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
    files: Object.fromEntries(
      [['entry.js', script] as const, ['js/page.js', script] as const, ['page.css', style] as const].map(
        ([file, bytes]) => [file, { integrity: integrityOf(bytes), size: bytes.length }],
      ),
    ),
    ...change,
  };
  return {
    build,
    files: new Map([
      ['entry.js', script],
      ['js/page.js', script],
      ['page.css', style],
    ]),
  };
};

/** Writes a build as the bundler would, and returns its folder. */
export const writeBuild = async (
  folder: string,
  name: string,
  content: string,
  change: Partial<Build> = {},
): Promise<{ folder: string; build: Build }> => {
  const { build, files } = makeBuild(name, content, change);
  const dist = join(folder, `${name}-${build.buildId}`, 'dist');
  for (const [file, bytes] of [...files, ['build.json', Buffer.from(JSON.stringify(build))] as const]) {
    await mkdir(dirname(join(dist, file)), { recursive: true });
    await writeFile(join(dist, file), bytes);
  }
  return { folder: dist, build };
};
