import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileUrl } from '@paddock/release/record';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack, { type Configuration, type RuleSetRule, type RuleSetUseItem } from 'webpack';
import type { App } from './apps/app.ts';
import { fileCache, ToolsByVersionPlugin } from './cache.ts';
import { codeRules, type Mode } from './code/code-rules.ts';
import { HASH_PLACEHOLDER } from './record/placeholder.ts';
import { resolveShare } from './shares/resolve-share.ts';
import { listShares } from './shares/shares.ts';
import { styleRules } from './styles/style-rules.ts';

/**
 * The file that renders pages at the edge: a classic script that defines one of
 * {@link EDGE_GLOBALS}.
 */
export const EDGE_FILE = 'edge.js';

/** A shell that renders pages at the edge has this file, which exports `render`. */
export const EDGE_MAIN = 'src/main.edge.tsx';

/** The globals that the scripts of shell and remote define. The renderer runs the shell's first. */
const EDGE_GLOBALS = { shell: 'paddockShell', remote: 'paddockRemote' } as const;

/** An empty list in the shell's sources. The build for the edge replaces it with all shares. */
const SHARES_MODULE = /[\\/]edge[\\/]edge-shares\.ts$/;

/** A package gives the edge other code than the browser by the condition `edge`. */
const RESOLVE = { extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'], conditionNames: ['edge', '...'] };

/** Removes comments but keeps names, since operators read the stacks of pages that throw. */
const withoutComments = () =>
  new MinimizerPlugin({
    minify: MinimizerPlugin.swcMinify,
    minimizerOptions: { ecma: 2022, compress: false, mangle: false, format: { comments: false } },
    extractComments: false,
    parallel: false,
  });

/** All shares behind getters, so that a page runs only the modules that it needs. */
const sharesSource = (app: App, mode: Mode): string => {
  const entries = listShares(app)
    .filter(({ facade }) => facade === undefined)
    .map(
      (share) => `get ${JSON.stringify(share.key)}() { return require(${JSON.stringify(resolveShare(share, mode))}); }`,
    );
  return `module.exports = { shares: {\n${entries.join(',\n')}\n} };\n`;
};

const writeShares = (app: App, mode: Mode): string => {
  const file = join(app.dir, 'node_modules/.cache/paddock/edge-shares.cjs');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, sharesSource(app, mode));
  return file;
};

/**
 * Class names as in the browser's build, but no stylesheets: the page links those of the browser's
 * build.
 */
const namesOfStyles = (remotes: readonly string[]): RuleSetRule[] =>
  styleRules(remotes).map((rule) => {
    const [css] = (rule.use as RuleSetUseItem[]).slice(1) as { loader: string; options: { modules: object } }[];
    if (!css) throw new Error('the rule of stylesheets has no css-loader');
    const modules = { ...css.options.modules, exportOnlyLocals: true };
    return { ...rule, use: [{ ...css, options: { ...css.options, importLoaders: 0, modules } }] };
  });

/** The variant of React's server rendering that needs neither Node nor a browser. */
const renderToText = (app: App): Record<string, string> => {
  const server = createRequire(join(app.dir, 'package.json')).resolve('react-dom/server');
  return { 'react-dom/server$': join(dirname(server), 'cjs/react-dom-server-legacy.browser.production.js') };
};

/**
 * The build of an app for rendering at the edge: one script without chunks. A remote takes the
 * shell's libraries from the shell's script. Names are not shortened, since no browser loads it.
 */
export const edgeConfiguration = (app: App, mode: Mode): Configuration => {
  const isShell = app.kind === 'shell';
  const shell = EDGE_GLOBALS.shell;
  const keys = new Set(listShares(app).map(({ key }) => key));
  return {
    name: `${app.name} (edge)`,
    mode,
    context: app.dir,
    target: ['web', 'es2022'],
    devtool: false,
    cache: fileCache(app, 'edge', mode),
    entry: { edge: isShell ? join(app.dir, EDGE_MAIN) : app.entry },
    output: {
      filename: EDGE_FILE,
      // Images have the addresses of the browser's build.
      publicPath: fileUrl(app.name, `${app.version}-${HASH_PLACEHOLDER}`, ''),
      assetModuleFilename: '[name].[contenthash:8][ext]',
      asyncChunks: false,
      chunkLoading: false,
      wasmLoading: false,
      library: { type: 'var', name: EDGE_GLOBALS[app.kind], ...(isShell ? {} : { export: 'default' }) },
      hashFunction: 'xxhash64',
    },
    ...(isShell
      ? { resolve: { ...RESOLVE, alias: renderToText(app) } }
      : {
          resolve: RESOLVE,
          externals: async ({ request = '' }) =>
            keys.has(request) ? `var ${shell}.shares[${JSON.stringify(request)}]` : false,
        }),
    module: {
      strictExportPresence: true,
      rules: [
        ...codeRules(false),
        ...namesOfStyles([app.name]),
        { test: /\.(svg|png|webp|avif|woff2)$/, type: 'asset/resource', generator: { emit: false } },
      ],
    },
    optimization: { minimizer: [withoutComments()], splitChunks: false, runtimeChunk: false },
    plugins: [
      new ToolsByVersionPlugin(),
      ...(isShell ? [new webpack.NormalModuleReplacementPlugin(SHARES_MODULE, writeShares(app, mode))] : []),
    ],
    performance: false,
    stats: 'none',
    infrastructureLogging: { level: 'error' },
  };
};
