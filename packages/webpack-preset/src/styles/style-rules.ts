import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Plugin } from 'postcss';
import type { RuleSetRule } from 'webpack';
import { ownerOf, placeOf } from '../apps/packages.ts';
import { layerPlugin } from './layer.postcss.ts';
import { layerOf } from './layer.ts';

const MODULE = /\.module\.css$/;

/** A class name that shows its origin and is unique: `catalogue_product-card_title_1f3c9a`. */
const localIdent = ({ resourcePath }: { resourcePath: string }, _template: string, local: string): string => {
  const owner = basename(ownerOf(resourcePath)?.manifest.name ?? 'app');
  const stem = basename(resourcePath).replace(MODULE, '');
  const digest = createHash('sha256').update(placeOf(resourcePath)).digest('hex').slice(0, 6);
  return `${owner}_${stem}_${local}_${digest}`;
};

/**
 * Puts each stylesheet into the layer of its path. It is a plugin, since options as a function
 * would make the loader search for a config for each file.
 */
const byFile = (remotes: readonly string[]): Plugin => ({
  postcssPlugin: 'paddock-layer-by-file',
  prepare({ opts: { from: file = '' } }) {
    const layer = layerOf(file, remotes);
    return layerPlugin({ layer, confined: layer.startsWith('remote.'), module: MODULE.test(file) });
  },
});

const resolveLoader = (name: string): string => fileURLToPath(import.meta.resolve(name));

/**
 * Rules for stylesheets: layered, CSS modules by file name, extracted. `remotes`: the names of the
 * remotes in this build.
 */
export const styleRules = (remotes: readonly string[]): RuleSetRule[] => [
  {
    test: /\.css$/,
    sideEffects: true,
    use: [
      MiniCssExtractPlugin.loader,
      {
        loader: resolveLoader('css-loader'),
        options: {
          importLoaders: 1,
          modules: { auto: MODULE, getLocalIdent: localIdent, namedExport: false, exportLocalsConvention: 'as-is' },
        },
      },
      {
        loader: resolveLoader('postcss-loader'),
        options: {
          postcssOptions: { config: false, plugins: [byFile(remotes)] },
        },
      },
    ],
  },
];
