import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { CssExtractRspackPlugin, rspack } from '@rspack/core';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import webpack from 'webpack';
import { LoaderPlugin } from './index.ts';

const resolveLoader = (name: string) => new URL(import.meta.resolve(name)).pathname;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'paddock-loader-plugin-'));
  await writeFile(join(folder, 'index.js'), 'globalThis.late = () => import("./late.js");');
  await writeFile(join(folder, 'late.js'), 'import "./late.css"; export default "late";');
  await writeFile(join(folder, 'late.css'), '.late { color: red }');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const common = (name: string) => ({
  mode: 'production' as const,
  context: folder,
  entry: './index.js',
  devtool: false as const,
  output: { path: join(folder, name), publicPath: '/builds/', chunkFilename: 'late.js' },
});
const rules = (loader: string) => [
  { test: /\.css$/, type: 'javascript/auto' as const, use: [loader, resolveLoader('css-loader')] },
];

/** Each builder, with LoaderPlugin before the plugin for styles. */
const BUILDERS = {
  webpack: (name: string) =>
    webpack({
      ...common(name),
      module: { rules: rules(MiniCssExtractPlugin.loader) },
      plugins: [new LoaderPlugin(), new MiniCssExtractPlugin({ chunkFilename: 'late.css' })],
    }),
  Rspack: (name: string) =>
    rspack({
      ...common(name),
      module: { rules: rules(CssExtractRspackPlugin.loader) },
      plugins: [new LoaderPlugin(), new CssExtractRspackPlugin({ chunkFilename: 'late.css' })],
    }),
};

const finish = (compiler: { run(done: (error: Error | null, stats?: { hasErrors(): boolean }) => void): void }) =>
  new Promise<void>((done, fail) => {
    compiler.run((error, stats) => (error || stats?.hasErrors() ? fail(error ?? new Error(String(stats))) : done()));
  });

/** Runs the build in a separate page, whose loader records what it was asked for. */
const openPage = async (name: string) => {
  const asked: string[] = [];
  const failing = new Set<string>();
  const tag = () => ({ setAttribute() {}, getAttribute: () => null });
  const page = createContext({
    document: {
      getElementsByTagName: () => [],
      createElement: tag,
      head: { appendChild: () => asked.push('past the loader') },
    },
    console,
  });
  runInContext('self = window = globalThis', page);
  const run = async (file: string) => runInContext(await readFile(join(folder, name, file), 'utf8'), page);
  page.__paddock__ = {
    script: async (url: string) => {
      asked.push(url);
      if (failing.has(url)) throw Object.assign(new Error('failed'), { kind: 'http' });
      await run(url.replace('/builds/', ''));
    },
    style: (link: { href: string; onload(event: object): void }) => {
      asked.push(link.href);
      link.onload({ type: 'load', target: link });
    },
  };
  await run('main.js');
  return { asked, failing, late: page.late as () => Promise<{ default: string }> };
};

describe.each(Object.entries(BUILDERS))('a build of %s', (name, builder) => {
  beforeAll(() => finish(builder(name)));

  test('[PLUGIN-1] [PLUGIN-2] asks the loader for a chunk and its styles when they are needed', async () => {
    const { asked, late } = await openPage(name);
    expect(asked).toEqual([]);
    expect((await late()).default).toBe('late');
    expect(asked.sort()).toEqual(['/builds/late.css', '/builds/late.js']);
  });

  test('[PLUGIN-3] asks once for two, and again after a failure, which is named', async () => {
    const { asked, failing, late } = await openPage(name);
    failing.add('/builds/late.js');
    const both = await Promise.allSettled([late(), late()]);
    expect(both.map((each) => String((each as PromiseRejectedResult).reason))).toEqual([
      expect.stringContaining('http: /builds/late.js'),
      expect.stringContaining('http: /builds/late.js'),
    ]);
    expect(asked.filter((url) => url.endsWith('.js'))).toHaveLength(1);
    failing.clear();
    expect((await late()).default).toBe('late');
  });
});

test('[PLUGIN-4] with Rspack a place after the plugin for styles is refused', () => {
  expect(() => rspack({ ...common('after'), plugins: [new CssExtractRspackPlugin(), new LoaderPlugin()] })).toThrow(
    'must come before CssExtractRspackPlugin',
  );
});
