import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type WebpackPluginInstance } from 'webpack';

const RUNTIME = /(^|[\\/])react-refresh([\\/]runtime(\.js)?)?$/;

/** React Refresh for a build of its own page. */
export const refresh = (): WebpackPluginInstance => new ReactRefreshPlugin({ overlay: false });

/** React Refresh for a build that runs in the shell's page: it takes the runtime that the shell's React knows (`refresh-hook.js`). */
export const refreshOfPage = (): WebpackPluginInstance[] => [
  new webpack.ExternalsPlugin('global', ({ request = '' }, done) =>
    RUNTIME.test(request) ? done(undefined, '__paddock_refresh__') : done(),
  ),
  new ReactRefreshPlugin({ overlay: false, library: 'paddock' }),
];
