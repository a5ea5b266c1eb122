import { gzipSync } from 'node:zlib';
import type { Compiler } from 'webpack';
import { readApp } from './apps/app.ts';
import { commonConfiguration } from './configuration.ts';
import { runWebpack } from './run-webpack.ts';

/** In bytes, each file compressed as by gzip -9. */
export interface Weight {
  script: number;
  style: number;
}

const LIBRARIES = /^(react|react-dom|react-router|i18next|react-i18next)(\/|$)/;

/** Weighs the files of the entry, and writes none. */
class WeighPlugin {
  readonly weight: Weight = { script: 0, style: 0 };

  apply(compiler: Compiler): void {
    compiler.hooks.shouldEmit.tap('WeighPlugin', ({ entrypoints, assets }) => {
      for (const file of entrypoints.get('main')?.getFiles() ?? []) {
        const kind = file.endsWith('.css') ? 'style' : 'script';
        this.weight[kind] += gzipSync(assets[file]?.buffer() ?? '', { level: 9 }).length;
      }
      return false;
    });
  }
}

/**
 * The weight of these modules in the app in `appDir`, built as in the product. Excludes the
 * libraries that every page has, and everything that the modules `import()`. The same sources give
 * the same weight. Throws {@link PresetError}.
 */
export const weigh = async (appDir: string, modules: readonly string[]): Promise<Weight> => {
  const app = await readApp(appDir);
  const common = commonConfiguration(app, { target: 'shell', mode: 'production', hot: false, remotes: [] });
  const entry = modules.map((name, at) => `export * as m${at} from ${JSON.stringify(name)};`).join('');
  const weighing = new WeighPlugin();
  await runWebpack({
    ...common,
    cache: false,
    devtool: false,
    entry: { main: `data:text/javascript,${encodeURIComponent(entry)}` },
    // As a library, so that no export is dropped as unused.
    output: { ...common.output, library: { type: 'commonjs' } },
    externals: [LIBRARIES],
    externalsType: 'commonjs',
    plugins: [...(common.plugins ?? []), weighing],
  });
  return weighing.weight;
};
