import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { LoaderPlugin } from '@paddock/loader-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration } from 'webpack';

/**
 * Module Federation as its documentation has it. Of Paddock it has one plugin: chunks come when
 * they are needed.
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
      // The shell's own: this build has no second React.
      shared: { react: { singleton: true }, 'react-router': { singleton: true } },
      dts: false,
    }),
  ],
} satisfies Configuration;
