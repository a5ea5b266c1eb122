import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import webpack, { type Compiler, type MultiCompiler } from 'webpack';
import WebpackDevServer, { type Configuration as ServerConfiguration } from 'webpack-dev-server';
import { readApp } from '../apps/app.ts';
import { defineMonolith } from '../define-monolith.ts';
import { hotRemoteConfiguration } from '../define-remote.ts';
import { refresh } from './refresh.ts';

export interface DevServerOptions {
  /** Where `/api` is answered: `http://127.0.0.1:4001`. */
  apiOrigin: string;
  /** A free one if absent. */
  port?: number;
}

export interface RemoteServerOptions {
  /** Answers whatever is no file of these remotes: pages, the builds that are published, the API. */
  answer: (request: IncomingMessage, response: ServerResponse) => void;
  /** A free one if absent. */
  port?: number;
}

export interface DevServer {
  url: string;
  stop(): Promise<void>;
}

const listen = async (
  compiler: Compiler | MultiCompiler | null,
  port: number,
  configuration: ServerConfiguration,
): Promise<DevServer> => {
  if (!compiler) throw new Error('webpack made no compiler');
  const server = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port,
      hot: true,
      static: false,
      compress: false,
      client: { logging: 'warn', overlay: { errors: true, warnings: true, runtimeErrors: false } },
      ...configuration,
    },
    compiler,
  );
  await server.start();
  const address = server.server?.address() as AddressInfo;
  return { url: `http://127.0.0.1:${address.port}/`, stop: () => server.stop() };
};

/**
 * Serves the shell with the given remotes, all from their sources, exchanging what is edited in the open page. It is the monolith in
 * development mode: for work on the shell and the platform. A build that fails is shown in the page and in the terminal; the server goes on.
 * Rejects when the port is taken.
 */
export const startDevServer = async (
  shellDir: string,
  remoteDirs: readonly string[],
  { apiOrigin, port = 0 }: DevServerOptions,
): Promise<DevServer> => {
  const configuration = await defineMonolith(shellDir, remoteDirs, { mode: 'development', hot: true });
  const compiler = webpack({ ...configuration, plugins: [...(configuration.plugins ?? []), refresh()] });
  return listen(compiler, port, {
    // A path with a dot in it is a page too: `/race/4.2`. Files have been answered before this.
    historyApiFallback: { disableDotRule: true },
    proxy: [{ context: ['/api'], target: apiOrigin }],
  });
};

/**
 * Serves remotes from their sources for a page whose shell is a build in development mode, which loads them by the boundary as it loads any build
 * (`sourceBuild`); what is edited is exchanged in the open page. Rejects when the port is taken.
 */
export const startRemoteServer = async (
  remoteDirs: readonly string[],
  { answer, port = 0 }: RemoteServerOptions,
): Promise<DevServer> => {
  const apps = await Promise.all(remoteDirs.map(readApp));
  return listen(webpack(apps.map(hotRemoteConfiguration)), port, {
    setupMiddlewares: (middlewares) => [...middlewares, { name: 'product', middleware: answer }],
  });
};
