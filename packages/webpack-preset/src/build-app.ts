import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Build } from '@paddock/release/record';
import { type App, readApp } from './apps/app.ts';
import type { Mode } from './code/code-rules.ts';
import { EDGE_FILE, EDGE_MAIN, edgeConfiguration } from './define-edge.ts';
import { defineMonolith } from './define-monolith.ts';
import { EXPOSE_CHUNK, remoteConfiguration } from './define-remote.ts';
import { shellConfiguration } from './define-shell.ts';
import { BuildRecordPlugin } from './record/build-record.plugin.ts';
import { type MonolithRecord, MonolithRecordPlugin } from './record/monolith-record.plugin.ts';
import { runWebpack } from './run-webpack.ts';

export interface BuildOptions {
  mode: Mode;
  /** The folder for `dist/` and `maps/`. Default: the app's own. */
  outDir?: string;
}

const writeMaps = async (folder: string, maps: Map<string, Buffer>): Promise<void> => {
  await mkdir(folder, { recursive: true });
  for (const [name, bytes] of maps) {
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes);
  }
};

/** Whether an app needs a script for the edge. A shell also renders the pages of remotes. */
const rendersAtEdge = ({ kind, dir, claims }: App): boolean =>
  kind === 'shell' ? existsSync(join(dir, EDGE_MAIN)) : claims.routes.some(({ render }) => render === 'edge');

/**
 * The script that renders pages at the edge; `null` if the app has none, or in development mode,
 * whose builds are never rendered there.
 */
const buildForEdge = async (app: App, mode: Mode): Promise<Buffer | null> => {
  if (mode === 'development' || !rendersAtEdge(app)) return null;
  const configuration = edgeConfiguration(app, mode);
  const path = join(app.dir, 'node_modules/.cache/paddock/edge');
  await runWebpack({ ...configuration, output: { ...configuration.output, path } });
  return readFile(join(path, EDGE_FILE));
};

/**
 * Builds the app in a folder. Writes the published files and `build.json` to `dist/`, and the
 * source maps to `maps/`. Deletes an earlier `dist/` first. Throws a {@link PresetError} that names
 * the file and the fix.
 */
export const buildApp = async (appDir: string, { mode, outDir = appDir }: BuildOptions): Promise<Build> => {
  const app = await readApp(appDir);
  const dist = join(outDir, 'dist');
  const maps = join(outDir, 'maps');
  await Promise.all([dist, maps].map((folder) => rm(folder, { recursive: true, force: true })));
  const forEdge = await buildForEdge(app, mode);
  const record = new BuildRecordPlugin(app, app.kind === 'remote' ? EXPOSE_CHUNK : null, forEdge);
  const configuration = app.kind === 'remote' ? remoteConfiguration(app, mode) : shellConfiguration(app, mode);
  await runWebpack({
    ...configuration,
    output: { ...configuration.output, path: dist },
    plugins: [...(configuration.plugins ?? []), record],
  });
  if (!record.build) throw new Error(`${app.name}: webpack ended without a build`);
  await writeMaps(maps, record.maps);
  return record.build;
};

export interface MonolithBuild extends MonolithRecord {
  /** The folder with `index.html` and the files that it loads. */
  folder: string;
}

export interface MonolithOptions extends BuildOptions {
  /**
   * `apart`: webpack's runtime, which names all chunks, is a separate file. Default: it is in the
   * entry, which then changes with any chunk.
   */
  runtime?: 'apart';
}

/**
 * Builds shell and remotes as one (see {@link defineMonolith}) into `dist-monolith/` of `outDir`
 * (default: the shell's folder), and the source maps into `maps-monolith/`. Returns the files that
 * each page loads. Throws {@link PresetError}.
 */
export const buildMonolith = async (
  shellDir: string,
  remoteDirs: readonly string[],
  { mode, outDir = shellDir, runtime }: MonolithOptions,
): Promise<MonolithBuild> => {
  const folder = join(outDir, 'dist-monolith');
  const maps = join(outDir, 'maps-monolith');
  await rm(maps, { recursive: true, force: true });
  const configuration = await defineMonolith(shellDir, remoteDirs, { mode });
  const notes = new MonolithRecordPlugin(await Promise.all([shellDir, ...remoteDirs].map(readApp)));
  await runWebpack({
    ...configuration,
    output: { ...configuration.output, path: folder },
    ...(runtime && { optimization: { ...configuration.optimization, runtimeChunk: 'single' as const } }),
    plugins: [...(configuration.plugins ?? []), notes],
  });
  if (!notes.record) throw new Error('webpack ended without a monolith');
  await writeMaps(maps, notes.maps);
  return { ...notes.record, folder };
};
