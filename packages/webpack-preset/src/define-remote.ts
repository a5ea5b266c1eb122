import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { type App, readApp } from './apps/app.ts';
import type { Mode } from './code/code-rules.ts';
import { INSERT_STYLE, LoaderPlugin } from './code/loader.plugin.ts';
import { commonConfiguration, HOT } from './configuration.ts';
import { ClaimsReadOncePlugin } from './development/claims-read-once.plugin.ts';
import { refreshOfPage } from './development/refresh.ts';
import { sourcesUrl } from './development/source-build.ts';
import { federateRemote } from './federation/index.ts';
import { ENTRY } from './record/describe-build.ts';
import { containerOf } from './record/placeholder.ts';
import { CheckImportsPlugin } from './shares/check-imports.plugin.ts';
import { listShares } from './shares/shares.ts';

/** The name of the exposed module's chunk group. */
export const EXPOSE_CHUNK = 'remote';

/**
 * A chunk finds the chunk array of its build on its own tag, where the page's loader put it: no text but the entry's has the name of a
 * build, so that what a build did not change is the same file as before (DECISIONS.md D-26).
 */
const ARRAY_ON_TAG = { globalObject: 'document.currentScript', chunkLoadingGlobal: 'chunks' };

/** A remote as a container. `hot`: it runs from its sources, and loads its chunks itself; else the page's loader does. */
const container = (app: App, mode: Mode, hot: boolean): Configuration => {
  const insertStyle = hot ? {} : { insertStyle: INSERT_STYLE };
  const common = commonConfiguration(app, { target: 'remote', mode, hot, remotes: [app.name], ...insertStyle });
  const shares = listShares(app);
  const name = containerOf(app.name);
  return {
    ...common,
    entry: {},
    output: { ...common.output, publicPath: 'auto', uniqueName: name, ...(hot ? {} : ARRAY_ON_TAG) },
    plugins: [
      ...(common.plugins ?? []),
      ...(hot ? [] : [new LoaderPlugin()]),
      new CheckImportsPlugin(app, shares),
      ...federateRemote(name, { filename: ENTRY.remote, module: './src/remote.ts', chunk: EXPOSE_CHUNK, shares }),
    ],
  };
};

export const remoteConfiguration = (app: App, mode: Mode): Configuration => container(app, mode, false);

const JSX_DEV_RUNTIME = join(import.meta.dirname, 'development/jsx-dev-runtime.js');

/** A remote that runs from its sources, served under {@link sourcesUrl}. */
export const hotRemoteConfiguration = (app: App): Configuration => {
  const { output, plugins = [], ...rest } = container(app, 'development', true);
  return {
    ...rest,
    ...HOT,
    // What does not compile is told and not sent: the page goes on with what it has, and takes what mends it.
    optimization: { ...rest.optimization, emitOnErrors: false },
    // What an edit does not touch is neither resolved nor generated again.
    experiments: { cacheUnaffected: true },
    resolve: { ...rest.resolve, alias: { 'react/jsx-dev-runtime$': JSX_DEV_RUNTIME } },
    module: { ...rest.module, unsafeCache: true },
    output: { ...output, publicPath: sourcesUrl(app.name), pathinfo: false },
    plugins: [...plugins, ...refreshOfPage(), new ClaimsReadOncePlugin(app)],
  };
};

/** webpack's configuration for the remote in `appDir`. */
export const defineRemote = async (appDir: string, options: { mode: Mode }): Promise<Configuration> =>
  remoteConfiguration(await readApp(appDir), options.mode);
