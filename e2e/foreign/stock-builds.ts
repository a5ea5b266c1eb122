import { resolve } from 'node:path';
import { rspack } from '@rspack/core';
import webpack from 'webpack';
import { rspackConfig } from './fixture/rspack.config.ts';
import { webpackConfig } from './fixture/webpack.config.ts';

const CACHE = resolve(import.meta.dirname, '../.cache/foreign');

interface Stats {
  hasErrors(): boolean;
  toString(options: object): string;
}

/** Runs a compiler to its end. Rejects with its errors. */
const finish = (run: (done: (error: Error | null, stats?: Stats) => void) => unknown): Promise<void> =>
  new Promise((done, fail) => {
    run((error, stats) => {
      const said = error?.message ?? (stats?.hasErrors() ? stats.toString({ all: false, errors: true }) : null);
      if (said === null) done();
      else fail(new Error(said));
    });
  });

type Build = (version: string) => Promise<string>;

const webpackBuild =
  (isLoaded: boolean): Build =>
  async (version) => {
    const folder = `${CACHE}/webpack-${isLoaded ? 'loaded-' : ''}${version}`;
    await finish((done) => webpack(webpackConfig(version, folder, isLoaded), done));
    return folder;
  };

const rspackBuild =
  (isLoaded: boolean): Build =>
  async (version) => {
    const folder = `${CACHE}/rspack-${isLoaded ? 'loaded-' : ''}${version}`;
    await finish((done) => rspack(rspackConfig(version, folder, isLoaded), done));
    return folder;
  };

/** Builds a version of the stock remote with each builder. Returns the folder of the output. */
export const STOCK_BUILDERS = { webpack: webpackBuild(false), Rspack: rspackBuild(false) };

/** The same builds with the loader plugin, and nothing else of ours. */
export const BUILDERS_WITH_PLUGIN = { webpack: webpackBuild(true), Rspack: rspackBuild(true) };
