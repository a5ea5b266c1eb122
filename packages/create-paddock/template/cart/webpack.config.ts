import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { LoaderPlugin } from '@paddock/loader-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration } from 'webpack';

/**
 * Plain Module Federation, as documented. Its only plugin from Paddock is LoaderPlugin: the page's
 * loader loads the chunks.
 */
export default {
  mode: 'production',
  entry: {},
  devtool: false,
  stats: 'errors-warnings',
  infrastructureLogging: { level: 'error' },
  output: { publicPath: 'auto', clean: true },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'swc-loader',
        options: {
          jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
        },
      },
      { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
    ],
  },
  plugins: [
    new LoaderPlugin(),
    new MiniCssExtractPlugin(),
    new ModuleFederationPlugin({
      name: 'cart',
      filename: 'remoteEntry.js',
      exposes: { './Cart': './src/cart.tsx' },
      // The shell's copies: this build has no second React.
      shared: { react: { singleton: true }, 'react-router': { singleton: true } },
      dts: false,
    }),
  ],
} satisfies Configuration;
