import { join } from 'node:path';
import { LoaderPlugin } from '@paddock/loader-plugin';
import type { Configuration } from 'webpack';
import { type App, readApp } from './apps/app.ts';
import type { Mode } from './code/code-rules.ts';
import { commonConfiguration } from './configuration.ts';
import { federateShell } from './federation/index.ts';
import { containerOf } from './record/placeholder.ts';
import { listShares } from './shares/shares.ts';

/** Runs before React. It updates remotes that run from their sources. */
const REFRESH_HOOK = join(import.meta.dirname, 'development/refresh-hook.js');

export const shellConfiguration = (app: App, mode: Mode): Configuration => {
  const common = commonConfiguration(app, {
    target: 'shell',
    mode,
    hot: false,
    remotes: [],
  });
  const name = containerOf(app.name);
  const isDevelopment = mode === 'development';
  return {
    ...common,
    ...(isDevelopment ? { devtool: false } : {}),
    entry: { main: isDevelopment ? [REFRESH_HOOK, app.entry] : app.entry },
    output: { ...common.output, publicPath: 'auto', uniqueName: name },
    plugins: [...(common.plugins ?? []), new LoaderPlugin(), ...federateShell(name, listShares(app))],
  };
};

/** webpack's configuration for the shell in `appDir`. */
export const defineShell = async (appDir: string, options: { mode: Mode }): Promise<Configuration> =>
  shellConfiguration(await readApp(appDir), options.mode);
