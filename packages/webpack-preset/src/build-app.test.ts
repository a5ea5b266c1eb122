import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Build, parseBuild } from '@paddock/release/record';
import { buildApp } from '@paddock/webpack-preset';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createWorkspace, type Workspace } from '../test/workspace.ts';

const mode = 'production';
const MEADOW = 'mf-green/src/meadow/meadow.route.tsx';
const prepend = (line: string) => (text: string) => `${line}\n${text}`;

const made: Workspace[] = [];

const workspace = (depth = 0): Workspace => {
  const fresh = createWorkspace(depth);
  made.push(fresh);
  return fresh;
};

/** Built once, from a cold cache. Tests that change a source use a separate workspace. */
const first = workspace();
const built = {} as Record<'shell' | 'green', Build>;

beforeAll(async () => {
  built.shell = await buildApp(first.shell, { mode });
  built.green = await buildApp(first.green, { mode });
});

afterAll(() => {
  for (const { remove } of made) remove();
});

/** Digests of the published files, so that a failure shows file names instead of whole files. */
const digests = (app: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(join(app, 'dist')).map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(join(app, 'dist', name)))
        .digest('hex'),
    ]),
  );

const contents = (folder: string): Record<string, string> =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]));

describe('the same source', () => {
  test.each(['shell', 'green'] as const)(
    '[BUILD-1] gives the same bytes of %s, in two folders, from a cold and a warm cache',
    async (app) => {
      const cold = digests(first[app]);
      await buildApp(first[app], { mode });
      expect(digests(first[app])).toEqual(cold);
      const elsewhere = workspace(3);
      await buildApp(elsewhere[app], { mode });
      expect(digests(elsewhere[app])).toEqual(cold);
    },
  );

  test('[BUILD-1] gives the same bytes again once a module was changed and put back, beside expressions that nothing uses', async () => {
    const { green, edit } = workspace();
    edit(MEADOW, prepend("import { getMeadow } from '@paddock/api/meadows';\nconsole.debug(getMeadow.path);"));
    await buildApp(green, { mode });
    const cold = digests(green);
    edit(MEADOW, (text) => text.replace('v1', 'v2'));
    await buildApp(green, { mode });
    edit(MEADOW, (text) => text.replace('v2', 'v1'));
    await buildApp(green, { mode });
    expect(digests(green)).toEqual(cold);
  });
});

describe('the bill of materials', () => {
  interface Bill {
    metadata: { component: { name: string; version: string } };
    components: { name: string; version: string; purl?: string; hashes?: { alg: string; content: string }[] }[];
  }
  const LOCK = new URL('../../../pnpm-lock.yaml', import.meta.url);
  const readBill = (app: string): string => readFileSync(join(app, 'maps/sbom.cdx.json'), 'utf8');
  const parseBill = (app: string) => JSON.parse(readBill(app)) as Bill;
  const namesIn = ({ components }: Bill) => components.map(({ name }) => name);

  test('[BUILD-11] names the packages that are in the build, with version and hash as the lock file has them', async () => {
    const { dir, shell, green } = workspace();
    copyFileSync(LOCK, join(dir, 'pnpm-lock.yaml'));
    const { buildId } = await buildApp(shell, { mode });
    await buildApp(green, { mode });
    const bill = parseBill(shell);
    expect(bill.metadata.component).toMatchObject({ name: 'shell', version: buildId });
    const react = bill.components.find(({ name }) => name === 'react');
    const locked = readFileSync(LOCK, 'utf8').split(`\n  react@${react?.version}:\n`)[1] ?? '';
    const integrity = /^ +resolution: \{integrity: sha512-([^}]+)\}/.exec(locked)?.[1] ?? '';
    expect(react).toMatchObject({
      purl: `pkg:npm/react@${react?.version}`,
      hashes: [{ alg: 'SHA-512', content: Buffer.from(integrity, 'base64').toString('hex') }],
    });
    expect(integrity).not.toBe('');
    expect(bill.components.find(({ name }) => name === '@tanstack/react-query')?.purl).toMatch(
      /^pkg:npm\/%40tanstack\/react-query@\d/,
    );
    expect(namesIn(bill)).not.toContain('webpack');
    expect(namesIn(parseBill(green))).not.toContain('react');
    expect(readdirSync(join(shell, 'dist'))).not.toContain('sbom.cdx.json');
  });

  test('[BUILD-11] names a version once that is installed in two folders, and has no chance in it', async () => {
    const { green, edit } = workspace();
    for (const folder of ['one', 'two']) {
      mkdirSync(join(green, 'src', folder));
      writeFileSync(join(green, 'src', folder, 'package.json'), '{"name":"twice","version":"1.0.0"}');
      writeFileSync(join(green, 'src', folder, 'index.ts'), `export const ${folder} = globalThis.${folder};`);
    }
    const use =
      "import { one } from '../one/index.ts';\nimport { two } from '../two/index.ts';\nconsole.log(one, two);";
    edit(MEADOW, prepend(use));
    await buildApp(green, { mode });
    expect(namesIn(parseBill(green)).filter((name) => name === 'twice')).toHaveLength(1);
    expect(readBill(green)).not.toContain('BomRef.');
  });

  test('[BUILD-11] reads the lock file of npm, too', async () => {
    const { dir, green } = workspace();
    const hash = Buffer.alloc(64, 7);
    const meadow = { version: '1.0.0', integrity: `sha512-${hash.toString('base64')}` };
    const lock = { lockfileVersion: 3, packages: { 'node_modules/a/node_modules/@paddock/mf-green': meadow } };
    writeFileSync(join(dir, 'package-lock.json'), JSON.stringify(lock));
    await buildApp(green, { mode });
    const found = parseBill(green).components.find(({ name }) => name === '@paddock/mf-green');
    expect(found?.hashes).toEqual([{ alg: 'SHA-512', content: hash.toString('hex') }]);
  });

  test('[BUILD-12] is the same text for the same source, in two folders, from a cold and a warm cache', async () => {
    const cold = readBill(first.shell);
    await buildApp(first.shell, { mode });
    expect(readBill(first.shell)).toBe(cold);
    const elsewhere = workspace(3);
    await buildApp(elsewhere.shell, { mode });
    expect(readBill(elsewhere.shell)).toBe(cold);
  });
});

describe('a build of a remote', () => {
  test('[BUILD-9] has the files of the one before it but for the entry and what holds the changed module', async () => {
    const { green, edit } = workspace();
    edit(MEADOW, (text) => text.replace('v1', 'v2'));
    const next = await buildApp(green, { mode });
    const integrities = ({ files }: Build) =>
      Object.entries(files).map(([file, { integrity }]) => `${file} ${integrity}`);
    const before = integrities(built.green);
    const changed = integrities(next).filter((file) => !before.includes(file));
    const chunk = built.green.claims.routes[0]?.files.find((file) => file.endsWith('.js'));
    expect(changed.map((file) => file.split(' ')[0]).sort()).toEqual([chunk, 'entry.js'].sort());
    expect(Object.keys(next.files)).toEqual(Object.keys(built.green.files));
  });

  test('[BUILD-2] is named by all that it says: a changed claim, text or line of code makes another', async () => {
    const { green, edit } = workspace();
    const ids = [built.green.buildId];
    edit('mf-green/contract.ts', (text) => text.replace('home.main', 'home.side'));
    ids.push((await buildApp(green, { mode })).buildId);
    edit('mf-green/src/locales/de.json', (text) => text.replace('Wiese', 'Weide'));
    ids.push((await buildApp(green, { mode })).buildId);
    edit('mf-green/src/pond/pond.route.tsx', (text) => text.replace('v1', 'v2'));
    ids.push((await buildApp(green, { mode })).buildId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => /^1\.0\.0-[0-9a-f]{12}$/.test(id))).toBe(true);
  });

  test('[BUILD-3] [BUILD-4] publishes what it describes, and its source maps apart', () => {
    const { green } = first;
    const build = built.green;
    const dist = contents(join(green, 'dist'));
    expect(JSON.parse(dist['build.json'] ?? '')).toEqual(build);
    expect(parseBuild(build)).toMatchObject({ name: build.name, files: build.files });
    expect(Object.keys(dist).sort()).toEqual([...Object.keys(build.files), 'build.json'].sort());
    for (const [name, { integrity, size }] of Object.entries(build.files)) {
      const bytes = readFileSync(join(green, 'dist', name));
      expect({ integrity, size }).toEqual({
        integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}`,
        size: bytes.length,
      });
      expect(dist[name]).not.toContain('sourceMappingURL');
    }
    expect(readdirSync(join(green, 'maps'))).toEqual(
      expect.arrayContaining(['entry.js', ...build.initial.js, ...build.initial.css].map((name) => `${name}.map`)),
    );
    expect(JSON.stringify(dist) + JSON.stringify(contents(join(green, 'maps')))).not.toContain('0pBuildHash0');
    expect(JSON.stringify([dist, contents(join(green, 'maps'))])).not.toContain(join(import.meta.dirname, '../../..'));
    expect(dist['entry.js']).toContain(`var ${build.container}`);
    expect(build.container).toBe(`mf_green_${build.buildId.slice(-12)}`);
  });

  test('[CODE-2] has browsers compile each script as a whole, and its source map know of the line that says so', () => {
    const [scripts, maps] = ['dist', 'maps'].map((folder) =>
      Object.entries(contents(join(first.green, folder))).filter(([name]) => /\.js(\.map)?$/.test(name)),
    );
    for (const [name, text] of scripts ?? []) expect(text, name).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
    expect(maps?.map(([name]) => name)).toContain('entry.js.map');
    for (const [name, map] of maps ?? [])
      expect((JSON.parse(map) as { mappings: string }).mappings, name).toMatch(/^;[^;]/);
  });

  test('[BUILD-13] says the head of each page, with the texts of each language', () => {
    const { claims } = JSON.parse(readFileSync(join(first.green, 'dist/build.json'), 'utf8')) as typeof built.green;
    expect(claims.routes[1]).toHaveProperty('head', {
      read: '/api/v1/ponds',
      title: { de: ['{{name}}', 'Teich'], en: ['{{name}}', 'Pond'] },
      description: { de: ['Wasser'], en: ['Water'] },
      hidden: true,
    });
  });

  test('[BUILD-5] [BUILD-6] says which files each URL and each language needs, and what it asks of the shell', () => {
    const build = built.green;
    const dist = contents(join(first.green, 'dist'));
    const holding = (text: string): string[] => Object.keys(dist).filter((name) => dist[name]?.includes(text));
    const [meadow, pond] = build.claims.routes;
    expect(meadow).toEqual({
      path: '/meadow/:id',
      files: [...holding('display:grid'), ...holding('meadow of v1'), ...holding('shade of v1')],
      reads: ['/api/v1/meadows/:id'],
    });
    expect(pond?.files).toEqual(holding('pond of v1'));
    expect(build.claims).toMatchObject({
      navigation: [{ path: '/pond', position: 1 }],
      slots: ['home.main'],
      links: { meadow: '/meadow/:id' },
    });
    expect(build).toMatchObject({
      gives: { slots: { 'home.main': { herd: 'number' } }, modals: {}, messages: {} },
      uses: { slots: {}, modals: {}, messages: {}, links: { gate: ['id'] } },
    });
    expect(build.initial).toEqual({ js: holding('version:"v1"'), css: holding('color:green') });
    expect(build.messages).toEqual({ de: holding('Wiese'), en: holding('Meadow') });
    expect(build).toMatchObject({ contract: '^1.2.0', entry: 'entry.js', bundled: [], locales: [] });
    expect(build.shared).toEqual({
      '@paddock/host': '^1.2.0',
      '@paddock/ui/meter': '^1.0.0',
      react: '^19.0.0',
      'react/jsx-runtime': '^19.0.0',
      'react-router': '^8.5.1',
    });
  });

  test('[STYLE-1] puts its styles into its own layer, and the order of all layers before them', () => {
    const { initial } = built.green;
    expect(readFileSync(join(first.green, 'dist', initial.css[0] ?? ''), 'utf8')).toMatch(
      /^@layer reset,\s*tokens,\s*kit,\s*shell,\s*remote;@layer remote\.mf-green\{\.mf-green_sign_sign_[0-9a-f]{6}\{color:green\}/,
    );
  });

  test('[SHARES-1] says which platform libraries came along with a library', async () => {
    const { dir, green, edit } = workspace();
    const library = join(dir, 'node_modules/fancy');
    mkdirSync(library);
    writeFileSync(join(library, 'package.json'), '{ "name": "fancy", "version": "1.0.0", "type": "module" }');
    writeFileSync(join(library, 'index.js'), "export { default as fancy } from 'react-dom/profiling';");
    edit(MEADOW, prepend("import { fancy } from 'fancy'; export const own = fancy;"));
    expect((await buildApp(green, { mode })).bundled).toEqual(['react-dom']);
  });

  test('[SHARES-2] takes the operations of the API that it calls, and the client from the shell', async () => {
    const { green, edit } = workspace();
    edit(
      MEADOW,
      prepend(
        "import { getJson } from '@paddock/api'; import { getMeadow } from '@paddock/api/meadows'; export const all = [getJson, getMeadow];",
      ),
    );
    const { bundled, shared } = await buildApp(green, { mode });
    expect(bundled).toEqual([]);
    expect(Object.keys(shared)).toContain('@paddock/api');
    const dist = Object.values(contents(join(green, 'dist'))).join('');
    expect(dist).toContain('/v1/meadows/{id}');
    expect(dist).not.toContain('/v1/ponds/{id}');
  });

  test('[SHARES-3] takes a component of the kit along that the shell does not provide, its styles in the kit’s layer', async () => {
    const { green, edit } = workspace();
    edit(MEADOW, prepend("import { Gauge } from '@paddock/ui/gauge'; export const own = Gauge;"));
    const { bundled, shared } = await buildApp(green, { mode });
    expect(bundled).toEqual([]);
    expect(Object.keys(shared)).not.toContain('@paddock/ui/gauge');
    const dist = Object.values(contents(join(green, 'dist'))).join('');
    expect(dist).toContain('gauge of the kit');
    expect(dist).toMatch(/@layer kit\{\.[\w-]+\{color:teal\}\}/);
  });

  test('[SHARES-5] takes a changed package of the platform into account, whatever the cache holds', async () => {
    const { green, edit } = workspace();
    await buildApp(green, { mode });
    edit('platform/host/package.json', (text) => text.replace('1.2.0', '1.3.0'));
    expect((await buildApp(green, { mode })).contract).toBe('^1.3.0');
    edit('platform/react-router/src/index.ts', (text) => text.replace(', useParams', ''));
    await expect(buildApp(green, { mode })).rejects.toThrow("'useParams'");
  });
});

describe('a build of the shell', () => {
  test('[BUILD-6] [SHARES-6] says what it provides, with everything it starts with in one script', () => {
    const build = built.shell;
    expect(build).toMatchObject({
      name: 'shell',
      contract: '1.2.0',
      entry: 'main.js',
      container: '',
      locales: ['de', 'en'],
    });
    expect(build.initial).toEqual({ js: [], css: ['main.css'] });
    expect(build.shared).toMatchObject({
      'react/jsx-runtime': '19.3.1',
      'react-router': '8.5.1',
      '@paddock/ui/meter': '1.0.0',
    });
  });

  test('[BUILD-5] says which files each of its own pages needs, and which of them lead on', () => {
    const [gate, old, ...more] = built.shell.claims.routes;
    expect(gate).toMatchObject({ path: '/gate/:id', reads: ['/api/v1/gates/:id'] });
    expect(gate?.files).toHaveLength(1);
    expect(built.shell.files).toHaveProperty([gate?.files[0] ?? '']);
    expect([old, ...more]).toEqual([{ path: '/door', files: [], reads: [] }]);
  });
});

describe('a build is refused', () => {
  test.each<[string, string, (text: string) => string, string]>([
    [
      '[BUILD-7] when no import() leads to the module of a claim',
      'mf-green/src/remote.ts',
      (text) => text.replace('Object.values(pages)', 'Object.values({} as typeof pages)'),
      "the claim '/meadow/:id' names src/meadow/meadow.route.tsx, but no import('…') leads there",
    ],
    [
      '[BUILD-14] when a head names a text that is not there',
      'mf-green/remote.config.ts',
      (text) => text.replace("'pond']", "'headline']"),
      "heads.pond: the head names headline, which is no text in 'de'",
    ],
    [
      '[BUILD-14] when a head names a field, but no read that has it',
      'mf-green/remote.config.ts',
      (text) => text.replace("read: '/api/v1/ponds',", ''),
      'claims.routes[1].head: names name, but has no read',
    ],
    [
      '[BUILD-7] when a page does not say which file it is',
      'mf-green/src/pages.ts',
      (text) => text.replace("() => import('./pond/pond.route.tsx')", '() => Promise.resolve({})'),
      "write pages.pond.page as () => import('./…')",
    ],
    [
      '[BUILD-8] when a menu entry leads to none of its pages',
      'mf-green/remote.config.ts',
      (text) => text.replace("path: '/pond'", "path: '/lake'"),
      'a menu entry leads to /lake, which is no page of this app',
    ],
    [
      '[BUILD-8] when a link that it gives leads to none of its pages',
      'mf-green/contract.ts',
      (text) => text.replace('/meadow/:id', '/meadows/:id'),
      'the link meadow leads to /meadows/:id, which is no page of this app',
    ],
    [
      '[SHARES-4] when the host does not provide a name',
      MEADOW,
      (text) =>
        text
          .replace('{ useParams }', '{ useFetcher, useParams }')
          .replace('= useParams()', '= useParams() ?? useFetcher()'),
      "src/meadow/meadow.route.tsx: 'useFetcher' is not among what the host provides of react-router",
    ],
    [
      '[SHARES-4] when a path of a platform package is not shared',
      MEADOW,
      prepend("import { version } from 'react-dom/server'; export const own = version;"),
      "src/meadow/meadow.route.tsx: the shell does not provide 'react-dom/server'. Of react-dom it provides: react-dom, react-dom/client.",
    ],
    [
      '[STYLE-2] when a stylesheet of a remote reaches the whole page',
      'mf-green/src/meadow/meadow.module.css',
      prepend('body { margin: 0 }'),
      '"body" reaches the whole page',
    ],
    [
      '[BUILD-10] when package.json and remote.config.ts differ in the name',
      'mf-green/remote.config.ts',
      (text) => text.replace("name: 'mf-green'", "name: 'mf-grey'"),
      "says name 'mf-grey', package.json '@paddock/mf-green': make them agree",
    ],
    [
      '[BUILD-10] when a file that the config names is missing',
      'mf-green/remote.config.ts',
      (text) => text.replace('locales/en.json', 'locales/fr.json'),
      "fr.json is missing: remote.config.ts names it as the texts of 'en'",
    ],
    [
      '[BUILD-10] when an import leads nowhere',
      MEADOW,
      prepend("import './nowhere.ts';"),
      "Can't resolve './nowhere.ts'",
    ],
  ])('%s', async (_title, file, change, message) => {
    const { green, edit } = workspace();
    edit(file, change);
    const failure = buildApp(green, { mode });
    await expect(failure).rejects.toThrow(message);
    await expect(failure).rejects.toMatchObject({ name: 'PresetError' });
    expect(existsSync(join(green, 'dist/build.json'))).toBe(false);
  });
});
