import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { writeBuild } from '../testing/make-build.ts';
import { makeOlder } from '../testing/medium.ts';
import { openServing, openTerminal } from '../testing/terminal.ts';

describe('what the operator reads', () => {
  test('[CLI-1] init, publish', async () => {
    const { $, folder } = await openTerminal();
    const { folder: dist, build } = await writeBuild(folder, 'mf-racing', 'a');
    const made = await $('init');
    expect(made.out.replaceAll(/[0-9a-f]{32}/g, '<id>').replaceAll(folder, '.')).toMatchInlineSnapshot(`
      "Release store made in ./.paddock
        root key      <id>
        operator key  <id>
      "
    `);
    expect((await $('init')).code).toBe(4);
    const published = await $('publish', dist);
    expect(published.out).toMatchInlineSnapshot(`
      "mf-racing  1.0.0-1659484343b6  published
        3 files, 354 B, all as build.json says; it runs
      "
    `);
    expect(published.err).toBe(
      `Next: paddock promote mf-racing ${build.buildId}  (serves nobody on production until then)\n`,
    );
    expect((await $('publish', dist)).out).toContain('was published already');
  });

  test('[PUBLISH-18] [CLI-4] publish of a build that no tab can load', async () => {
    const { $, folder } = await openServing();
    const { folder: dist } = await writeBuild(folder, 'mf-racing', 'c', {}, () => 'throw new Error("odds");');
    const { code, out, err } = await $('publish', dist);
    expect([code, out]).toEqual([4, '']);
    expect(err).toMatchInlineSnapshot(`
      "No tab could load mf-racing 1.0.0-bdfbc2f2136c:
        It throws while its entry loads: Error: odds.
      Nothing was published. Mend src/remote.ts or what it imports, build again and publish that.
      "
    `);
  });

  test('[CLI-1] [CLI-3] promote, and how to undo it', async () => {
    const { $, b } = await openServing();
    const { code, out, err } = await $('promote', 'mf-racing', b, '--reason', 'new race card');
    expect(code).toBe(0);
    expect(out).toMatchInlineSnapshot(`
      "mf-racing  production  1.0.0-1659484343b6 -> 1.1.0-5e49b6e31546
        proven: integrity, contract, shared, claims, uses, bundled, budget, runs
        release 2 of production, by olga (key operator): new race card
      "
    `);
    expect(err).toMatchInlineSnapshot(`
      "Undo: paddock rollback mf-racing --to 1.0.0-1659484343b6 --reason '<why>'
      "
    `);
    expect(await $('promote', 'mf-racing', b)).toMatchInlineSnapshot(`
      {
        "code": 0,
        "err": "",
        "out": "Nothing to do: release 2 of production serves this already.
      ",
      }
    `);
  });

  test('[CLI-2] [CLI-15] a set: how to undo it, and what the undo will do', async () => {
    const { $, folder, shell, a, b } = await openServing();
    const next = await writeBuild(folder, 'shell', 'b', { version: '2.0.0' });
    await $('publish', next.folder);
    const { err } = await $('promote', `shell@${next.build.buildId}`, `mf-racing@${b}`);
    expect(err).toBe("Undo: paddock rollback --release 1 --reason '<why>'\n");
    const back = await $('rollback', '--release', '1', '--reason', 'host 2 is slow');
    expect(back.code).toBe(0);
    expect(back.err.replace(next.build.buildId, '<next>')).toBe(
      [
        `Rolling back mf-racing on production: ${b} -> ${a}`,
        `Rolling back shell on production: <next> -> ${shell}`,
        `Undo: paddock promote mf-racing@${b} shell@${next.build.buildId}`,
        '',
      ].join('\n'),
    );
  });

  test('[CLI-24] a new channel starts with what another one serves, and with what is named', async () => {
    const { $, shell, a, b } = await openServing();
    const { code, out } = await $('promote', `mf-racing@${b}`, '--from', 'production', '--channel', 'staging');
    expect(code).toBe(0);
    expect(out).toContain(`mf-racing  staging  nothing -> ${b}`);
    expect(out).toContain(`shell      staging  nothing -> ${shell}`);
    expect((await $('promote', '--from', 'production', '--channel', 'staging')).out).toContain(`${b} -> ${a}`);
    expect((await $('promote', '--from', 'nowhere', '--channel', 'staging')).code).toBe(3);
    expect((await $('promote', '--channel', 'staging')).code).toBe(2);
  });

  test('[CLI-4] [CLI-16] a rollback of nothing, or of a name and a release', async () => {
    const { $ } = await openServing();
    for (const words of [[], ['mf-racing', '--release', '1'], ['--release', '1', '--to', 'x'], ['--release', '1']]) {
      const { code, err } = await $('rollback', ...words, ...(words.length === 2 ? [] : ['--reason', 'slow']));
      expect({ words, code }).toEqual({ words, code: 2 });
      expect(err.trimEnd().split('\n')).toHaveLength(2);
    }
  });

  test('[CHANGE-28] [CLI-1] [CLI-2] [CLI-3] [CLI-4] rollback: what it will do, what it did, and how to undo it', async () => {
    const { $, b, wait } = await openServing();
    await $('promote', 'mf-racing', b);
    wait(12);
    const { code, out, err } = await $('rollback', 'mf-racing', '--reason', 'odds are wrong');
    expect(code).toBe(0);
    expect(out).toMatchInlineSnapshot(`
      "mf-racing  production  1.1.0-5e49b6e31546 -> 1.0.0-1659484343b6
        proven: integrity, contract, shared, claims, bundled, runs
        release 3 of production, by olga (key operator): odds are wrong
      "
    `);
    expect(err).toMatchInlineSnapshot(`
      "Rolling back mf-racing on production: 1.1.0-5e49b6e31546 -> 1.0.0-1659484343b6 (unproven: nobody vouched for an earlier build, was live for 1 h)
      Undo: paddock promote mf-racing@1.1.0-5e49b6e31546
      "
    `);
    expect(await $('rollback', 'mf-racing', '--reason', 'again')).toMatchInlineSnapshot(`
      {
        "code": 4,
        "err": "mf-racing has no earlier good build on production
      Name one with --to; see: paddock history mf-racing --channel production
      ",
        "out": "",
      }
    `);
  });

  test('[CLI-3] the undo line does what it says', async () => {
    const { $, a, b } = await openServing();
    const undo = async (err: string) => {
      const line = /^Undo: paddock (.*)$/m.exec(err)?.[1] ?? '';
      return $(...line.replace("'<why>'", 'undone').split(' '));
    };
    const { err } = await $('promote', 'mf-racing', b);
    const undone = await undo(err);
    expect(undone.out).toContain(`${b} -> ${a}`);
    expect((await undo(undone.err)).out).toContain(`${a} -> ${b}`);
  });

  test('[CLI-9] status', async () => {
    const { $, b, wait } = await openServing();
    await $('promote', 'mf-racing', b);
    wait(24 * 60 + 61);
    expect((await $('status')).out).toMatchInlineSnapshot(`
      "production  release 2, 1 d 1 h ago by olga (key operator): promote mf-racing
        NOT KNOWN TO BE THE NEWEST: it was last renewed at 2026-06-01T13:00:00.000Z. Next: paddock renew
      NAME       LIVE                          SINCE                              BY    KEY       ROLLBACK LEADS TO
      shell      1.0.0-d0c723d8bc21  unproven  2026-06-01 12:00:00Z  1 d 2 h ago  olga  operator  -
      mf-racing  1.1.0-5e49b6e31546  unproven  2026-06-01 13:00:00Z  1 d 1 h ago  olga  operator  1.0.0-1659484343b6 (unproven)
      "
    `);
  });

  test('[CLI-40] status of a channel that the store does not have says so, and which it has', async () => {
    const { $ } = await openServing();
    expect((await $('promote', '--from', 'production', '--channel', 'staging')).code).toBe(0);
    const message = 'prodution serves nothing';
    const mend = 'The store has production, staging. See: paddock status';
    expect(await $('status', '--channel', 'prodution')).toEqual({ code: 3, out: '', err: `${message}\n${mend}\n` });
    const { code, out } = await $('status', '--channel', 'prodution', '--json');
    expect(code).toBe(3);
    expect(JSON.parse(out)).toEqual({
      schema: 1,
      changed: false,
      error: { kind: 'not-found', message, mend, exitCode: 3 },
    });
  });

  test('[CLI-40] status of a channel in a store that has none says how to begin', async () => {
    const { $ } = await openTerminal();
    await $('init');
    expect(await $('status', '--channel', 'staging')).toMatchObject({
      code: 0,
      out: 'Nothing is served yet. Next: paddock publish <dist folder>, then paddock promote.\n',
    });
  });

  test('[CLI-1] history of a channel and of a name', async () => {
    const { $, b, wait } = await openServing();
    await $('promote', 'mf-racing', b);
    wait(3);
    await $('rollback', 'mf-racing', '--reason', 'odds are wrong');
    wait(1);
    expect((await $('history')).out).toMatchInlineSnapshot(`
      "#  WHEN                                 BY    KEY       WHAT                                                           WHY
      3  2026-06-01 13:03:00Z  1 min ago      olga  operator  rollback mf-racing@1.0.0-1659484343b6                          odds are wrong
      2  2026-06-01 13:00:00Z  4 min ago      olga  operator  promote mf-racing@1.1.0-5e49b6e31546
      1  2026-06-01 12:00:00Z  1 h 4 min ago  olga  operator  promote mf-racing@1.0.0-1659484343b6 shell@1.0.0-d0c723d8bc21  first release
      "
    `);
    expect((await $('history', 'mf-racing', '--limit', '1')).out).toMatchInlineSnapshot(`
      "#  WHEN                             BY    KEY       WHAT                                   WHY
      3  2026-06-01 13:03:00Z  1 min ago  olga  operator  rollback mf-racing@1.0.0-1659484343b6  odds are wrong

      PUBLISHED           WHEN                                 BY    KEY       COMMIT
      1.0.0-1659484343b6  2026-06-01 12:00:00Z  1 h 4 min ago  olga  operator
      1.1.0-5e49b6e31546  2026-06-01 12:00:00Z  1 h 4 min ago  olga  operator
      "
    `);
  });

  test('[CLI-1] diff', async () => {
    const { $, a, folder } = await openServing();
    const c = await writeBuild(folder, 'mf-racing', 'c', {
      version: '2.0.0',
      contract: '^1.1.0',
      shared: { react: '^19.1.0' },
    });
    await $('publish', c.folder);
    expect((await $('diff', 'mf-racing', a, c.build.buildId)).out).toMatchInlineSnapshot(`
      "mf-racing               1.0.0-1659484343b6  2.0.0-bdfbc2f2136c
      contract                ^1.0.0              ^1.1.0
      js at the start (gzip)  228 B               227 B
      shared react            ^19.0.0             ^19.1.0
      file entry.js           300 B ESRoa7se      300 B M50skh9h
      file js/page.js         17 B kg61P8gk       17 B h2xc5ffk
      "
    `);
    expect((await $('diff', 'mf-racing', a, a)).out).toBe(`mf-racing ${a} and ${a} do not differ.\n`);
  });

  test('[CLI-6] verify, with exit code 5 if something cannot be proven', async () => {
    const { $, a, folder } = await openServing();
    expect(await $('verify')).toMatchInlineSnapshot(`
      {
        "code": 0,
        "err": "",
        "out": "ok   policy
      ok   channel production
      ok   mf-racing 1.0.0-1659484343b6
      ok   mf-racing 1.1.0-5e49b6e31546
      ok   shell 1.0.0-d0c723d8bc21
      ",
      }
    `);
    await writeFile(join(folder, '.paddock/builds/mf-racing', a, 'page.css'), 'x');
    expect(await $('verify', 'mf-racing', a)).toMatchInlineSnapshot(`
      {
        "code": 5,
        "err": "1 of 1 cannot be proven
      Do not promote these. Roll back what is live; publish again under a new build id.
      ",
        "out": "BAD  mf-racing 1.0.0-1659484343b6
             page.css has 1 bytes, not 37
      ",
      }
    `);
  });

  test('[CLI-4] a refusal of the gate: what, why, and how to mend it', async () => {
    const { $, folder } = await openServing();
    const broken = await writeBuild(folder, 'mf-racing', 'c', { version: '2.0.0', contract: '^3.2.0' });
    await $('publish', broken.folder);
    expect(await $('promote', 'mf-racing', broken.build.buildId)).toMatchInlineSnapshot(`
      {
        "code": 4,
        "err": "The gate refuses this promote on production:
        contract  mf-racing 2.0.0-bdfbc2f2136c needs @paddock/host ^3.2.0, but shell 1.0.0-d0c723d8bc21 provides 1.2.0.
                  Promote a shell that provides it first, or change the range in mf-racing/package.json.
      Nothing was changed. Mend it, or take it on yourself with --accept-break "<why>".
      ",
        "out": "",
      }
    `);
  });

  test('[CLI-1] gc and keys', async () => {
    const { $, folder } = await openServing();
    await makeOlder(join(folder, '.paddock'), 60 * 24 * 31);
    expect((await $('gc', '--keep', '0', '--dry-run')).out).toMatchInlineSnapshot(`
      "mf-racing 1.1.0-5e49b6e31546 would be removed
      1 would be removed, 2 kept, 0 left-overs swept
      "
    `);
    expect((await $('gc', '--keep', '0')).out).toMatchInlineSnapshot(`
      "mf-racing 1.1.0-5e49b6e31546 removed
      1 removed, 2 kept, 0 left-overs swept
      "
    `);
    const added = await $(
      'keys',
      'add',
      'ci-racing',
      '--publish',
      'mf-racing',
      '--promote',
      'mf-racing',
      '--out',
      'ci.key',
    );
    expect(added.out.replace(/[0-9a-f]{32}/, '<id>').replace(folder, '.')).toMatchInlineSnapshot(`
      "KEY        ID                                PUBLISH    PROMOTE    ROLLBACK  PREVIEW    ROBOT  RENEW  SPEAKS FOR  BREAKS FREEZES
      ci-racing  <id>  mf-racing  mf-racing  -         mf-racing  -      yes    anybody     -
      Its private half is in ./ci.key
      "
    `);
    expect((await $('keys', 'retire', 'ci-racing')).code).toBe(0);
    expect((await $('keys', 'list')).out.replaceAll(/[0-9a-f]{32}/g, '<id>')).toMatchInlineSnapshot(`
      "KEY        ID                                PUBLISH    PROMOTE    ROLLBACK  PREVIEW    ROBOT  RENEW  SPEAKS FOR  BREAKS FREEZES
      operator   <id>  *          *          *         *          -      yes    anybody     -
      ci-racing  <id>  mf-racing  mf-racing  -         mf-racing  -      yes    anybody     -               retired, 0 builds stay valid
      policy 3
      "
    `);
  });
});

test.each([
  [['audit', 'export', 'nowhere/audit.jsonl'], 'nowhere/audit.jsonl: ENOENT'],
  [['keys', 'add', 'ci', '--renew', '--out', 'nowhere/ci.key'], 'nowhere/ci.key: ENOENT'],
  [['init', '--data', 'file/store'], 'file/store/keys: ENOTDIR'],
])('[CLI-34] %j: what cannot be written is named with the way out', async (words, what) => {
  const { $, folder } = await openServing();
  await writeFile(join(folder, 'file'), '');
  const { code, err } = await $(...words);
  expect({ code, lines: err.split('\n') }).toEqual({
    code: 1,
    lines: [
      expect.stringContaining(`Could not write ${join(folder, what)}`),
      'Name a place whose folder exists, and that you may write. Check the disk, too.',
      '',
    ],
  });
});

describe('[CLI-8] a folder that is no build', () => {
  const openBroken = async () => {
    const opened = await openServing();
    await mkdir(join(opened.folder, '.paddock/builds/mf-racing/1.0.0-000000000000'));
    return opened;
  };

  test('is reported by verify, which goes on with the rest', async () => {
    const { $ } = await openBroken();
    const { code, out } = await $('verify');
    expect(code).toBe(5);
    expect(out).toContain('BAD  mf-racing 1.0.0-000000000000\n       mf-racing has no build 1.0.0-000000000000');
    expect(out.match(/^ok /gm)).toHaveLength(5);
    expect((await $('verify', 'mf-racing')).code).toBe(5);
  });

  test('is reported by gc, which goes on with the rest', async () => {
    const { $, b, folder } = await openBroken();
    await makeOlder(join(folder, '.paddock'), 60 * 24 * 31);
    const { code, out, err } = await $('gc', '--keep', '0');
    expect(code).toBe(5);
    expect(out).toContain(`mf-racing ${b} removed`);
    expect(out).toContain('BAD  mf-racing 1.0.0-000000000000');
    expect(err).toContain('1 of the builds that were kept cannot be proven');
  });

  test('is one object of gc on stdout with --json', async () => {
    const { $ } = await openBroken();
    const { code, out } = await $('--data', '.paddock', 'gc', '--json');
    expect(code).toBe(5);
    expect(JSON.parse(out)).toMatchObject({ action: 'gc', broken: [{ build: { name: 'mf-racing' } }] });
  });

  test('is reported by history', async () => {
    const { $ } = await openBroken();
    const { code, out } = await $('history', 'mf-racing');
    expect(code).toBe(0);
    expect(out).toContain('1.0.0-000000000000  CANNOT BE TRUSTED');
  });
});

describe('[CLI-5] what the next program reads', () => {
  test('one object on stdout, also of an error', async () => {
    const { $, a, b } = await openServing();
    const rolled = await $('promote', 'mf-racing', b, '--json');
    expect(JSON.parse(rolled.out)).toEqual({
      schema: 1,
      action: 'promote',
      channel: 'production',
      changed: true,
      dryRun: false,
      release: 2,
      who: 'olga',
      key: 'operator',
      changes: [{ name: 'mf-racing', from: a, to: b }],
      checks: ['integrity', 'contract', 'shared', 'claims', 'uses', 'bundled', 'budget', 'runs'],
      accepted: [],
      acceptedBreak: null,
      lostRaces: 0,
      lostWays: [],
      undo: `paddock rollback mf-racing --to ${a} --reason '<why>'`,
      startedAt: '2026-06-01T13:00:00.000Z',
      durationMs: 0,
    });
    expect(JSON.parse((await $('promote', 'mf-racing', b, '--json')).out)).toMatchObject({
      changed: false,
      changes: [],
      undo: null,
    });
    const failed = await $('promote', 'mf-racing', '1.0.0-000000000000', '--json');
    expect(JSON.parse(failed.out)).toMatchObject({ changed: false, error: { kind: 'not-found', exitCode: 3 } });
  });

  test.each([['status'], ['history'], ['history', 'mf-racing'], ['verify'], ['keys', 'list'], ['gc']])(
    '%s %s',
    async (...words) => {
      const { $ } = await openServing();
      const { out, code } = await $(...words, '--json');
      expect(code).toBe(0);
      expect(JSON.parse(out)).toMatchObject({ schema: 1, startedAt: expect.any(String) });
      expect(out.trim().split('\n')).toHaveLength(1);
    },
  );
});
