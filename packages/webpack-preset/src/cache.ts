import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler, FileCacheOptions } from 'webpack';
import type { App } from './apps/app.ts';
import type { Mode } from './code/code-rules.ts';
import { listShares } from './shares/shares.ts';

const SOURCES = import.meta.dirname;
/** What pnpm has installed: webpack, its loaders and all that they need, each by its version. */
const INSTALLED = join(SOURCES, '../../../node_modules/.pnpm/lock.yaml');

/** All that decides the output and that webpack does not see as a module: this preset, its tools, the app's own words. */
const cacheVersion = (app: App): string => {
  const hash = createHash('sha256');
  for (const file of readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).sort())
    if (file.endsWith('.ts')) hash.update(readFileSync(join(SOURCES, file)));
  hash.update(readFileSync(INSTALLED));
  hash.update(JSON.stringify([process.version, app, listShares(app)]));
  return hash.digest('hex');
};

/** webpack's cache on disk, in the app's own `node_modules/.cache`. */
export const fileCache = (app: App, target: string, mode: Mode): FileCacheOptions => ({
  type: 'filesystem',
  cacheDirectory: join(app.dir, 'node_modules/.cache/paddock'),
  name: `${target}-${mode}`,
  version: cacheVersion(app),
  buildDependencies: { defaultWebpack: [] },
});

/**
 * Else webpack follows the imports of itself and of each loader through all of `node_modules` and hashes what it finds, to know whether
 * its cache is still theirs: a second a build. {@link cacheVersion} has their versions.
 */
export class ToolsByVersionPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('ToolsByVersionPlugin', ({ compilation }) => compilation.buildDependencies.clear());
  }
}
