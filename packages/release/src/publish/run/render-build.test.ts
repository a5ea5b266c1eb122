import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { liveShell, promote, publishBuild } from '@paddock/release';
import { describe, expect, test } from 'vitest';
import type { Build } from '../../record.ts';
import { makeBuild, writeBuild } from '../../testing/make-build.ts';
import { makeStore } from '../../testing/make-store.ts';
import { integrityOf } from '../../trust/published-build.ts';

/** A shell that renders whatever the remote returns for the URL. */
const SHELL = `var paddockShell = { shares: {}, render: async (input, remote) => {
  const { url, owner } = JSON.parse(input);
  if ((owner === null) !== (remote === null)) throw new Error('an owner without a module');
  return JSON.stringify({ html: remote ? remote.page(url) : 'own' });
} };`;

const PATHS = ['/racing', '/race/:id'];

const setUp = async (shell: string | null = SHELL) => {
  const { store, operator, folder } = await makeStore();
  /** Publishes a build with this script for the edge. */
  const publish = async (name: string, code: string, change: Partial<Build> = {}, paths: readonly string[] = PATHS) => {
    const routes = paths.map((path) => ({ path, files: ['js/page.js'], reads: [], render: 'edge' as const }));
    const claimed = { ...change, claims: { routes, navigation: [], panels: [], modals: [], slots: [] } };
    const { files } = makeBuild(name, code, claimed).build;
    const listed = { ...files, 'edge.js': { integrity: integrityOf(Buffer.from(code)), size: code.length } };
    const rendered = { ...claimed, files: listed, edge: 'edge.js' };
    const dist = await writeBuild(folder, name, code, rendered);
    await writeFile(join(dist.folder, 'edge.js'), code);
    return publishBuild(store, operator, dist.folder, { shell: () => liveShell(store, 'production') });
  };
  const remote = (page: string, change: Partial<Build> = {}) =>
    publish('mf-racing', `var paddockRemote = { page: ${page} };`, change);
  if (shell !== null) {
    const { build } = await publish('shell', shell, {}, []);
    await promote(store, operator, { channel: 'production', targets: [build] });
  }
  return { store, publish, remote };
};

const refused = (what: RegExp) =>
  expect.objectContaining({
    kind: 'refused',
    exitCode: 4,
    message: expect.stringMatching(what),
    mend: expect.stringContaining("take render: 'edge'"),
  });

describe('publish renders the pages of a build', () => {
  test('[PUBLISH-24] one whose pages render is published', async () => {
    const { remote } = await setUp();
    expect(await remote('(url) => url')).toMatchObject({ changed: true, renders: { pages: 2, untried: null } });
  });

  test.each([
    ['throws', '() => window.innerWidth', /\/racing, \/race\/:id: ReferenceError: window is not defined/],
    [
      'throws on one page',
      `(url) => { if (url.endsWith('/race/1')) document.title = url; }`,
      /:\n {2}\/race\/:id: Ref/,
    ],
    ['loops', `(url) => { while (url.endsWith('/race/1')); }`, /\/race\/:id: takes more than 5 s/],
    ['eats memory', '() => { const all = []; for (;;) all.push(new Array(1e5).fill(1)); }', /the process ended/],
    ['does not start', '0 }; document.title = { a: 0', /ReferenceError: document is not defined/],
  ])('[PUBLISH-24] one that %s is refused, by its fault', async (_, page, fault) => {
    const { store, remote } = await setUp();
    await expect(remote(page)).rejects.toEqual(refused(fault));
    expect((await store.listBuilds()).map(({ name }) => name)).toEqual(['shell']);
  });

  test('[PUBLISH-25] the pages of a shell are rendered in itself', async () => {
    const { publish } = await setUp(null);
    expect(await publish('shell', SHELL)).toMatchObject({ renders: { pages: 2, untried: null } });
    await expect(publish('shell', SHELL.replace("'own'", 'history.state'))).rejects.toEqual(refused(/history is not/));
  });

  test('[PUBLISH-26] without a live shell it is published unrendered', async () => {
    const { remote } = await setUp(null);
    const untried =
      'no shell is live that renders pages (“A page that the edge renders” in the README of @paddock/webpack-preset)';
    expect(await remote('(url) => url')).toMatchObject({ changed: true, renders: { pages: 0, untried } });
  });

  test.each([
    ['a later host', { contract: '^2.0.0' }, /lacks the host \^2\.0\.0$/],
    ['a later library', { shared: { react: '^20.0.0' } }, /lacks react \^20\.0\.0$/],
  ])('[PUBLISH-26] one that needs %s than the live shell has is published unrendered', async (_, change, why) => {
    const { remote } = await setUp();
    const untried = expect.stringMatching(why);
    expect(await remote('() => window.x', change)).toMatchObject({ changed: true, renders: { pages: 0, untried } });
  });
});
