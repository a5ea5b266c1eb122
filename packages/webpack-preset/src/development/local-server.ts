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
  /** Called when a source has changed, before it is built. */
  onEdit?: () => void;
  /** Called after each build: with its name, and webpack's errors if there are any. */
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

/** An ordinary build, readable and quick to repeat. The page that it runs in forbids `eval`. */
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

/**
 * The files of the newest build of a remote, by name; those of a build that fails never replace it.
 */
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
 * Serves the newest build of remotes from their sources, at `/<name>/build.json` and beside it, to
 * the pages of one site: a preview of that site with `--local` loads them from here. Other sites
 * could read or run the sources, so they get nothing. Rejects when the port is taken.
 */
export const startLocalServer = async (
  remoteDirs: readonly string[],
  options: LocalServerOptions,
): Promise<DevServer> => {
  const { site, port } = options;
  const newest: Newest = new Map();
  /** Pictures are asked for without an origin, and nothing can be read of them. */
  const mayHave = ({ origin, 'sec-fetch-dest': use }: IncomingHttpHeaders): boolean =>
    origin === undefined ? use === 'image' : origin === site;

  const server = createServer(({ url = '', headers }, response) => {
    const [, name = '', file = ''] = /^\/([^/?]+)\/([^?]+)/.exec(url) ?? [];
    const bytes = newest.get(name)?.get(file);
    const shared = { 'access-control-allow-origin': site, vary: 'origin', 'cache-control': 'no-store' };
    // Another name of this machine may be one that a site gave it, to read what is here.
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
