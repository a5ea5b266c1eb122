import { liveShell, promote, publishBuild, readPolicy, runBuild } from '@paddock/release';
import { describe, expect, test } from 'vitest';
import type { Build, Claims } from '../../record.ts';
import { entryOf, makeBuild, writeBuild } from '../../testing/make-build.ts';
import { makeStore } from '../../testing/make-store.ts';
import { readBuild } from '../../trust/published-build.ts';
import { SIGNATURES } from './bundled-libraries.ts';

const claims: Claims = {
  routes: [{ path: '/racing/:id?', files: ['js/page.js'], reads: [] }],
  navigation: [{ path: '/racing', label: { de: 'Rennen', en: 'Races' }, position: 10 }],
  panels: ['ticker'],
  modals: ['rules'],
  slots: ['home.main'],
  messages: ['stream.watch'],
  links: { racing: '/racing' },
};

const shellWith = (...libraries: string[]) =>
  makeBuild('shell', 'a', { shared: Object.fromEntries(libraries.map((library) => [library, '1.0.0'])) }).build;
const SHELL = shellWith(...Object.keys(SIGNATURES));

/** A remote whose entry is this text; `CONTAINER` stands for the container's name. */
const runs = (entry: (whole: string) => string, change: Partial<Build> = {}, deadlineMs?: number) => {
  const { build, files } = makeBuild('mf-racing', 'a', { claims, ...change }, (made) =>
    entry(entryOf(made)).replaceAll('CONTAINER', made.container),
  );
  return runBuild(build, files, SHELL, deadlineMs);
};

const refused = (what: string) =>
  expect.objectContaining({
    kind: 'refused',
    exitCode: 4,
    message: expect.stringContaining(what),
    mend: expect.stringContaining('build again and publish that'),
  });

describe('publish runs a build', () => {
  test('[PUBLISH-16] one that gives what it claims runs, and says by which Node and how long', async () => {
    expect(await runs((whole) => whole)).toEqual({ node: process.versions.node, ms: expect.any(Number) });
  });

  test('[PUBLISH-16] one that uses libraries of the shell and the page while it loads runs', async () => {
    const entry = (whole: string) => `${whole}
      class Shown extends HTMLElement {}
      const [first] = document.querySelectorAll('p');
      localStorage.getItem('x')?.split(',').map(Number);
      addEventListener('resize', () => {});
      new Intl.NumberFormat(navigator.language).format(+innerWidthOf(first));
      function innerWidthOf(node) { return node ? node.clientWidth : 0; }
      const { init } = CONTAINER;
      CONTAINER.init = (shares) => {
        const react = Object.values(shares.react)[0].get()();
        class Caught extends react.Component {}
        const Context = react.createContext(null);
        if (typeof react.memo(Caught) !== 'function' || !Context) throw new Error('no react');
        return init(shares);
      };`;
    expect(await runs(entry)).not.toBeNull();
  });

  test('[PUBLISH-17] a shell is no container, and is not run', async () => {
    const { build, files } = makeBuild('shell', 'a');
    expect(await runBuild(build, files, null)).toBeNull();
  });

  test.each<[string, (whole: string) => string, string]>([
    ['throws at load', () => 'throw new Error("odds");', 'throws while its entry loads: Error: odds'],
    ['is no script', () => 'export default {};', 'throws while its entry loads: SyntaxError'],
    ['defines no container', () => 'var other = {};', 'entry.js defines no container mf_racing_'],
    ['throws at init', (whole) => `${whole} CONTAINER.init = () => { throw new TypeError("x"); };`, 'TypeError: x'],
    [
      'lacks the expose',
      (whole) => `${whole} CONTAINER.get = async () => { throw new Error('Module "./remote" does not exist'); };`,
      'gives no module: Error: Module "./remote" does not exist',
    ],
    ['waits forever', (whole) => `${whole} CONTAINER.get = () => new Promise(() => {});`, 'never comes'],
    [
      'names a file that it has not',
      (whole) => `${whole} CONTAINER.get = () => __paddock__.script(document.baseURI + 'no.js');`,
      'gives no module: the build has no',
    ],
    ['reads the environment', () => 'globalThis.secret = process.env.HOME;', 'ReferenceError: process is not defined'],
    ['reads a file', () => 'require("fs").readFileSync("/etc/hosts");', 'ReferenceError: require is not defined'],
    [
      'reads a file by a way out of the page',
      () => 'setTimeout.constructor("return process")().getBuiltinModule("fs").readFileSync("/etc/hosts");',
      'Access to this API has been restricted',
    ],
    [
      'starts a program by a way out of the page',
      () => 'setTimeout.constructor("return process")().getBuiltinModule("child_process").execSync("true");',
      'Access to this API has been restricted',
    ],
  ])('[PUBLISH-18] one that %s is refused, and the refusal says what and the way out', async (_, entry, what) => {
    await expect(runs(entry)).rejects.toEqual(refused(what));
  });

  test('[PUBLISH-18] one that hangs is ended at the deadline and refused', async () => {
    await expect(runs(() => 'for (;;);', {}, 2_000)).rejects.toEqual(refused('had no end after 2 s'));
  });

  test.each([
    ['objects', 'const all = []; for (;;) all.push(new Array(1000).fill({}));'],
    ['bytes', 'const all = []; for (;;) all.push(new Uint8Array(10_000_000).fill(1));'],
  ])('[PUBLISH-18] one that eats memory with %s is refused', async (_, entry) => {
    await expect(runs(() => entry)).rejects.toEqual(refused('MB of memory'));
  });

  test.each<[string, Partial<Claims>, Partial<Claims>, string]>([
    [
      'a route that it does not claim',
      {},
      { routes: [{ path: '/user', files: [], reads: [] }] },
      'routes[0].path "/user"',
    ],
    ['no route that it claims', {}, { routes: [] }, 'routes has no /racing/:id?'],
    ['no panel that it claims', {}, { panels: [] }, 'panels.ticker is missing'],
    ['no modal that it claims', {}, { modals: [] }, 'modals.rules is missing'],
    ['no slot that it claims', {}, { slots: [] }, 'slots.home.main is missing'],
    ['no message that it claims', {}, { messages: [] }, 'takes.stream.watch is missing'],
    [
      'a menu that leads to no page of it',
      { navigation: [{ path: '/user', label: { de: 'x', en: 'x' }, position: 1 }] },
      {},
      'menus leads to /user',
    ],
    ['a link that leads to no page of it', { links: { user: '/user' } }, {}, 'links.user leads to /user'],
  ])('[PUBLISH-19] one that gives %s is refused', async (_, claimed, given, what) => {
    const made = (whole: Claims) => () => entryOf({ container: 'CONTAINER', claims: { ...whole, ...given } });
    const all = { ...claims, ...claimed };
    await expect(runs(made(all), { claims: all })).rejects.toEqual(refused(`its module: ${what}`));
  });

  test.each([
    ['lacks a language', '', 'messages.en is missing'],
    ['has texts that do not come', 'en: async () => { throw new Error("gone"); }', 'has no texts for en: Error: gone'],
    ['has texts without a default', 'en: async () => ({})', 'has no texts for en: they must be a default export'],
  ])('[PUBLISH-20] one that %s is refused', async (_, loader, what) => {
    const entry = (whole: string) => whole.replace('en: async () => ({ default: {} })', loader);
    await expect(runs(entry, { messages: { de: [], en: [] } })).rejects.toEqual(refused(what));
  });

  test.each(Object.entries(SIGNATURES))(
    '[PUBLISH-21] one that carries a copy of %s is refused',
    async (library, text) => {
      const carrying = runs((whole) => `${whole} globalThis.copy = '${text}';`, { bundled: [] });
      await expect(carrying).rejects.toEqual(refused(`carries its own copy of ${library} in entry.js`));
    },
  );

  describe.each<[string, Build | null]>([
    ['the live shell does not provide', shellWith('react', 'react-dom')],
    ['a shell will be asked for by the gate, as none is live,', null],
  ])('a library that %s', (_, shell) => {
    const carrying = (text: string) => {
      const { build, files } = makeBuild(
        'mf-racing',
        'a',
        { claims },
        (made) => `${entryOf(made)} var copy = '${text}';`,
      );
      return runBuild(build, files, shell);
    };

    test.each(['@tanstack/react-query', 'i18next', 'react-i18next'])(
      '[PUBLISH-30] %s: a build may carry its own copy',
      async (library) => {
        expect(await carrying(SIGNATURES[library] as string)).toMatchObject({ node: process.versions.node });
      },
    );

    test.each(['react', 'react-dom', 'react-router', '@paddock/core'])(
      '[PUBLISH-30] %s: a copy is refused all the same, since one page has one of it',
      async (library) => {
        await expect(carrying(SIGNATURES[library] as string)).rejects.toEqual(refused(`its own copy of ${library} in`));
      },
    );
  });

  test('[PUBLISH-30] the shell is the one that the channel serves', async () => {
    const { store, operator, folder, publish } = await makeStore();
    const carry = async (content: string) => {
      const copy: typeof entryOf = (made) => `${entryOf(made)} var copy = '${SIGNATURES.i18next}';`;
      const { folder: dist } = await writeBuild(folder, 'mf-racing', content, {}, copy);
      return publishBuild(store, operator, dist, { run: runBuild, shell: () => liveShell(store, 'production') });
    };
    const shell = await publish('shell', 'a');
    await promote(store, operator, { channel: 'production', targets: [shell] });
    expect((await carry('a')).changed).toBe(true);
    const next = await publish('shell', 'b', { shared: { react: '19.3.1', i18next: '26.0.0' } });
    await promote(store, operator, { channel: 'production', targets: [next] });
    await expect(carry('b')).rejects.toEqual(refused('its own copy of i18next in entry.js, which the shell provides'));
  });

  test.each([
    [
      (whole: string) => `${whole} globalThis.copy = '${Object.values(SIGNATURES)[0]}';`,
      '`shared` of Module Federation',
    ],
    [() => 'throw new Error("odds");', 'Mend what its exposes import'],
  ])('[FOREIGN-14] a foreign one is told the way out of its own builder', async (entry, mend) => {
    await expect(runs(entry, { foreign: 'Module Federation 2.9.2' })).rejects.toEqual(
      expect.objectContaining({ kind: 'refused', mend: expect.stringContaining(mend) }),
    );
  });

  test('[PUBLISH-22] the result is signed, and a release of such builds has proven that they run', async () => {
    const { store, operator, folder, publish } = await makeStore();
    const shell = await publish('shell', 'a');
    const { folder: dist, build } = await writeBuild(folder, 'mf-racing', 'a');
    await publishBuild(store, operator, dist, { run: runBuild });
    const { statement } = await readBuild(store, await readPolicy(store), build);
    expect(statement.runs?.node).toBe(process.versions.node);
    const { release } = await promote(store, operator, { channel: 'production', targets: [shell, build] });
    expect(release.proven).toContain('runs');

    const unrun = await publish('mf-racing', 'b');
    const next = await promote(store, operator, { channel: 'production', targets: [unrun] });
    expect(next.release.proven).not.toContain('runs');
  });

  test('[PUBLISH-22] a build that is refused is not stored, nor by a dry run announced', async () => {
    const { store, operator, folder } = await makeStore();
    const { folder: dist } = await writeBuild(folder, 'mf-racing', 'a', {}, () => 'throw new Error("odds");');
    for (const dryRun of [true, false])
      await expect(publishBuild(store, operator, dist, { run: runBuild, dryRun })).rejects.toEqual(refused('odds'));
    expect(await store.listBuilds()).toEqual([]);
  });
});
