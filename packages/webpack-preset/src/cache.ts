import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Compiler, FileCacheOptions } from 'webpack';
import type { App } from './apps/app.ts';
import type { Mode } from './code/code-rules.ts';
import { listShares } from './shares/shares.ts';

const SOURCES = import.meta.dirname;
/**
 * Files that pnpm, npm and Yarn write when they install. They contain the versions of webpack, its
 * loaders and their dependencies.
 */
const INSTALLED = ['.pnpm/lock.yaml', '.package-lock.json', '.yarn-state.yml', '.yarn-integrity'];

/** The nearest such file above this preset; `null` if it was installed in another way. */
const findInstalled = (): string | null => {
  for (let dir = SOURCES; ; dir = dirname(dir)) {
    const found = INSTALLED.map((file) => join(dir, 'node_modules', file)).find(existsSync);
    if (found) return found;
    if (dir === dirname(dir)) return null;
  }
};

/**
 * A hash of everything besides modules that determines the output: this preset, its tools and the
 * app's configuration.
 */
const cacheVersion = (app: App, installed: string): string => {
  const hash = createHash('sha256');
  for (const file of readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).sort())
    if (/\.[jt]s$/.test(file)) hash.update(readFileSync(join(SOURCES, file)));
  hash.update(readFileSync(installed));
  hash.update(JSON.stringify([process.version, app, listShares(app)]));
  return hash.digest('hex');
};

/**
 * webpack's cache on disk, in the app's own `node_modules/.cache`. There is none if the versions of
 * the tools are unknown.
 */
export const fileCache = (app: App, target: string, mode: Mode): FileCacheOptions | false => {
  const installed = findInstalled();
  if (!installed) return false;
  return {
    type: 'filesystem',
    cacheDirectory: join(app.dir, 'node_modules/.cache/paddock'),
    name: `${target}-${mode}`,
    version: cacheVersion(app, installed),
    buildDependencies: { defaultWebpack: [] },
  };
};

/**
 * Stops webpack from hashing its own code and that of every loader to validate the cache, which
 * takes a second per build. {@link cacheVersion} already contains their versions.
 */
export class ToolsByVersionPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('ToolsByVersionPlugin', ({ compilation }) => compilation.buildDependencies.clear());
  }
}
