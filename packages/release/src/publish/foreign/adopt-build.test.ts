import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { servedUrl } from '../../record.ts';
import { isReleaseError, type ReleaseError } from '../../release-error.ts';
import { makeBuild } from '../../testing/make-build.ts';
import { runBuild } from '../run/run-build.ts';
import { adoptBuild } from './adopt-build.ts';

const assetsOf = (js: string[], css: string[] = [], late: string[] = []) => ({
  js: { sync: js, async: late },
  css: { sync: css, async: [] },
});

const manifest = {
  id: 'tips',
  metaData: {
    globalName: 'tips',
    remoteEntry: { name: 'remoteEntry.js', path: '', type: 'global' },
    buildInfo: { buildVersion: '1.2.0', buildName: 'tips' },
    pluginVersion: '2.9.2',
  },
  exposes: [
    { path: './Tips', assets: assetsOf(['tips.js'], ['tips.css'], ['late.js']) },
    { path: './Other', assets: assetsOf(['other.js']) },
  ],
  shared: [
    { name: 'react', requiredVersion: '^19.0.0', assets: assetsOf(['react.js']) },
    { name: 'lodash', requiredVersion: '^4.0.0', assets: assetsOf(['lodash.js']) },
  ],
};

/** An entry as webpack writes it: chunks reach the runtime through a global array, in any order. */
const remoteEntry = `var tips;(()=>{"use strict";
  var modules = {}, e = chunk => Object.assign(modules, ...chunk[1]), r = self.webpackChunk=self.webpackChunk||[];
  r.forEach(e); r.push = e;
  tips = { init(shares) { if (!shares.react) throw new Error('no react'); },
    get: async (name) => modules[name] || Promise.reject(new Error('no ' + name)) };
})();
//# sourceMappingURL=remoteEntry.js.map`;

const chunk = (name: string) =>
  `"use strict";(self.webpackChunk=self.webpackChunk||[]).push([[1],[{'./${name}': () => ({ default: () => '${name}' })}]]);`;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'paddock-test-'));
});
afterEach(() => rm(folder, { recursive: true }));

const write = async (files: Record<string, string | object> = {}) => {
  const all = {
    'mf-manifest.json': manifest,
    'remoteEntry.js': remoteEntry,
    'main.js': 'boot()',
    'index.html': '<!doctype html>',
    'tips.js': chunk('Tips'),
    '439.js': `/*! For licence information see 439.js.LICENSE.txt */\n${chunk('jsx')}`,
    'late.js': chunk('Late'),
    'other.js': chunk('Other'),
    'react.js': 'a copy of __CLIENT_INTERNALS_DO_NOT_USE',
    'lodash.js': chunk('lodash'),
    'tips.css': '@charset "utf-8";.tips { color: gold }',
    'tips.js.map': '{}',
    'img/horse.svg': '<svg/>',
    'img/horse.svg.gz': 'zipped',
    '.env': 'PASSWORD=x',
    ...files,
  };
  for (const [file, content] of Object.entries(all)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), typeof content === 'string' ? content : JSON.stringify(content));
  }
};

const exposing = (js: string[], css: string[] = []) => ({
  ...manifest,
  exposes: [{ path: './Tips', assets: assetsOf(js, css) }],
});
const entryAt = (path: string, name: string, type = 'global') => ({
  ...manifest,
  metaData: { ...manifest.metaData, remoteEntry: { name, path, type } },
});

const claims = [{ path: '/tips/:id?', expose: './Tips' }];
const adopt = (options = {}) => adoptBuild(folder, { name: 'mf-tips', claims, ...options });
const mapValues = (all: Record<string, string>, change: (value: string) => string) =>
  Object.fromEntries(Object.entries(all).map(([key, value]) => [key, change(value)]));
const textOf = (files: ReadonlyMap<string, Uint8Array>, file: string) => Buffer.from(files.get(file) ?? []).toString();

test('[FOREIGN-1] a stock build becomes a build that runs: its claims, its version, what it needs of the shell', async () => {
  await write();
  const { build, files } = await adopt();
  expect(build).toMatchObject({
    name: 'mf-tips',
    version: '1.2.0',
    shared: { react: '^19.0.0' },
    foreign: 'Module Federation 2.9.2',
    claims: { routes: [{ path: '/tips/:id?' }] },
  });
  expect(await runBuild(build, files, null)).toMatchObject({ node: process.versions.node });
});

test('[FOREIGN-12] it gives the links that are named, each to a page of it', async () => {
  await write();
  expect((await adopt({ links: { tip: '/tips/:id?' } })).build.claims.links).toEqual({ tip: '/tips/:id?' });
  const refused = await adopt({ links: { tip: '/elsewhere' } }).catch((error: ReleaseError) => error);
  expect(isReleaseError(refused) && refused.mend).toBe("Add --claim '/elsewhere=<expose>'.");
});

test('[FOREIGN-13] it has the menu entries that are named, each to a page of it', async () => {
  await write();
  const entry = { path: '/tips', label: { de: 'Tipps', en: 'Tips' }, position: 35 };
  const { build, files } = await adopt({ menu: [entry] });
  expect(build.claims.navigation).toEqual([entry]);
  await runBuild(build, files, null);
  expect((await adopt()).build.buildId).not.toBe(build.buildId);
  const refused = await adopt({ menu: [{ ...entry, path: '/elsewhere' }] }).catch((error: ReleaseError) => error);
  expect(isReleaseError(refused) && refused.mend).toBe("Add --claim '/elsewhere=<expose>'.");
});

test('[FOREIGN-2] only what the claimed exposes need is published, and images and fonts; never a copy of a library of the shell', async () => {
  await write();
  const { build } = await adopt();
  const names = ['439.js', 'entry.js', 'img/horse.svg', 'late.js', 'lodash.js', 'tips.css', 'tips.js'];
  expect(Object.keys(build.files).sort()).toEqual(names);
});

test('[FOREIGN-2] a build that is not minified is read at once, however many comments it has', async () => {
  await write({ 'main.js': `${'/******/ \n'.repeat(10_000)} boot()` });
  expect(Object.keys((await adopt()).build.files)).not.toContain('main.js');
}, 5_000);

const sharing = {
  ...manifest,
  shared: [
    ...manifest.shared,
    { name: '@tanstack/react-query', requiredVersion: '^5.0.0', assets: assetsOf(['query.js']) },
  ],
};
const query = `${chunk('query')} 'No QueryClient set'`;
const withShell = (shared: Record<string, string>) => ({ shell: makeBuild('shell', 'a', { shared }).build });
const small = withShell({ react: '19.3.1' });
const large = withShell({ react: '19.3.1', '@tanstack/react-query': '5.90.0' });

test.each([
  ['the live shell does not provide', small],
  ['no live shell provides, as there is none,', {}],
])(
  '[FOREIGN-15] a library that it shares and %s is its own: it is published, and no shell needs to have it',
  async (_, options) => {
    await write({ 'mf-manifest.json': sharing, 'query.js': query });
    const { build, files } = await adopt(options);
    expect(build.shared).toEqual({ react: '^19.0.0' });
    expect(build.claims.routes[0]?.files).toContain('query.js');
    expect(await runBuild(build, files, small.shell)).not.toBeNull();
  },
);

test('[FOREIGN-15] one that the live shell provides is that of the shell', async () => {
  await write({ 'mf-manifest.json': sharing, 'query.js': query });
  const { build } = await adopt(large);
  expect(build.shared).toEqual({ react: '^19.0.0', '@tanstack/react-query': '^5.0.0' });
  expect(Object.keys(build.files)).not.toContain('query.js');
  expect(build.buildId).not.toBe((await adopt(small)).build.buildId);
});

test.each([
  ['without one', {}],
  ['without it', withShell({})],
])('[FOREIGN-15] React is that of the shell, also %s', async (_, options) => {
  await write();
  expect((await adopt(options)).build.shared).toEqual({ react: '^19.0.0' });
});

test.each(['self["chunks(of$tips"]', 'self.a$tips', 'self.toString'])(
  '[FOREIGN-3] a build whose chunks go into %s runs, and gives that up',
  async (array) => {
    const files = { 'remoteEntry.js': remoteEntry, 'tips.js': chunk('Tips') };
    await write(mapValues(files, (source) => source.replaceAll('self.webpackChunk', () => array)));
    const { build, files: made } = await adopt();
    for (const file of ['entry.js', 'tips.js']) expect(textOf(made, file)).not.toContain(array);
    await runBuild(build, made, null);
  },
);

test('[FOREIGN-11] a build with the loader plugin is left to load its chunks and styles by itself; all of them are published', async () => {
  await write({ 'remoteEntry.js': `${remoteEntry}\n__paddock__.script(url); __paddock__.style(link);` });
  const { build, files } = await adopt();
  expect(Object.keys(build.files)).toEqual(expect.arrayContaining(['439.js', 'late.js', 'tips.css', 'tips.js']));
  expect(build.claims.routes[0]?.files).toEqual(['tips.js', 'tips.css']);
  expect(textOf(files, 'entry.js')).toContain('"files":{"./Tips":{"js":[],"css":[]}}');
  await write();
  const { build: without } = await adopt();
  expect(without.claims.routes[0]?.files).toContain('late.js');
});

test('[FOREIGN-3] two builds of one remote share no global', async () => {
  await write();
  const first = await adopt();
  await write({ 'tips.js': `${chunk('Tips')}/* changed */` });
  const second = await adopt();
  expect(second.build.container).not.toBe(first.build.container);
  for (const { build, files } of [first, second]) {
    for (const file of ['entry.js', 'tips.js', 'late.js'])
      expect(textOf(files, file)).not.toMatch(/self\.webpackChunk\b/);
    expect(textOf(files, 'tips.js')).toContain(`self.${build.container}_chunks`);
    expect(textOf(files, 'entry.js')).toMatch(new RegExp(`^var ${build.container} = `));
  }
});

test('[FOREIGN-4] the same output and claims give the same build', async () => {
  await write();
  const first = await adopt();
  expect((await adopt()).build).toEqual(first.build);
  expect((await adopt({ claims: [{ path: '/other', expose: './Other' }] })).build.buildId).not.toBe(
    first.build.buildId,
  );
});

test('[FOREIGN-5] its styles are in the layer of a remote, below nothing of their own', async () => {
  await write();
  const { files } = await adopt();
  expect(textOf(files, 'tips.css')).toMatch(
    /^@layer reset, tokens, kit, shell, remote;\n@layer remote\.mf-tips \{\n\.tips/,
  );
});

test('[FOREIGN-9] its styles find their images and fonts, whose addresses are their contents', async () => {
  const css = `.a { background: url(../img/horse.svg) } .b { mask: url("/img/horse.svg#eye") }
    .c { src: url('gone.woff2'), url(https://a.test/img/horse.svg), url(data:image/svg+xml,x) }`;
  await write({ 'css/tips.css': css, 'mf-manifest.json': exposing(['tips.js'], ['css/tips.css']) });
  const { build, files } = await adopt();
  const address = servedUrl(build, 'img/horse.svg', build.files['img/horse.svg']?.integrity ?? '');
  const styles = textOf(files, 'css/tips.css');
  expect(styles).toContain(`url("${address}") }`);
  expect(styles).toContain(`url("${address}#eye") }`);
  expect(styles).toContain(`url('gone.woff2'), url(https://a.test/img/horse.svg), url(data:image/svg+xml,x)`);
});

/** A manifest as @module-federation/vite writes it, with `varFilename`. */
const viteManifest = {
  id: 'vite-tips',
  name: 'vite-tips',
  metaData: {
    name: 'vite-tips',
    type: 'app',
    buildInfo: { buildVersion: '1.0.0', buildName: 'vite-tips' },
    remoteEntry: { name: 'remoteEntry-B3sb0LQp.js', path: '', type: 'module' },
    ssrRemoteEntry: { name: 'remoteEntry.ssr.js', path: '', type: 'module' },
    varRemoteEntry: { name: 'varRemoteEntry.js', path: '', type: 'var' },
    types: { path: '', name: '' },
    globalName: 'vite-tips',
    pluginVersion: '0.2.5',
    publicPath: 'auto',
  },
  shared: [],
  remotes: [],
  exposes: [{ id: 'vite-tips:Tips', name: 'Tips', path: './Tips', assets: assetsOf(['assets/Tips-Cab12xJ4.js']) }],
};

test.each<[string, Record<string, string | object>, object, string]>([
  ['an expose that it has not', {}, { claims: [{ path: '/tips', expose: './Nope' }] }, 'it has ./Tips, ./Other'],
  ['a name that is none', {}, { name: 'Tips' }, 'Give --as a name like tips'],
  ['a path that is none', {}, { claims: [{ path: 'tips', expose: './Tips' }] }, 'claims.routes[0].path'],
  ['no Module Federation 2', { 'mf-manifest.json': '{}' }, {}, 'metaData: is missing'],
  [
    'an ES module as its entry',
    { 'mf-manifest.json': entryAt('', 'remoteEntry.js', 'module') },
    {},
    "library: { type: 'var' }",
  ],
  ['an entry of Vite', { 'mf-manifest.json': viteManifest }, {}, 'build that remote with Rspack'],
  [
    'an entry of another kind',
    { 'mf-manifest.json': entryAt('', 'remoteEntry.js', 'system') },
    {},
    'of the type system',
  ],
  [
    'a container of no name',
    { 'mf-manifest.json': { ...manifest, metaData: { ...manifest.metaData, globalName: 'my-tips' } } },
    {},
    'a name like tips',
  ],
  ['styles by style-loader', { 'tips.js': 'throw Error("Couldn\'t find a style target")' }, {}, 'mini-css-extract'],
  ['an @import in its styles', { 'tips.css': '@import "x.css";' }, {}, 'tips.css has an @import'],
  ['a file that is not there', { 'mf-manifest.json': exposing(['gone.js']) }, {}, 'gone.js, which is not in'],
  [
    'a file outside of its folder',
    { 'mf-manifest.json': exposing(['../../etc/passwd']) },
    {},
    'mf-manifest.json is none of Module Federation 2',
  ],
  [
    'an entry beside its folder',
    { 'mf-manifest.json': entryAt('..', 'remoteEntry.js') },
    {},
    'mf-manifest.json is none of Module Federation 2',
  ],
  [
    'an entry outside of its folder, behind a line break',
    { 'mf-manifest.json': entryAt('', 'x\n/../../remoteEntry.js') },
    {},
    'mf-manifest.json is none of Module Federation 2',
  ],
  [
    'a chunk that has the name of our entry',
    { 'entry.js': chunk('Tips'), 'mf-manifest.json': exposing(['entry.js']) },
    {},
    'Name that chunk otherwise',
  ],
  ['one path claimed twice', {}, { claims: [...claims, { ...claims[0], expose: './Other' }] }, 'Give each path once'],
])('[FOREIGN-6] a build with %s is refused, with the way out', async (_, files, options, said) => {
  await write(files);
  const refused = await adopt(options).catch((error: ReleaseError) => error);
  expect(isReleaseError(refused) && `${refused.message}\n${refused.mend}`).toContain(said);
});

test('[FOREIGN-7] a copy of React beside the shell refuses the build', async () => {
  await write({ 'tips.js': `${chunk('Tips')} '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'` });
  const { build, files } = await adopt();
  await expect(runBuild(build, files, null)).rejects.toMatchObject({
    message: expect.stringContaining('copy of react in tips'),
  });
});
