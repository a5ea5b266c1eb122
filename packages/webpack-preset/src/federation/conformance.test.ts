import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Context, createContext, runInContext } from 'node:vm';
import * as library from '@module-federation/enhanced';
import { LoaderPlugin } from '@paddock/loader-plugin';
import { type Container, enterContainer, type ShareScope } from '@paddock/release/record';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import webpack, { type Compilation, type WebpackPluginInstance } from 'webpack';
import type { Share } from '../shares/shares.ts';
import { federateRemote, federateShell, isStartUpCode, shareKeyOf } from './index.ts';

/*
 * The undocumented behaviour of @module-federation/enhanced on which this platform relies. Run it
 * first after an upgrade: each failure names the file in this folder that must be adapted.
 */

interface Built {
  code: string;
  compilation: Compilation;
}

/** The globals of a page after shell and remote have run. */
interface Page extends Context {
  cutOfShell: object;
  stock: Container;
  remote_container: { init(scope: object, chain: unknown[]): unknown; get(expose: string): Promise<() => unknown> };
  __paddock_federation__: { shares: ShareScope; bundlerRuntime: object };
}

const dir = mkdtempSync(join(tmpdir(), 'paddock-conformance-'));
const gem: Share = { key: 'gem', package: 'gem', version: '1.2.3', resolveFrom: dir };
const built = {} as Record<'shell' | 'remote' | 'stock', Built>;
const page = createContext({
  __paddock__: { script: async (file: string) => runInContext(readFileSync(join(dir, file), 'utf8'), page) },
}) as Page;

const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(dir, file)), { recursive: true });
  writeFileSync(join(dir, file), text);
};

const build = (name: string, entry: object, plugins: WebpackPluginInstance[]): Promise<Built> =>
  new Promise((resolve, reject) => {
    const compiler = webpack({
      context: dir,
      entry: entry as Record<string, string>,
      mode: 'production',
      devtool: false,
      target: ['web', 'es2022'],
      optimization: { minimize: false },
      output: { path: join(dir, name), filename: 'main.js', uniqueName: name, publicPath: `${name}/` },
      plugins: [...plugins, new LoaderPlugin()],
    });
    compiler.run((failure, stats) => {
      const wrong = failure ?? stats?.compilation.errors[0];
      if (wrong || !stats) return reject(wrong);
      const code = readFileSync(join(dir, name, 'main.js'), 'utf8');
      compiler.close(() => resolve({ code, compilation: stats.compilation }));
    });
  });

beforeAll(async () => {
  write('node_modules/gem/package.json', '{ "name": "gem", "version": "1.2.3", "main": "index.js" }');
  write('node_modules/gem/index.js', 'exports.cut = {};');
  write('src/main.js', "globalThis.cutOfShell = require('gem').cut;");
  write('src/remote.js', "import { cut } from 'gem';\nexport default { cut };");
  const container = { filename: 'main.js', module: './src/remote.js', chunk: 'remote', shares: [gem] };
  built.shell = await build('shell', { main: './src/main.js' }, federateShell('shell', [gem]));
  built.remote = await build('remote', {}, federateRemote('remote_container', container));
  const stock = {
    name: 'stock',
    filename: 'main.js',
    exposes: { './remote': './src/remote.js' },
    dts: false,
    manifest: false,
  };
  const shared = { gem: { singleton: true, requiredVersion: '^1.0.0' } };
  built.stock = await build('stock', {}, [new library.ModuleFederationPlugin({ ...stock, shared })]);
  for (const { code } of [built.shell, built.remote, built.stock]) runInContext(code, page);
});

afterAll(() => rmSync(dir, { recursive: true }));

const identifiers = ({ compilation }: Built): string[] => [...compilation.modules].map((module) => module.identifier());

/** The members of `object` that the generated code names. */
const membersOf = (object: string, { code }: Built): string[] =>
  [...new Set([...code.matchAll(new RegExp(`\\b${object}\\.(\\w+)`, 'g'))].map(([, member = '']) => member))].sort();

describe('of @module-federation/enhanced it is relied on', () => {
  test('[MF-7] that its parts are exported (parts.plugin.ts, provide-shares.plugin.ts)', () => {
    const parts = [
      'ConsumeSharedPlugin',
      'ContainerPlugin',
      'FederationModulesPlugin',
      'FederationRuntimePlugin',
      'ProvideSharedPlugin',
      'SharePlugin',
    ];
    expect(Object.keys(library)).toEqual(expect.arrayContaining(parts));
  });

  test('[MF-7] that the parts read their options from a plugin called ModuleFederationPlugin (parts.plugin.ts)', () => {
    expect(library.PLUGIN_NAME).toBe('ModuleFederationPlugin');
    expect(built.shell.code).toMatch(/name:\s*"shell"|"name":\s*"shell"/);
    expect(built.remote.code).toMatch(/"name":\s*"remote_container"/);
    expect(built.remote.code).toContain('"shareStrategy":"loaded-first"');
  });

  test('[MF-7] that FEDERATION_WEBPACK_PATH says which webpack it uses (parts.plugin.ts)', () => {
    const [module] = [...built.remote.compilation.modules].filter((each) => shareKeyOf(each) === 'gem');
    expect(module, 'its modules are instances of the webpack that builds').toBeInstanceOf(webpack.Module);
  });

  test('[MF-7] that its start-up code is one data: URL a build (isStartUpCode in index.ts)', () => {
    for (const kind of ['shell', 'remote'] as const)
      expect(
        identifiers(built[kind]).filter((name) => isStartUpCode(name) && !name.startsWith('container entry')),
        kind,
      ).toHaveLength(1);
  });

  test('[MF-7] that this code imports the runtime by the path that is replaced (one-runtime.plugin.ts)', () => {
    const ours = join(import.meta.dirname, 'runtime.js');
    expect(identifiers(built.shell).filter((name) => name.includes(ours))).not.toEqual([]);
    expect(identifiers(built.remote).filter((name) => name.includes('__paddock_federation__'))).not.toEqual([]);
    for (const kind of ['shell', 'remote'] as const)
      expect(
        identifiers(built[kind]).filter((name) => name.includes('node_modules/@module-federation')),
        `${kind} has a runtime of the library`,
      ).toEqual([]);
  });

  test('[MF-7] that generated code calls only what runtime.js has', () => {
    const had = Object.keys(page.__paddock_federation__.bundlerRuntime);
    for (const kind of ['shell', 'remote'] as const) {
      const called = membersOf('bundlerRuntime', built[kind]);
      expect(had, kind).toEqual(expect.arrayContaining(called));
    }
    expect(membersOf('bundlerRuntime', built.remote)).toEqual(
      expect.arrayContaining(['consumes', 'initContainerEntry']),
    );
  });

  test('[MF-7] that a module taken from outside has the type and the option that name its key (shareKeyOf in index.ts)', () => {
    const keys = [...built.remote.compilation.modules].map(shareKeyOf).filter(Boolean);
    expect(keys).toEqual(['gem']);
  });

  test('[MF-7] that a container has init and get, and takes from a share scope by key and version (runtime.js)', async () => {
    const { cutOfShell, remote_container: container, __paddock_federation__: federation } = page;
    expect(Object.keys(federation.shares.gem ?? {})).toEqual(['1.2.3']);
    await container.init(federation.shares, []);
    const { default: remote } = (await container.get('./remote'))() as { default: { cut: object } };
    expect(remote.cut).toBe(cutOfShell);
  });

  test('[MF-9] that a container with the runtime of the library takes the modules of the shell, and only writes into its copy', async () => {
    const { cutOfShell, stock, __paddock_federation__: federation } = page;
    const { gem } = federation.shares;
    const before = JSON.stringify(federation.shares);
    const { default: remote } = (await enterContainer(stock, federation.shares, '*')) as { default: { cut: object } };
    expect(remote.cut).toBe(cutOfShell);
    expect(JSON.stringify(federation.shares)).toBe(before);
    expect(federation.shares.gem).toBe(gem);
  });
});
