import { isAbsolute } from 'node:path';
import { LAYER_ORDER } from '@paddock/release/record';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import type { App } from './apps/app.ts';
import { placeOf } from './apps/packages.ts';
import { fileCache, ToolsByVersionPlugin } from './cache.ts';
import { AriaLanguagesPlugin } from './code/aria-languages.plugin.ts';
import { codeRules, type Mode } from './code/code-rules.ts';
import { SameFromCachePlugin } from './code/same-from-cache.plugin.ts';
import { StableIdsPlugin } from './code/stable-ids.plugin.ts';
import { isStartUpCode } from './federation/index.ts';
import { FEDERATION_SOURCE } from './record/placeholder.ts';
import { styleRules } from './styles/style-rules.ts';

export interface ConfigurationParts {
  target: 'shell' | 'remote' | 'monolith';
  mode: Mode;
  /** Whether edits are applied to the open page. */
  hot: boolean;
  remotes: readonly string[];
}

const minimizers = () => [
  new MinimizerPlugin({
    minify: MinimizerPlugin.swcMinify,
    minimizerOptions: { ecma: 2022, compress: { passes: 2 }, mangle: true, format: { comments: false } },
    extractComments: false,
    parallel: false,
  }),
  new MinimizerPlugin({ test: /\.css$/, minify: MinimizerPlugin.lightningCssMinify, parallel: false }),
];

interface SourceInfo {
  absoluteResourcePath: string;
  hash: string;
}

/**
 * The name of a source in source maps. It is relative to its package, so that it is the same in
 * every checkout.
 */
const sourceName = ({ absoluteResourcePath: path }: SourceInfo): string =>
  isStartUpCode(path) ? FEDERATION_SOURCE : `paddock:///${isAbsolute(path) ? placeOf(path) : path}`;

/**
 * Whether file names contain a hash. The folder of a build is immutable and named by its hash, so
 * its files need none. The monolith always has the same folder.
 */
const isHashed = ({ target, mode }: ConfigurationParts): boolean => target === 'monolith' && mode === 'production';

const fileNames = (parts: ConfigurationParts, ending: string) => {
  const hash = isHashed(parts) ? '.[contenthash:8]' : '';
  return { filename: `[name]${hash}.${ending}`, chunkFilename: `[id]${hash}.${ending}` };
};

/** For builds that are repeated on each edit: source maps are made per module, not per file. */
export const HOT: Configuration = {
  devtool: 'eval-cheap-module-source-map',
  stats: { preset: 'none', errors: true, warnings: true },
};

/**
 * Adds a comment that makes V8 compile the whole file while it streams, off the main thread,
 * instead of lazily. Pages are split so finely that most functions of a file run at once. It is
 * added after the minifier, which removes comments.
 */
const compiledAsAWhole = () =>
  new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /\.js$/,
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });

/** The configuration that the builds of shell, remotes and monolith share. */
export const commonConfiguration = (app: App, parts: ConfigurationParts): Configuration => ({
  name: app.name,
  mode: parts.mode,
  context: app.dir,
  target: ['web', 'es2022'],
  devtool: 'hidden-source-map',
  cache: fileCache(app, parts.target, parts.mode),
  output: {
    ...fileNames(parts, 'js'),
    assetModuleFilename: '[name].[contenthash:8][ext]',
    crossOriginLoading: 'anonymous',
    strictModuleExceptionHandling: true,
    devtoolModuleFilenameTemplate: sourceName,
    devtoolFallbackModuleFilenameTemplate: (info: SourceInfo) => `${sourceName(info)}?${info.hash}`,
    hashFunction: 'xxhash64',
  },
  resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'] },
  module: {
    strictExportPresence: true,
    rules: [
      ...codeRules(parts.hot),
      ...styleRules(parts.remotes),
      { test: /\.(svg|png|webp|avif|woff2)$/, type: 'asset/resource' },
    ],
  },
  optimization: {
    // Code that does not compile is reported but not sent, so the page keeps its current code.
    ...(parts.hot ? { emitOnErrors: false } : {}),
    // In production StableIdsPlugin assigns the ids.
    ...(parts.mode === 'production' ? { moduleIds: false, chunkIds: false } : {}),
    runtimeChunk: false,
    realContentHash: isHashed(parts),
    minimizer: minimizers(),
  },
  plugins: [
    new ToolsByVersionPlugin(),
    new AriaLanguagesPlugin(Object.keys(app.messages)),
    ...(parts.mode === 'production' ? [new SameFromCachePlugin(), new StableIdsPlugin(), compiledAsAWhole()] : []),
    new MiniCssExtractPlugin({
      // Cascade layers and CSS modules make the order of the files irrelevant.
      ignoreOrder: true,
      ...fileNames(parts, 'css'),
    }),
    new webpack.BannerPlugin({ banner: LAYER_ORDER, raw: true, test: /\.css$/ }),
  ],
  performance: false,
  stats: 'none',
  infrastructureLogging: { level: 'error' },
});
