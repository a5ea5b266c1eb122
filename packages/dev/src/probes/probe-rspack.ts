import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { integrityOf, runBuild } from '@paddock/release';
import type { Build } from '@paddock/release/record';
import { buildApp, defineRemote } from '@paddock/webpack-preset';
import { type Configuration, CssExtractRspackPlugin, type RspackPluginInstance, rspack } from '@rspack/core';
import { root } from '../root.ts';

/*
 * Builds a remote with Rspack, from the preset's own configuration, and prints a table of the parts
 * that work. webpack and Module Federation are sometimes incompatible (DECISIONS.md D-1); this
 * shows how far away the alternative is. Run `node packages/dev/src/probes/probe-rspack.ts`;
 * `probe-upgrade.ts` also runs it.
 */

const REMOTE = 'mf-streams';
const APP = join(root, REMOTE);

interface Finding {
  part: string;
  holds: boolean;
  what: string;
}

/** The parts of the preset's plugins that this probe reads. */
interface PresetPlugin extends RspackPluginInstance {
  options?: { filename: string; chunkFilename: string; ignoreOrder: boolean };
  container?: { filename: string; module: string; chunk: string; shares: { key: string; version: string }[] };
}

const preset = await defineRemote(APP, { mode: 'production' });
const plugins = (preset.plugins ?? []) as PresetPlugin[];
const nameOf = (plugin: PresetPlugin): string => plugin.constructor.name;
const find = (name: string): PresetPlugin => {
  const found = plugins.find((plugin) => nameOf(plugin) === name);
  if (!found) throw new Error(`The preset has no ${name} any more: look at this probe`);
  return found;
};

/** Plugins with a counterpart in Rspack, or independent of the bundler. All others are tried. */
const TWINS = ['LoaderPlugin', 'MiniCssExtractPlugin', 'PartsPlugin'];
/** Takes the page's runtime of Module Federation, as OneRuntimePlugin does for webpack. */
const oneRuntime = new rspack.ExternalsPlugin(
  'var',
  ({ request = '' }: { request?: string }, done: (error?: Error, external?: string) => void) =>
    /[\\/]webpack-bundler-runtime[\\/]dist[\\/]/.test(request) ? done(undefined, '__paddock_federation__') : done(),
);
/** The loader of mini-css-extract-plugin, by its path. */
const STYLE_LOADER = /[\\/]mini-css-extract-plugin[\\/]/;

const container = String(preset.output?.uniqueName);
const { filename = '', module = '', chunk = '', shares = [] } = find('PartsPlugin').container ?? {};
const rules = (preset.module?.rules ?? []).map((rule) =>
  typeof rule === 'object' && rule && Array.isArray(rule.use)
    ? {
        ...rule,
        type: 'javascript/auto',
        use: rule.use.map((each) => (STYLE_LOADER.test(String(each)) ? CssExtractRspackPlugin.loader : each)),
      }
    : rule,
);

/** The preset's configuration with Rspack's counterparts of webpack's plugins and minimizers. */
const configuration = (path: string, extra: readonly RspackPluginInstance[]): Configuration =>
  ({
    mode: 'production',
    context: APP,
    target: preset.target,
    devtool: false,
    entry: {},
    output: { ...preset.output, path, clean: true },
    resolve: preset.resolve,
    module: { rules },
    optimization: { runtimeChunk: false },
    infrastructureLogging: { level: 'error' },
    plugins: [
      find('LoaderPlugin'),
      ...extra,
      new CssExtractRspackPlugin(find('MiniCssExtractPlugin').options),
      new ModuleFederationPlugin({
        name: container,
        library: { type: 'var', name: container },
        filename,
        exposes: { './remote': { import: module, name: chunk } },
        shared: Object.fromEntries(
          shares.map(({ key, version }) => [key, { import: false, singleton: true, requiredVersion: `^${version}` }]),
        ),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
      }),
    ],
  }) as Configuration;

const folder = mkdtempSync(join(tmpdir(), 'paddock-rspack-'));
let builds = 0;

/** Builds the remote with Rspack. Returns its files. Throws Rspack's errors. */
const buildWith = async (extra: readonly RspackPluginInstance[]): Promise<Map<string, Buffer>> => {
  builds += 1;
  const path = join(folder, String(builds));
  await new Promise<void>((done, fail) => {
    rspack(configuration(path, extra)).run((error, stats) => {
      const said = error?.message ?? (stats?.hasErrors() ? stats.toString({ all: false, errors: true }) : null);
      if (said === null) done();
      else fail(new Error(said));
    });
  });
  return new Map(
    readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [relative(path, file), readFileSync(file)]),
  );
};

/** An error in one line. */
const inLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ').replaceAll(root, '').slice(0, 110);

const findings: Finding[] = [];
const look = async (part: string, work: () => Promise<string>): Promise<void> => {
  const finding = await work().then(
    (what) => ({ part, holds: true, what }),
    (error) => ({ part, holds: false, what: inLine(error) }),
  );
  findings.push(finding);
  console.log(`${finding.holds ? 'holds' : 'NO   '}  ${part.padEnd(24)}  ${finding.what}`);
};

const must = (is: boolean, otherwise: string): void => {
  if (!is) throw new Error(otherwise);
};
const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB gzip`;
const weigh = (files: ReadonlyMap<string, Uint8Array>): number =>
  [...files].reduce((sum, [file, bytes]) => sum + (/\.(js|css)$/.test(file) ? gzipSync(bytes).length : 0), 0);

/** Prints which parts of the preset work with Rspack, a line each. Resolves with whether all do. */
export async function probeRspack(): Promise<boolean> {
  try {
    console.log(`▸ ${REMOTE} with Rspack ${rspack.rspackVersion}`);
    const ours = await buildApp(APP, { mode: 'production', outDir: join(folder, 'webpack') });
    const dist = join(folder, 'webpack/dist');
    const oursFiles = new Map(Object.keys(ours.files).map((file) => [file, readFileSync(join(dist, file))]));
    let files = new Map<string, Buffer>();
    const textOf = (file: string): string => files.get(file)?.toString('utf8') ?? '';
    await look('the remote', async () => {
      files = await buildWith([]);
      return `${files.size} files, ${kB(weigh(files))}; with webpack ${oursFiles.size} files, ${kB(weigh(oursFiles))}`;
    });
    if (files.size === 0) return false;
    const entry = textOf(filename);
    const buildOf = (made: ReadonlyMap<string, Buffer>): Build => ({
      ...ours,
      container,
      entry: filename,
      files: Object.fromEntries(
        [...made].map(([file, bytes]) => [file, { integrity: integrityOf(bytes), size: bytes.length }]),
      ),
    });
    await look('the page’s loader', async () => {
      must(entry.includes('__paddock__.script(') && entry.includes('__paddock__.style('), 'the entry loads by itself');
      return 'scripts and styles';
    });
    await look('a chunk array on the tag', async () => {
      const bare = [...files.keys()].filter((file) => /\.js$/.test(file) && file !== filename);
      const wrong = bare.filter((file) => !textOf(file).includes('document.currentScript.chunks'));
      must(wrong.length === 0, `not in ${wrong.join(', ')}`);
      return `in ${bare.length} chunks`;
    });
    await look('one name in the entry', async () => {
      const wrong = [...files.keys()].filter((file) => file !== filename && textOf(file).includes(container));
      must(wrong.length === 0, `also in ${wrong.join(', ')}`);
      return 'a file that did not change stays the same';
    });
    await look('layers', async () => {
      const styles = [...files.keys()].filter((file) => file.endsWith('.css'));
      const wrong = styles.filter(
        (file) => !textOf(file).includes(`remote.${REMOTE}`) && !textOf(file).includes('kit'),
      );
      must(wrong.length === 0, `not in ${wrong.join(', ')}`);
      return `${styles.length} stylesheets`;
    });
    await look('the same bytes again', async () => {
      const again = await buildWith([]);
      const other = [...files].filter(([file, bytes]) => !again.get(file)?.equals(bytes)).map(([file]) => file);
      must(other.length === 0, `other in ${other.join(', ')}`);
      return 'from the same folder';
    });
    await look('it runs in a tab', async () => {
      await runBuild(buildOf(files), files);
      return 'its module gives what it claims';
    });
    await look('one runtime in the page', async () => {
      const small = await buildWith([oneRuntime]);
      const [with_, own, theirs] = [small, oursFiles, files].map((each) => gzipSync(each.get(filename) ?? '').length);
      must(
        small.get(filename)?.includes('__paddock_federation__') ?? false,
        `the entry brings its own, ${kB(theirs ?? 0)}; with webpack it has ${kB(own ?? 0)}`,
      );
      await runBuild(buildOf(small), small);
      return `the entry has ${kB(with_ ?? 0)}; with webpack ${kB(own ?? 0)}`;
    });
    for (const plugin of plugins.filter((each) => !TWINS.includes(nameOf(each))))
      await look(nameOf(plugin), async () => {
        await buildWith([plugin]);
        return 'builds; its effect was not checked';
      });
    return findings.every(({ holds }) => holds);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) await probeRspack();
