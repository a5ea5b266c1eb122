import { ModuleFederationPlugin } from '@module-federation/enhanced';
import type { Configuration } from 'webpack';
import { type App, readApp } from './apps/app.ts';
import type { Mode } from './code/code-rules.ts';
import { FederationVersionPlugin } from './code/federation-version.plugin.ts';
import { INSERT_STYLE, LoaderPlugin } from './code/loader.plugin.ts';
import { commonConfiguration } from './configuration.ts';
import { containerOf } from './record/placeholder.ts';
import { OneRuntimePlugin } from './runtime/one-runtime.plugin.ts';
import { CheckImportsPlugin } from './shares/check-imports.plugin.ts';
import { listShares, type Share } from './shares/shares.ts';

/** The name of the exposed module's chunk group. */
export const EXPOSE_CHUNK = 'remote';

/** What a remote wants of the shell, by exact name: none of it is ever bundled or offered to others. */
const wantedShares = (shares: Share[]) =>
  Object.fromEntries(
    shares.map(({ key, version }) => [
      key,
      { import: false as const, singleton: true, requiredVersion: `^${version}`, strictVersion: false },
    ]),
  );

export const remoteConfiguration = (app: App, mode: Mode): Configuration => {
  const common = commonConfiguration(app, { target: 'remote', mode, remotes: [app.name], insertStyle: INSERT_STYLE });
  const shares = listShares(app);
  const container = containerOf(app.name);
  return {
    ...common,
    entry: {},
    output: { ...common.output, publicPath: 'auto', uniqueName: container },
    plugins: [
      ...(common.plugins ?? []),
      new LoaderPlugin(),
      new OneRuntimePlugin('remote'),
      new FederationVersionPlugin(app.version),
      new CheckImportsPlugin(app, shares),
      new ModuleFederationPlugin({
        name: container,
        filename: 'entry.js',
        library: { type: 'var', name: container },
        exposes: { './remote': { import: './src/remote.ts', name: EXPOSE_CHUNK } },
        remotes: {},
        shared: wantedShares(shares),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        virtualRuntimeEntry: true,
        experiments: { optimization: { target: 'web', disableRemote: true } },
      }),
    ],
  };
};

/** webpack's configuration for the remote in `appDir`. */
export const defineRemote = async (appDir: string, options: { mode: Mode }): Promise<Configuration> =>
  remoteConfiguration(await readApp(appDir), options.mode);
