import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler, FileCacheOptions } from 'webpack';
import type { App } from './apps/app.ts';
import type { Mode } from './code/code-rules.ts';
import { listShares } from './shares/shares.ts';

const SOURCES = import.meta.dirname;
/** The versions of all that pnpm has installed: webpack, its loaders and their dependencies. */
const INSTALLED = join(SOURCES, '../../../node_modules/.pnpm/lock.yaml');

/** A hash of all that determines the output and is no module: this preset, its tools, the app's configuration. */
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
 * Without it webpack hashes its own code and every loader's, to know whether the cache is still valid: a second a build.
 * {@link cacheVersion} has their versions already.
 */
export class ToolsByVersionPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('ToolsByVersionPlugin', ({ compilation }) => compilation.buildDependencies.clear());
  }
}
