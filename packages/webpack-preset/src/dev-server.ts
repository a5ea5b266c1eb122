import type { AddressInfo } from 'node:net';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { defineMonolith } from './define-monolith.ts';

export interface DevServerOptions {
  /** Where `/api` is answered: `http://127.0.0.1:4001`. */
  apiOrigin: string;
  /** A free one if absent. */
  port?: number;
}

export interface DevServer {
  url: string;
  stop(): Promise<void>;
}

/**
 * Serves the shell with the given remotes, exchanging what is edited in the open page. It is the monolith in development
 * mode: everything of the shell is there but the boundary, so what a remote does when it is published is seen in a release
 * only. A build that fails is shown in the page and in the terminal; the server goes on. Rejects when the port is taken.
 */
export const startDevServer = async (
  shellDir: string,
  remoteDirs: readonly string[],
  { apiOrigin, port }: DevServerOptions,
): Promise<DevServer> => {
  const configuration = await defineMonolith(shellDir, remoteDirs, { mode: 'development' });
  const refresh = new ReactRefreshPlugin({ overlay: false });
  const compiler = webpack({ ...configuration, plugins: [...(configuration.plugins ?? []), refresh] });
  if (!compiler) throw new Error('webpack made no compiler');
  const server = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port: port ?? 0,
      hot: true,
      static: false,
      // A path with a dot in it is a page too: `/race/4.2`. Files have been answered before this.
      historyApiFallback: { disableDotRule: true },
      proxy: [{ context: ['/api'], target: apiOrigin }],
      client: { logging: 'warn' },
    },
    compiler,
  );
  await server.start();
  const address = server.server?.address() as AddressInfo;
  return { url: `http://127.0.0.1:${address.port}/`, stop: () => server.stop() };
};
