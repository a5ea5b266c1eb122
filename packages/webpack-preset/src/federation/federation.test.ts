import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Build } from '@paddock/release/record';
import { buildApp } from '@paddock/webpack-preset';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { closeBrowser, type OpenPage, openPage } from '../../test/page.ts';
import { createWorkspace } from '../../test/workspace.ts';

const mode = 'production';
const workspace = createWorkspace();
const site = join(workspace.dir, 'site');
const builds = {} as Record<'shell' | 'v1' | 'v2' | 'nextShell' | 'next', Build>;
let open: OpenPage;

const publish = (out: string, { name, buildId }: Build): void =>
  cpSync(join(workspace.dir, out, 'dist'), join(site, 'builds', name, buildId), { recursive: true });

const urlOf = ({ name, buildId, entry }: Build): string => `/builds/${name}/${buildId}/${entry}`;

/** Loads a build in the page. Returns its version and the text of a lazy route. */
const load = (build: Build, lazy = 0): Promise<{ version: string; text: string }> =>
  open.page.evaluate(
    async ([container, entry, index, contract]) => {
      const { fixture } = globalThis as never as {
        fixture: { load(container: string, entry: string, contract: string): Promise<never> };
      };
      const { default: remote } = (await fixture.load(container, entry, contract)) as {
        default: { version: string; routes: { lazy(): Promise<{ text: string }> }[] };
      };
      return { version: remote.version, text: (await remote.routes[index]?.lazy())?.text ?? '' };
    },
    [build.container, urlOf(build), lazy, build.contract] as const,
  );

beforeAll(async () => {
  builds.shell = await buildApp(workspace.shell, { mode, outDir: join(workspace.dir, 'out/shell') });
  builds.v1 = await buildApp(workspace.green, { mode, outDir: join(workspace.dir, 'out/v1') });
  for (const file of ['src/remote.ts', 'src/meadow/meadow.route.tsx', 'src/pond/pond.route.tsx'])
    workspace.edit(`mf-green/${file}`, (text) => text.replace('v1', 'v2'));
  builds.v2 = await buildApp(workspace.green, { mode, outDir: join(workspace.dir, 'out/v2') });
  nextMajorOfHost();
  builds.nextShell = await buildApp(workspace.shell, { mode, outDir: join(workspace.dir, 'out/nextShell') });
  builds.next = await buildApp(workspace.green, { mode, outDir: join(workspace.dir, 'out/next') });
  for (const [out, build] of Object.entries(builds)) publish(`out/${out}`, build);
});

/** Makes host 2.0.0, which renames its list and has a facade for remotes of 1.x. */
const nextMajorOfHost = (): void => {
  const host = 'platform/host';
  writeFileSync(join(workspace.dir, host, 'src/v1.ts'), "export { said as calls } from './index.ts';\n");
  workspace.edit(`${host}/src/index.ts`, (text) => text.replaceAll('calls', 'said'));
  workspace.edit(`${host}/package.json`, (text) =>
    text
      .replace('"version": "1.2.0"', '"version": "2.0.0"')
      .replace('"paddock": {', '"paddock": { "facades": { "1.9.0": "./v1" },'),
  );
  for (const file of ['src/remote.ts', 'src/meadow/meadow.route.tsx'])
    workspace.edit(`mf-green/${file}`, (text) =>
      text.replace('{ calls }', '{ said as calls }').replaceAll('v2', 'next'),
    );
};

beforeEach(() => serve(builds.shell));

/** Serves the page of this shell. */
const serve = (shell: Build): void => {
  const base = `/builds/shell/${shell.buildId}`;
  const styles = shell.initial.css.map((file) => `<link rel="stylesheet" href="${base}/${file}">`).join('');
  mkdirSync(site, { recursive: true });
  writeFileSync(
    join(site, 'index.html'),
    `<!doctype html><link rel="icon" href="data:,">${styles}<div id="root"></div><script src="${base}/${shell.entry}"></script>`,
  );
};

afterEach(() => open.close());
afterAll(async () => {
  await closeBrowser();
  workspace.remove();
});

describe('two builds of one remote', () => {
  test('[MF-1] never mix in one tab, whichever comes first', async () => {
    open = await openPage(site);
    expect(await load(builds.v2)).toEqual({ version: 'v2', text: 'meadow of v2' });
    expect(await load(builds.v1)).toEqual({ version: 'v1', text: 'meadow of v1' });
    expect(await load(builds.v1, 1)).toEqual({ version: 'v1', text: 'pond of v1' });
    expect(await load(builds.v2, 1)).toEqual({ version: 'v2', text: 'pond of v2' });
    expect(open.problems).toEqual([]);
  });

  test('[MF-2] have the same file names, so that only their names keep them apart', () => {
    expect(Object.keys(builds.v1.files)).toEqual(Object.keys(builds.v2.files));
    expect(builds.v1.buildId).not.toBe(builds.v2.buildId);
  });
});

describe('two majors of the host', () => {
  test('[MF-8] a shell names the earlier ones that it provides, and a remote runs with the one that it was built against', async () => {
    expect(builds.nextShell).toMatchObject({ contract: '2.0.0', facades: ['1.9.0'] });
    expect(builds.nextShell.shared['@paddock/host']).toBe('2.0.0');
    expect(builds.shell).not.toHaveProperty('facades');
    expect([builds.v1.contract, builds.next.contract]).toEqual(['^1.2.0', '^2.0.0']);
    serve(builds.nextShell);
    open = await openPage(site);
    expect(await load(builds.v1)).toEqual({ version: 'v1', text: 'meadow of v1' });
    expect(await load(builds.next)).toEqual({ version: 'next', text: 'meadow of next' });
    const calls = await open.page.evaluate(() => {
      const { shares } = (globalThis as never as { __paddock_federation__: { shares: Shares } }).__paddock_federation__;
      type Shares = Record<string, Record<string, { get(): () => { said?: string[]; calls?: string[] } }>>;
      const doors = Object.values(shares['@paddock/host'] ?? {}).map((share) => share.get()());
      return Object.assign({}, ...doors.map(({ said, calls }) => (said ? { said } : { calls })));
    });
    const both = ['meadow of v1', 'meadow of next'];
    expect(calls, 'one list behind both doors').toEqual({ said: both, calls: both });
    expect(open.problems).toEqual([]);
  });
});

describe('a remote in the shell', () => {
  test('[MF-3] renders with the instances of the shell: one React, one host, one kit', async () => {
    open = await openPage(site);
    await load(builds.v1);
    const calls = await open.page.evaluate(async (container) => {
      const page = globalThis as never as {
        fixture: { load(container: string): Promise<never> };
        show(component: unknown): void;
      };
      const { default: remote } = (await page.fixture.load(container)) as {
        default: { calls: string[]; routes: { lazy(): Promise<{ Component: unknown }> }[] };
      };
      page.show((await remote.routes[0]?.lazy())?.Component);
      return remote.calls;
    }, builds.v1.container);
    expect(calls).toEqual(['meadow of v1']);
    await open.page.locator('#meadow', { hasText: 'meadow of v1 -counted 1' }).waitFor();
    expect(open.problems).toEqual([]);
  });

  test('[MF-4] fetches every script and style through the loader of the page', async () => {
    open = await openPage(site);
    await load(builds.v1);
    const fetched = await open.page.evaluate(() =>
      (globalThis as never as { fixture: { fetched: { url: string }[] } }).fixture.fetched.map(({ url }) => url),
    );
    const names = fetched.map((url) => url.split('/').slice(-3).join('/')).sort();
    const route = builds.v1.claims.routes[0]?.files ?? [];
    const own = [builds.v1.entry, ...builds.v1.initial.js, ...builds.v1.initial.css, ...route];
    const expected = own.map((file) => `mf-green/${builds.v1.buildId}/${file}`);
    expect(names).toEqual(expected.sort());
  });

  test('[MF-5] says why a chunk failed, and can ask for it again', async () => {
    open = await openPage(site);
    const chunk = builds.v1.claims.routes[1]?.files[0] ?? '';
    const breakLoads = (pattern: string | null) =>
      open.page.evaluate((text) => {
        (globalThis as never as { fixture: { breakLoads(text: string | null): void } }).fixture.breakLoads(text);
      }, pattern);
    await breakLoads(`/${chunk}`);
    await expect(load(builds.v1, 1)).rejects.toThrow(/ChunkLoadError.*\(integrity: .*\)/s);
    await breakLoads(null);
    expect((await load(builds.v1, 1)).text).toBe('pond of v1');
  });

  test('[MF-4] has no script element of webpack, and in a remote none at all', () => {
    for (const [out, { files, name: app }] of Object.entries(builds))
      for (const file of Object.keys(files).filter((name) => name.endsWith('.js'))) {
        const code = readFileSync(join(workspace.dir, 'out', out, 'dist', file), 'utf8');
        expect(code, `${out}/${file}`).not.toContain('data-webpack');
        const makers = code.match(/createElement\(["']script["']\)/g) ?? [];
        // In the shell, libraries contain such code.
        if (app !== 'shell') expect(makers, `${out}/${file}`).toEqual([]);
      }
  });

  test('[MF-6] brings no runtime of its own', async () => {
    for (const out of ['v1', 'v2'])
      expect(readFileSync(join(workspace.dir, 'out', out, 'dist/entry.js'), 'utf8').length).toBeLessThan(10_000);
    const shell = readFileSync(join(workspace.dir, 'out/shell/dist', builds.shell.entry), 'utf8');
    expect(shell).not.toContain('__FEDERATION__');
    open = await openPage(site);
    const shares = await open.page.evaluate(
      () => (globalThis as never as { __paddock_federation__: { shares: object } }).__paddock_federation__.shares,
    );
    expect(Object.keys(shares).sort()).toEqual(Object.keys(builds.shell.shared).sort());
  });
});
