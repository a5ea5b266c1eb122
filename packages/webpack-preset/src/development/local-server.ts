import { readFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { type App, readApp } from '../apps/app.ts';
import { fileCache } from '../cache.ts';
import { EXPOSE_CHUNK, remoteConfiguration } from '../define-remote.ts';
import { BuildRecordPlugin } from '../record/build-record.plugin.ts';
import type { DevServer } from './dev-server.ts';
import { FreshClaimsPlugin } from './fresh-claims.plugin.ts';

export interface LocalServerOptions {
  /** The origin whose pages may load these remotes: `https://paddock.example`. */
  site: string;
  port: number;
  /** Called when a source has changed, before the build. */
  onEdit?: () => void;
  /** Called after each build with the remote's name and webpack's errors. */
  onBuild: (name: string, errors: readonly string[]) => void;
}

const TYPES: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  woff2: 'font/woff2',
};

/** An ordinary build, readable and quick to repeat, without `eval`, which the page forbids. */
const localConfiguration = (app: App, record: BuildRecordPlugin): Configuration => {
  const { output, plugins = [], optimization, ...rest } = remoteConfiguration(app, 'production');
  return {
    ...rest,
    devtool: 'inline-cheap-module-source-map',
    cache: fileCache(app, 'local', 'production'),
    optimization: { ...optimization, minimize: false },
    output: { ...output, path: join(app.dir, '.cache/local') },
    plugins: [...plugins, new FreshClaimsPlugin(app), record],
  };
};

/** The files of the newest successful build of each remote, by name. */
type Newest = Map<string, ReadonlyMap<string, Uint8Array>>;

const watch = async (
  app: App,
  newest: Newest,
  { onEdit, onBuild }: LocalServerOptions,
): Promise<() => Promise<void>> => {
  const record = new BuildRecordPlugin(app, EXPOSE_CHUNK);
  const configuration = localConfiguration(app, record);
  const compiler = webpack(configuration);
  compiler.hooks.invalid.tap('startLocalServer', () => onEdit?.());
  const first = Promise.withResolvers<void>();
  const take = async (errors: readonly string[]): Promise<void> => {
    const { build } = record;
    if (errors.length === 0 && build) {
      const names = [...Object.keys(build.files), 'build.json'];
      const read = names.map(async (file) => [file, await readFile(join(compiler.outputPath, file))] as const);
      newest.set(app.name, new Map(await Promise.all(read)));
    }
    onBuild(app.name, errors);
  };
  const watching = compiler.watch({ aggregateTimeout: 50 }, (failure, stats) => {
    const errors = stats?.toJson({ all: false, errors: true }).errors ?? [];
    const messages = failure ? [String(failure)] : errors.map(({ message }) => message);
    void take(messages).then(first.resolve, first.reject);
  });
  await first.promise;
  return () => new Promise((resolve) => watching?.close(() => compiler.close(() => resolve())));
};

/**
 * Serves the newest build of remotes from their sources, at `/<name>/build.json` and beside it.
 * Only pages of one site may load them, for its previews with `--local`. Other sites get nothing,
 * since they could read or run the sources. Rejects if the port is taken.
 */
export const startLocalServer = async (
  remoteDirs: readonly string[],
  options: LocalServerOptions,
): Promise<DevServer> => {
  const { site, port } = options;
  const newest: Newest = new Map();
  /** Images are also allowed without an origin, since other sites cannot read them. */
  const mayHave = ({ origin, 'sec-fetch-dest': use }: IncomingHttpHeaders): boolean =>
    origin === undefined ? use === 'image' : origin === site;

  const server = createServer(({ url = '', headers }, response) => {
    const [, name = '', file = ''] = /^\/([^/?]+)\/([^?]+)/.exec(url) ?? [];
    const bytes = newest.get(name)?.get(file);
    const shared = { 'access-control-allow-origin': site, vary: 'origin', 'cache-control': 'no-store' };
    // Refuses other host names, which a foreign site may let resolve to this machine.
    const status = !mine.includes(headers.host ?? '') || !mayHave(headers) ? 403 : bytes ? 200 : 404;
    const type = TYPES[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
    response.writeHead(status, {
      ...(status === 403 ? {} : shared),
      'content-type': status === 200 ? type : 'text/plain',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': status === 200 ? 'cross-origin' : 'same-origin',
    });
    response.end(
      status === 200 ? bytes : `${status === 403 ? `This is for the pages of ${site} alone.` : 'No such file.'}\n`,
    );
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
  const address = server.address() as AddressInfo;
  const mine = ['localhost', '127.0.0.1'].map((host) => `${host}:${address.port}`);
  const stops = await Promise.all(remoteDirs.map(async (folder) => watch(await readApp(folder), newest, options)));
  return {
    url: `http://localhost:${address.port}/`,
    async stop() {
      await Promise.all(stops.map((stop) => stop()));
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
