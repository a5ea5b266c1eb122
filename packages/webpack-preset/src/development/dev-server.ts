import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import webpack, { type Compiler, type MultiCompiler } from 'webpack';
import WebpackDevServer, { type Configuration as ServerConfiguration } from 'webpack-dev-server';
import { readApp } from '../apps/app.ts';
import { defineMonolith } from '../define-monolith.ts';
import { hotRemoteConfiguration } from '../define-remote.ts';
import { refresh } from './refresh.ts';
import { type BuildInMemory, sourceBuildOf } from './source-build.ts';

export interface DevServerOptions {
  /** The origin of the server of `/api`: `http://127.0.0.1:4001`. */
  apiOrigin: string;
  /** Default: a free port. */
  port?: number;
}

export interface RemoteServerOptions {
  /**
   * Answers all requests except those for files of these remotes: pages, published builds, the API.
   */
  answer: (request: IncomingMessage, response: ServerResponse) => void;
  /** Called when the claims of a remote have changed, with a build for the next release. */
  onClaims?: (build: BuildInMemory) => void;
  /** Default: a free port. */
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
  return {
    url: `http://127.0.0.1:${address.port}/`,
    async stop() {
      await server.stop();
      // The compiler writes its cache when idle, so wait: its folder may be removed after this.
      await promisify(compiler.close.bind(compiler))();
    },
  };
};

/**
 * Serves shell and remotes from their sources, as the monolith in development mode, and applies
 * edits to the open page. A build that fails is shown in the page and in the terminal, and the
 * server continues. Rejects if the port is taken.
 */
export const startDevServer = async (
  shellDir: string,
  remoteDirs: readonly string[],
  { apiOrigin, port = 0 }: DevServerOptions,
): Promise<DevServer> => {
  const configuration = await defineMonolith(shellDir, remoteDirs, { mode: 'development', hot: true });
  const compiler = webpack({ ...configuration, plugins: [...(configuration.plugins ?? []), refresh()] });
  return listen(compiler, port, {
    // A path with a dot may be a page, such as `/race/4.2`. Files are answered before this.
    historyApiFallback: { disableDotRule: true },
    proxy: [{ context: ['/api'], target: apiOrigin }],
  });
};

/**
 * Serves remotes from their sources to a shell that was built in development mode. The shell loads
 * them through the boundary (`sourceBuild`). Applies edits to the open page. Rejects if the port is
 * taken.
 */
export const startRemoteServer = async (
  remoteDirs: readonly string[],
  { answer, onClaims, port = 0 }: RemoteServerOptions,
): Promise<DevServer> => {
  const apps = await Promise.all(remoteDirs.map(readApp));
  const configurations = apps.map((app) => {
    let last = sourceBuildOf(app).build.buildId;
    return hotRemoteConfiguration(app, () => {
      const next = sourceBuildOf(app);
      if (next.build.buildId === last) return;
      last = next.build.buildId;
      onClaims?.(next);
    });
  });
  return listen(webpack(configurations), port, {
    setupMiddlewares: (middlewares) => [...middlewares, { name: 'product', middleware: answer }],
  });
};
