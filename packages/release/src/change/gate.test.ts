import { checkRelease, type GateBuild } from '@paddock/release';
import type { Build, Gives, Uses } from '@paddock/release/record';
import { describe, expect, test } from 'vitest';
import type { Shape } from '../record/types.ts';
import { makeBuild } from '../testing/make-build.ts';
import { BUDGET_BYTES } from './gate.ts';

const weighed = (build: Build, more: Partial<GateBuild> = {}): GateBuild => ({
  build,
  broken: [],
  initialBytes: 1_000,
  ...more,
});
const shell = (change: Partial<Build> = {}) => makeBuild('shell', 'a', change).build;
const racing = (change: Partial<Build> = {}) => makeBuild('mf-racing', 'a', change).build;

const check = (builds: GateBuild[], changed: string[], returnShell: Build | null = null, replaced: Build[] = []) =>
  checkRelease({
    builds: Object.fromEntries(builds.map((each) => [each.build.name, each])),
    changed,
    replaced,
    returnShell,
  }).map(({ check, why }) => `${check}: ${why}`);
const one = (change: Partial<Build>, provided: Partial<Build> = {}) =>
  check([weighed(shell(provided)), weighed(racing(change))], ['mf-racing']);

describe('the gate', () => {
  test('lets a whole release pass', () => {
    expect(check([weighed(shell()), weighed(racing())], ['shell', 'mf-racing'])).toEqual([]);
  });

  test.each([
    ['^1.2.0', '1.2.0', true],
    ['^1.2.0', '1.9.4', true],
    ['^1.2.0', '1.1.9', false],
    ['^1.2.0', '2.0.0', false],
    ['^1.2.0', '1.3.0-rc.1', true],
    ['not a range', '1.2.0', false],
  ])(
    '[CHANGE-11] a remote that needs contract %s from a shell that provides %s: %s',
    (contract, provided, expected) => {
      expect(one({ contract }, { contract: provided }).length === 0).toBe(expected);
    },
  );

  test('[CHANGE-60] a remote with texts needs each language of the shell', () => {
    expect(one({ messages: { de: [] } })).toEqual([expect.stringContaining("contract: has no texts in 'en'")]);
    expect(one({ messages: { de: [] } }, { locales: ['de'] })).toEqual([]);
    expect(one({ messages: {} })).toEqual([]);
  });

  test.each([
    ['^1.2.0', ['1.9.0'], []],
    ['^2.0.0', ['1.9.0'], []],
    ['^1.2.0', undefined, ['contract', 'shared']],
    ['^1.2.0', ['0.9.0'], ['contract', 'shared']],
  ])('[CHANGE-48] a remote that needs %s of a shell that provides 2.0.0 and %o', (range, facades, refusedBy) => {
    const shared = { '@paddock/host': range };
    const provided = { contract: '2.0.0', shared: { '@paddock/host': '2.0.0' }, ...(facades && { facades }) };
    expect(one({ contract: range, shared }, provided).map((why) => why.split(':')[0])).toEqual(refusedBy);
  });

  test.each([
    [{ react: '^19.0.0' }, { react: '19.3.1' }, []],
    [{ react: '^20.0.0' }, { react: '19.3.1' }, ['shared: needs react ^20.0.0, but shell']],
    [{ zod: '^4.0.0' }, { react: '19.3.1' }, ['shared: needs zod ^4.0.0, which shell']],
    [{ '@paddock/ui/button': '^1.0.0' }, { '@paddock/ui/': '1.4.0' }, []],
    [{ react: 'latest' }, { react: '19.3.1' }, ['shared: asks for react "latest", which is no version range']],
  ])('[CHANGE-12] a remote that shares %o with a shell that provides %o', (wanted, provided, expected) => {
    const found = one({ shared: wanted }, { shared: provided });
    expect(found.map((why) => why.replace(/ shell .*/, ' shell'))).toEqual(expected);
  });

  test('[CHANGE-19] [CHANGE-20] holds a changed remote against both shells, an unchanged one only against a new shell', () => {
    const needs = racing({ contract: '^1.3.0' });
    const old = shell({ contract: '1.2.0' });
    const builds = [weighed(shell({ contract: '1.3.0' })), weighed(needs)];
    expect(check(builds, ['mf-racing'], old)).toHaveLength(1);
    expect(check(builds, ['shell'], old)).toEqual([]);
    expect(check([weighed(old), weighed(needs)], ['mf-streams'])).toEqual([]);
    expect(check([weighed(old), weighed(needs)], ['shell'])).toHaveLength(1);
  });

  test('[CHANGE-36] [CHANGE-37] a set with its shell goes back together, and so does what is promoted on it later', () => {
    const old = shell({ contract: '1.2.0' });
    const builds = [weighed(shell({ contract: '2.0.0' })), weighed(racing({ contract: '^2.0.0' }))];
    expect(check(builds, ['shell', 'mf-racing'], old, [old, racing({ contract: '^1.2.0' })])).toEqual([]);
    expect(check(builds, ['mf-racing'], old, [racing({ contract: '^2.0.0' })])).toEqual([]);
    expect(check(builds, ['mf-racing'], old, [racing({ contract: '^1.2.0' })])).toHaveLength(1);
  });

  test('[CHANGE-13] refuses a URL that two remotes claim, once, and only if one of them changes', () => {
    const streams = makeBuild('mf-streams', 'a', { claims: racing().claims }).build;
    const builds = [weighed(shell()), weighed(racing()), weighed(streams)];
    expect(check(builds, ['mf-racing', 'mf-streams'])).toEqual([
      `claims: claims the route /racing/:id?, which mf-streams ${streams.buildId} claims`,
    ]);
    expect(check(builds, ['mf-streams'])).toHaveLength(1);
    expect(check(builds, ['shell'])).toEqual([]);
  });

  test('[CHANGE-14] refuses a path that the shell has itself, of the remote and of the shell, whichever changes', () => {
    const route = (path: string) => ({ ...racing().claims, routes: [{ path, files: [], reads: [] }] });
    const own = shell({ claims: route('/news/:id') });
    const builds = (path: string) => [weighed(own), weighed(racing({ claims: route(path) }))];
    const refusal = `claims: claims the route /news/:item, which shell ${own.buildId} claims as /news/:id`;
    expect(check(builds('/news/:item'), ['mf-racing'])).toEqual([refusal]);
    expect(check(builds('/news/:item'), ['shell'])).toEqual([refusal]);
    expect(check(builds('/news/:item'), ['mf-streams'])).toEqual([]);
    expect(check([weighed(shell()), ...builds('/news/:item').slice(1)], ['mf-racing'], own)).toEqual([refusal]);
  });

  test('[CHANGE-14] lets a remote have a path that is more specific than the shell’s', () => {
    const route = (path: string) => ({ ...racing().claims, routes: [{ path, files: [], reads: [] }] });
    const builds = [weighed(shell({ claims: route('/:name') })), weighed(racing({ claims: route('/races') }))];
    expect(check(builds, ['shell', 'mf-racing'])).toEqual([]);
  });

  test('[CHANGE-14] refuses a panel and a modal that the shell has itself', () => {
    const named = { ...racing().claims, routes: [], panels: ['login'], modals: ['check_TC'] };
    const own = shell({ claims: named });
    expect(check([weighed(own), weighed(racing({ claims: named }))], ['mf-racing'])).toEqual([
      `claims: claims the panel login, which shell ${own.buildId} claims`,
      `claims: claims the modal check_TC, which shell ${own.buildId} claims`,
    ]);
  });

  test('[CHANGE-15] refuses a remote that carries a platform library', () => {
    expect(one({ bundled: ['react-dom'] })).toEqual([
      'bundled: carries its own copy of react-dom, which the shell provides',
    ]);
  });

  test('[CHANGE-16] refuses a start that is heavier than its budget, of a remote and of the shell', () => {
    const heavy = (initialBytes: number) => ({ initialBytes });
    const of = (shellBytes: number, remoteBytes: number) =>
      check([weighed(shell(), heavy(shellBytes)), weighed(racing(), heavy(remoteBytes))], ['shell', 'mf-racing']);
    expect(of(BUDGET_BYTES.shell, BUDGET_BYTES.remote)).toEqual([]);
    expect(of(BUDGET_BYTES.shell + 100, BUDGET_BYTES.remote + 100)).toEqual([
      'budget: starts with 195.1 kB of js (gzip), over its budget of 195.0 kB',
      'budget: starts with 35.1 kB of js (gzip), over its budget of 35.0 kB',
    ]);
  });

  test('[CHANGE-17] refuses broken files', () => {
    expect(check([weighed(shell(), { broken: ['main.js is missing'] })], ['shell'])).toEqual([
      'integrity: main.js is missing',
    ]);
  });

  describe('[CHANGE-32] [CHANGE-33] [CHANGE-34] what builds use of each other', () => {
    const nothing = { links: {}, slots: {}, modals: {}, messages: {} };
    const racingClaims = racing().claims;
    const giver = (links: Record<string, string>, slots: Gives['slots'] = {}) =>
      racing({ claims: { ...racingClaims, links }, gives: { slots, modals: {}, messages: {} } });
    const user = (uses: Partial<Uses>) => makeBuild('mf-streams', 'a', { uses: { ...nothing, ...uses } }).build;
    const checkBoth = (given: Build, using: Build, changed = ['mf-racing', 'mf-streams'], replaced: Build[] = []) =>
      checkRelease({
        builds: { shell: weighed(shell()), 'mf-racing': weighed(given), 'mf-streams': weighed(using) },
        changed,
        replaced,
        returnShell: null,
      }).map(({ check, why }) => `${check}: ${why}`);

    test.each([
      [{ race: '/race/:id' }, { race: ['id'] }, null],
      [{ races: '/races/:date?' }, { races: [] }, null],
      [{ race: '/race/:id' }, { race: [] }, 'lacks id'],
      [{ race: '/race' }, { race: ['id'] }, 'fills in id, which /race does not have'],
    ])('a link %o that is used as %o', (links, used, problem) => {
      const given = giver(links);
      const [name] = Object.keys(used);
      expect(checkBoth(given, user({ links: used }))).toEqual(
        problem === null ? [] : [`uses: uses the link ${name} of mf-racing ${given.buildId}, but ${problem}`],
      );
    });

    test('refuses a link that nobody gives', () => {
      expect(checkBoth(giver({}), user({ links: { race: ['id'] } }))).toEqual([
        'uses: uses the link race, which is given by no build of this release',
      ]);
    });

    test('a panel that is opened must be claimed by a build, of a remote or the shell', () => {
      const withPanels = (...panels: string[]) => racing({ claims: { ...racingClaims, panels } });
      expect(checkBoth(withPanels('betslip'), user({ panels: ['betslip'] }))).toEqual([]);
      expect(checkBoth(withPanels(), user({ panels: ['betslip'] }))).toEqual([
        'uses: uses the panel betslip, which is given by no build of this release',
      ]);
    });

    test.each<[Shape, Shape, string | null]>([
      [{ raceId: 'number' }, { raceId: 'number' }, null],
      [{ raceId: 'number', day: 'string?' }, { raceId: 'number' }, null],
      [{ raceId: 'number' }, {}, 'lacks raceId'],
      [{ raceId: 'number' }, { raceId: 'string' }, 'sends raceId as string instead of number'],
      [{ raceId: 'number' }, { raceId: 'number?' }, 'may lack raceId'],
      [{}, { raceId: 'number' }, 'sends raceId, which is not expected'],
    ])('a slot that expects %o and is sent %o', (expected, sent, problem) => {
      const given = giver({}, { 'race.stream': expected });
      expect(checkBoth(given, user({ slots: { 'race.stream': sent } }))).toEqual(
        problem === null ? [] : [`uses: uses the slot race.stream of mf-racing ${given.buildId}, but ${problem}`],
      );
    });

    test('lets a slot be that nobody fills', () => {
      expect(checkBoth(giver({}), user({ slots: { 'race.stream': {} } }))).toEqual([]);
    });

    test('refuses a giver that no longer gives what an unchanged build uses', () => {
      const using = user({ links: { race: ['id'] } });
      expect(checkBoth(giver({}), using, ['mf-racing'], [giver({ race: '/race/:id' })])).toHaveLength(1);
    });

    test('lets a promotion pass that does not make an old disagreement worse', () => {
      const using = user({ links: { race: ['id'] } });
      expect(checkBoth(giver({}), using, ['mf-racing'], [giver({})])).toEqual([]);
    });

    test('refuses one name of a link that two remotes give', () => {
      const other = makeBuild('mf-streams', 'a');
      const claims = { ...other.build.claims, links: { race: '/stream' } };
      const given = giver({ race: '/race/:id' });
      expect(checkBoth(given, { ...other.build, claims })).toEqual([
        `claims: claims the link race, which mf-streams ${other.build.buildId} claims`,
      ]);
    });
  });

  test('tells how to mend each refusal', () => {
    const uses = { links: { nowhere: [] }, slots: {}, modals: {}, messages: {} };
    const build = racing({ contract: '^9.0.0', bundled: ['react'], shared: { zod: '^1.0.0' }, uses });
    const owner = shell({ claims: build.claims });
    const refusals = checkRelease({
      builds: { shell: weighed(owner), 'mf-racing': weighed(build, { broken: ['x'], initialBytes: 1e9 }) },
      changed: ['mf-racing'],
      returnShell: null,
    });
    expect(new Set(refusals.map((refusal) => refusal.check)).size).toBe(7);
    for (const { mend } of refusals) expect(mend).toMatch(/^[A-Z].{20,}\.$/);
  });
});
