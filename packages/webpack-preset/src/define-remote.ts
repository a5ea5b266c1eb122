import { join } from 'node:path';
import { LoaderPlugin } from '@paddock/loader-plugin';
import type { Configuration } from 'webpack';
import { type App, readApp } from './apps/app.ts';
import type { Mode } from './code/code-rules.ts';
import { commonConfiguration, HOT } from './configuration.ts';
import { FreshClaimsPlugin } from './development/fresh-claims.plugin.ts';
import { hotTexts } from './development/hot-texts.ts';
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
 * A chunk finds the chunk array of its build on its own tag, where the page's loader put it. So
 * only the entry contains the name of the build, and an unchanged file has the same bytes in the
 * next build (DECISIONS.md D-26).
 */
const ARRAY_ON_TAG = { globalObject: 'document.currentScript', chunkLoadingGlobal: 'chunks' };

/**
 * A remote as a container. `hot`: it runs from its sources and loads its chunks without the page's
 * loader.
 */
const container = (app: App, mode: Mode, hot: boolean): Configuration => {
  const common = commonConfiguration(app, { target: 'remote', mode, hot, remotes: [app.name] });
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

/**
 * A remote that runs from its sources, served under {@link sourcesUrl}. `onRead`: see
 * {@link FreshClaimsPlugin}.
 */
export const hotRemoteConfiguration = (app: App, onRead: () => void): Configuration => {
  const { output, plugins = [], ...rest } = container(app, 'development', true);
  return {
    ...rest,
    ...HOT,
    // Modules that an edit does not affect are not rebuilt.
    experiments: { cacheUnaffected: true },
    resolve: { ...rest.resolve, alias: { 'react/jsx-dev-runtime$': JSX_DEV_RUNTIME } },
    module: { ...rest.module, rules: [...(rest.module?.rules ?? []), hotTexts(app)], unsafeCache: true },
    output: { ...output, publicPath: sourcesUrl(app.name), pathinfo: false },
    plugins: [...plugins, ...refreshOfPage(), new FreshClaimsPlugin(app, onRead)],
  };
};

/** webpack's configuration for the remote in `appDir`. */
export const defineRemote = async (appDir: string, options: { mode: Mode }): Promise<Configuration> =>
  remoteConfiguration(await readApp(appDir), options.mode);
