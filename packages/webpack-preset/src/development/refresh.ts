import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type WebpackPluginInstance } from 'webpack';

const RUNTIME = /(^|[\\/])react-refresh([\\/]runtime(\.js)?)?$/;

/** React Refresh for a build that is a page by itself. */
export const refresh = (): WebpackPluginInstance => new ReactRefreshPlugin({ overlay: false });

/**
 * React Refresh for a build that runs in the shell's page. It uses the runtime of
 * `refresh-hook.js`, which the shell's React knows.
 */
export const refreshOfPage = (): WebpackPluginInstance[] => [
  new webpack.ExternalsPlugin('global', ({ request = '' }, done) =>
    RUNTIME.test(request) ? done(undefined, '__paddock_refresh__') : done(),
  ),
  new ReactRefreshPlugin({ overlay: false, library: 'paddock' }),
];
