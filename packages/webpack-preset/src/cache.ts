import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack from 'webpack';
import type { App } from './apps/app.ts';
import type { Mode } from './code/code-rules.ts';
import { listShares } from './shares/shares.ts';

const SOURCES = import.meta.dirname;

/** All that decides the output and that webpack does not see as a module: this preset, its tools, the app's own words. */
const cacheVersion = (app: App): string => {
  const hash = createHash('sha256');
  for (const file of readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).sort())
    if (file.endsWith('.ts')) hash.update(readFileSync(join(SOURCES, file)));
  hash.update(readFileSync(join(SOURCES, '../package.json')));
  hash.update(JSON.stringify([process.version, webpack.version, app, listShares(app)]));
  return hash.digest('hex');
};

/** webpack's cache on disk, in the app's own `node_modules/.cache`. */
export const fileCache = (app: App, target: string, mode: Mode): webpack.FileCacheOptions => ({
  type: 'filesystem',
  cacheDirectory: join(app.dir, 'node_modules/.cache/paddock'),
  name: `${target}-${mode}`,
  version: cacheVersion(app),
});
