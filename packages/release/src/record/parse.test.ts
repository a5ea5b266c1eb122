import {
  parseBeacons,
  parseBuild,
  parseJson,
  parseRelease,
  parseTabRelease,
  parseVoteTotals,
  RecordError,
} from '@paddock/release/record';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeBuild } from '../testing/make-build.ts';

const digest = `sha384-${'A'.repeat(64)}`;
const { build } = makeBuild('mf-racing', 'a');

const release = {
  schema: 1,
  channel: 'production',
  sequence: 1,
  previous: null,
  at: '2026-06-01T12:00:00.000Z',
  who: 'olga',
  action: 'promote',
  changed: ['shell'],
  reason: null,
  proven: ['integrity'],
  acceptedBreak: null,
  builds: { shell: { buildId: '1.0.0-0a1b2c3d4e5f', digest } },
  lastKnownGood: {},
  signature: { key: 'a'.repeat(32), value: `${'A'.repeat(86)}==` },
};

const [ref] = Object.values(release.builds);
const about = 'mf-racing';
const evidence = { ready: 4_000, bad: 2, since: release.at, until: release.at };
const vouched = { ...release, action: 'vouch', changed: [], about, vouch: { build: ref, evidence } };
const withdrawn = { ...release, action: 'withdraw', changed: ['mf-racing'] };
const frozen = { ...release, action: 'freeze', changed: [], about: '*', frozen: ['*', 'mf-racing'] };
const repaired = { ...release, action: 'repair', changed: [], repair: { lost: null, problem: 'it is missing' } };
const other = { buildId: '1.1.0-0a1b2c3d4e5f', digest };
const live = { buildId: '1.0.0-0a1b2c3d4e5f', digest };
const canaried = {
  ...release,
  builds: {
    ...release.builds,
    'mf-racing': { ...live, canary: { build: other, share: 50 } },
    'mf-club': { ...live, holdback: { build: other, share: 30, until: release.at } },
  },
};

const tab = {
  schema: 1,
  channel: 'production',
  sequence: 7,
  remotes: {
    'mf-racing': {
      buildId: build.buildId,
      digest,
      entry: 'entry.js',
      container: build.container,
      contract: '^1.0.0',
      claims: build.claims,
    },
  },
  lastKnownGood: {},
  shell: { buildId: '1.0.0-0a1b2c3d4e5f', digest },
  files: { '/builds/shell/1.0.0-0a1b2c3d4e5f/main.js': digest },
};

const beacon = {
  release: 7,
  remote: 'mf-racing',
  buildId: build.buildId,
  phase: 'entry',
  errorClass: 'network',
  attempt: 1,
};

/** The kind and path of the `RecordError`; fails if there is none. */
const refusal = (parse: () => unknown): string => {
  try {
    parse();
  } catch (error) {
    if (error instanceof RecordError) {
      expect(error.message).not.toMatch(/\/\^/);
      return `${error.kind} ${error.path}`;
    }
    throw error;
  }
  throw new Error('was not refused');
};

/** A copy of `value` with another value at `path`. */
const put = (value: unknown, path: string, replacement: unknown): unknown => {
  const copy = structuredClone(value) as Record<string, unknown>;
  const keys = path.split('/');
  const last = keys.pop() as string;
  const holder = keys.reduce((object, key) => object[key] as Record<string, unknown>, copy);
  holder[last] = replacement;
  return copy;
};

describe('a parser', () => {
  test('[RECORD-1] returns a whole record unchanged', () => {
    expect(parseBuild(build)).toEqual(build);
    expect(parseRelease(release)).toEqual(release);
    for (const each of [vouched, withdrawn, frozen, repaired]) expect(parseRelease(each)).toEqual(each);
    expect(parseRelease(canaried)).toEqual(canaried);
    expect(parseTabRelease(tab)).toEqual(tab);
    expect(parseBeacons([beacon])).toEqual([beacon]);
  });

  test.each([
    ['a name that is no name', 'name', 'Racing', 'pattern name'],
    ['a name that every object has', 'name', 'constructor', 'pattern name'],
    ['the name that freezes rendering', 'name', 'render', 'reference name'],
    ['a build id that leaves its folder', 'buildId', '../../etc', 'pattern buildId'],
    ['a build id of another version', 'buildId', '2.0.0-0a1b2c3d4e5f', 'reference buildId'],
    ['a file that leaves its folder', 'entry', '../entry.js', 'pattern entry'],
    ['a file hidden in its folder', 'entry', 'js/.htaccess', 'pattern entry'],
    ['an absolute file', 'entry', '/entry.js', 'pattern entry'],
    ['an entry that is not there', 'entry', 'other.js', 'reference entry'],
    ['an initial file that is not there', 'initial/css', ['other.css'], 'reference initial.css'],
    ["a claim's file that is not there", 'claims/routes/0/files', ['x.js'], 'reference claims.routes[0].files'],
    ['a claim that is no path', 'claims/routes/0/path', 'race', 'pattern claims.routes[0].path'],
    ['an API read on another host', 'claims/routes/0/reads', ['//evil/api'], 'pattern claims.routes[0].reads[0]'],
    ['a weaker hash', 'files/entry.js/integrity', `sha256-${'A'.repeat(43)}=`, 'pattern files["entry.js"].integrity'],
    ['a negative size', 'files/entry.js/size', -1, 'range files["entry.js"].size'],
    ['a size that is no number', 'files/entry.js/size', '1', 'type files["entry.js"].size'],
    ['a remote without container', 'container', '', 'reference container'],
    ['a container that is code', 'container', 'a=alert(1)', 'pattern container'],
    ['a newer schema', 'schema', 2, 'pattern schema'],
    ['a name the store needs', 'files/publish.json', { integrity: digest, size: 1 }, 'reference files'],
    ['endless lists', 'bundled', Array.from({ length: 501 }, () => 'react'), 'range bundled'],
  ])('[RECORD-2] [RECORD-6] refuses a build with %s at that place', (_, path, replacement, expected) => {
    expect(refusal(() => parseBuild(put(build, path, replacement)))).toBe(expected);
  });

  test.each([
    ['a sequence of 2^53', 'sequence', 2 ** 53, 'type sequence'],
    ['a sequence of 0', 'sequence', 0, 'range sequence'],
    ['a first record with a previous one', 'previous', 'a'.repeat(64), 'reference previous'],
    ['an unknown action', 'action', 'delete', 'pattern action'],
    ['a change of what is not there', 'changed', ['mf-racing'], 'reference changed'],
    ['a reason that steers terminals', 'reason', '\u001b[2J', 'pattern reason'],
    ['a reason that turns the line around', 'reason', '\u202egnp', 'pattern reason'],
    ['a withdrawal of what it serves', 'action', 'withdraw', 'reference changed'],
    ['a vouch of nothing', 'action', 'vouch', 'reference about'],
    ['a promote about a name', 'about', 'mf-racing', 'reference about'],
    ['a repair that says nothing', 'action', 'repair', 'reference repair'],
    ['a promote with a repair', 'repair', { lost: null, problem: 'x' }, 'reference repair'],
    ['no signature', 'signature', null, 'type signature'],
    ['a date in prose', 'at', 'yesterday', 'pattern at'],
  ])('[RECORD-2] refuses a release with %s at that place', (_, path, replacement, expected) => {
    expect(refusal(() => parseRelease(put(release, path, replacement)))).toBe(expected);
  });

  test.each([
    ['a canary for nobody', 'mf-racing/canary/share', 0, 'range builds["mf-racing"].canary.share'],
    ['a canary for all', 'mf-racing/canary/share', 1_000, 'range builds["mf-racing"].canary.share'],
    ['a canary for a broken number', 'mf-racing/canary/share', 0.5, 'type builds["mf-racing"].canary.share'],
    ['a canary of the live build', 'mf-racing/canary/build', live, 'reference builds.mf-racing'],
    [
      'a canary with a holdback',
      'mf-racing/holdback',
      canaried.builds['mf-club'].holdback,
      'reference builds.mf-racing',
    ],
    ['an endless holdback', 'mf-club/holdback/until', 'never', 'pattern builds["mf-club"].holdback.until'],
    ['a canary of the shell', 'shell/canary', { build: other, share: 1 }, 'reference builds.shell'],
  ])('[RECORD-25] refuses a release with %s at that place', (_, path, replacement, expected) => {
    expect(refusal(() => parseRelease(put(canaried, `builds/${path}`, replacement)))).toBe(expected);
  });

  test('[RECORD-5] refuses a key __proto__, and its maps have no prototype', () => {
    const text = JSON.stringify(release).replace('"lastKnownGood":{}', '"lastKnownGood":{"__proto__":{"buildId":"x"}}');
    expect(refusal(() => parseRelease(parseJson(text, 10_000)))).toBe('forbidden-key lastKnownGood');
    expect('constructor' in parseRelease(release).builds).toBe(false);
  });

  test('[RECORD-5] ignores a field of the prototype', () => {
    expect(refusal(() => parseBuild(Object.create(build)))).toBe('missing schema');
  });

  test('[RECORD-4] refuses JSON that is too long before it reads it, and text that is not JSON', () => {
    expect(refusal(() => parseJson('1'.repeat(11), 10))).toBe('range ');
    expect(refusal(() => parseJson('{"a":', 10))).toBe('json ');
    expect(refusal(() => parseJson('', 10))).toBe('json ');
    expect(refusal(() => parseJson('['.repeat(100_000), 200_000))).toBe('json ');
  });

  test('[RECORD-4] [RECORD-7] refuses too many beacons, and keeps no personal text', () => {
    expect(refusal(() => parseBeacons(Array.from({ length: 101 }, () => beacon)))).toBe('range beacons');
    expect(refusal(() => parseBeacons([{ ...beacon, errorClass: 'anna@example.org' }]))).toBe(
      'pattern beacons[0].errorClass',
    );
    expect(parseBeacons([{ ...beacon, email: 'anna@example.org' }])).toEqual([beacon]);
    const failed = { kind: 'api-error', release: 7, tag: 'apilimit_reached' };
    expect(refusal(() => parseBeacons([{ ...failed, tag: 'api anna@example.org' }]))).toBe('pattern beacons[0].tag');
    const slow = { kind: 'vital', release: 7, builds: { 'mf-racing': build.buildId }, metric: 'LCP', rating: 'poor' };
    expect(refusal(() => parseBeacons([{ ...slow, metric: 'anna' }]))).toBe('pattern beacons[0].metric');
    expect(refusal(() => parseBeacons([{ ...failed, kind: 'anna' }]))).toBe('pattern beacons[0].kind');
    const ticket = '7.29384756.417.abcdefghijkl.abcdefghijklmnop';
    const vote = { kind: 'vote', ticket, remote: 'mf-racing', buildId: build.buildId, outcome: 'bad' };
    expect(refusal(() => parseBeacons([{ ...vote, ticket: 'anna@example.org' }]))).toBe('pattern beacons[0].ticket');
    expect(refusal(() => parseBeacons([{ ...vote, outcome: 'anna' }]))).toBe('pattern beacons[0].outcome');
    const open = { kind: 'open', builds: { 'mf-racing': build.buildId } };
    expect(parseBeacons([{ ...open, email: 'anna@example.org' }])).toEqual([open]);
    expect(refusal(() => parseBeacons([{ ...open, builds: { 'mf-racing': 'anna' } }]))).toContain('pattern beacons[0]');
    expect(parseBeacons([failed, slow, beacon, vote])).toEqual([failed, slow, beacon, vote]);
  });

  test('[RECORD-26] what an edge counted is read whole, and refused where a network is none', () => {
    const counted = { release: 7, remote: 'mf-racing', buildId: build.buildId, ok: { '192.0.2.0/24': 3 }, bad: {} };
    const totals = { schema: 1, edge: 'a-1', channel: 'production', votes: [counted] };
    expect(JSON.parse(JSON.stringify(parseVoteTotals(totals)))).toEqual(totals);
    const forged = { ...totals, votes: [{ ...counted, bad: { anna: 1 } }] };
    expect(refusal(() => parseVoteTotals(forged))).toBe('pattern votes[0].bad["anna"]');
  });

  const parsers = { parseBuild, parseRelease, parseTabRelease, parseBeacons, parseVoteTotals };

  test.each(Object.entries(parsers))('[RECORD-3] %s answers any JSON with a record or a RecordError', (_, parse) => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
        try {
          parse(value);
        } catch (error) {
          expect(error).toBeInstanceOf(RecordError);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('[RECORD-3] a build id that no text can be made of gives a RecordError', () => {
    const remotes = { ...tab.remotes, 'mf-racing': { ...tab.remotes['mf-racing'], buildId: { toString: null } } };
    expect(refusal(() => parseTabRelease({ ...tab, remotes }))).toBe('type remotes["mf-racing"].buildId');
  });

  test('[RECORD-3] one value replaced anywhere in a whole record gives a record or a RecordError, never a crash', () => {
    const places = (value: unknown, path: string[] = []): string[][] =>
      typeof value === 'object' && value !== null
        ? Object.entries(value).flatMap(([key, inner]) => [[...path, key], ...places(inner, [...path, key])])
        : [];
    const cases = [
      { parse: parseBuild, whole: build as unknown },
      { parse: parseRelease, whole: canaried as unknown },
      { parse: parseTabRelease, whole: tab as unknown },
    ].flatMap(({ parse, whole }) => places(whole).map((path) => ({ parse, whole, path })));
    fc.assert(
      fc.property(fc.constantFrom(...cases), fc.jsonValue(), ({ parse, whole, path }, value) => {
        const copy = structuredClone(whole);
        const holder = path.slice(0, -1).reduce((object, key) => (object as never)[key], copy) as Record<
          string,
          unknown
        >;
        holder[path.at(-1) as string] = value;
        try {
          parse(copy);
        } catch (error) {
          expect(error).toBeInstanceOf(RecordError);
        }
      }),
      { numRuns: 2_000 },
    );
  });
});
