import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { run } from './cli/run.ts';
import { writeBuild } from './testing/make-build.ts';
import { makeFolder, NOW } from './testing/make-store.ts';

/** A terminal in a folder of its own: `$('status')` runs `paddock status` and tells what came out. */
const openTerminal = async () => {
  const folder = await makeFolder();
  let now = NOW.getTime();
  const terminal = async (...words: string[]) => {
    let [out, err] = ['', ''];
    const code = await run(words, {
      out: (text) => {
        out += text;
      },
      err: (text) => {
        err += text;
      },
      env: {},
      folder,
      user: 'olga',
      now: () => new Date(now),
    });
    return { code, out, err };
  };
  const wait = (minutes: number) => {
    now += minutes * 60_000;
  };
  return { $: terminal, wait, folder };
};

/** shell and two builds of mf-racing published; the first is live since an hour. */
const serving = async () => {
  const opened = await openTerminal();
  const { $, wait, folder } = opened;
  await $('init');
  const shell = await writeBuild(folder, 'shell', 'a');
  const a = await writeBuild(folder, 'mf-racing', 'a');
  const b = await writeBuild(folder, 'mf-racing', 'b', { version: '1.1.0' });
  for (const each of [shell, a, b]) await $('publish', each.folder);
  await $('promote', `shell@${shell.build.buildId}`, `mf-racing@${a.build.buildId}`, '--reason', 'first release');
  wait(60);
  return { ...opened, shell: shell.build.buildId, a: a.build.buildId, b: b.build.buildId, dist: a.folder };
};

describe('[REL-70] what the operator reads', () => {
  test('init, publish', async () => {
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
        3 files, 71 B, all as build.json says
      "
    `);
    expect(published.err).toBe(
      `Next: paddock promote mf-racing ${build.buildId}  (serves nobody on production until then)\n`,
    );
    expect((await $('publish', dist)).out).toContain('was published already');
  });

  test('promote, and how to undo it', async () => {
    const { $, b } = await serving();
    const { code, out, err } = await $('promote', 'mf-racing', b, '--reason', 'new race card');
    expect(code).toBe(0);
    expect(out).toMatchInlineSnapshot(`
      "mf-racing  production  1.0.0-1659484343b6 -> 1.1.0-5e49b6e31546
        proven: integrity, contract, shared, claims, bundled, budget
        release 2 of production, by olga: new race card
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

  test('rollback: what it will do before it does, and how to undo it', async () => {
    const { $, b, wait } = await serving();
    await $('promote', 'mf-racing', b);
    wait(12);
    const { code, out, err } = await $('rollback', 'mf-racing', '--reason', 'odds are wrong');
    expect(code).toBe(0);
    expect(out).toMatchInlineSnapshot(`
      "mf-racing  production  1.1.0-5e49b6e31546 -> 1.0.0-1659484343b6
        proven: integrity, contract, shared, claims, bundled
        release 3 of production, by olga: odds are wrong
      "
    `);
    expect(err).toMatchInlineSnapshot(`
      "Rolling back mf-racing on production: 1.1.0-5e49b6e31546 -> 1.0.0-1659484343b6 (last known good, was live for 1 h)
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

  test('the undo line does what it says', async () => {
    const { $, a, b } = await serving();
    const undo = async (err: string) => {
      const line = /^Undo: paddock (.*)$/m.exec(err)?.[1] ?? '';
      return $(...line.replace("'<why>'", 'undone').split(' '));
    };
    const { err } = await $('promote', 'mf-racing', b);
    const undone = await undo(err);
    expect(undone.out).toContain(`${b} -> ${a}`);
    expect((await undo(undone.err)).out).toContain(`${a} -> ${b}`);
  });

  test('status', async () => {
    const { $, b, wait } = await serving();
    await $('promote', 'mf-racing', b);
    wait(24 * 60 + 61);
    expect((await $('status')).out).toMatchInlineSnapshot(`
      "production  release 2, 1 d 1 h ago by olga: promote mf-racing
      NAME       LIVE                SINCE                              BY    ROLLBACK LEADS TO
      shell      1.0.0-d0c723d8bc21  2026-06-01 12:00:00Z  1 d 2 h ago  olga  -
      mf-racing  1.1.0-5e49b6e31546  2026-06-01 13:00:00Z  1 d 1 h ago  olga  1.0.0-1659484343b6
      "
    `);
    expect((await $('status', '--channel', 'staging')).out).toBe(
      'Nothing is served yet. Next: paddock publish <dist folder>, then paddock promote.\n',
    );
  });

  test('history of a channel and of a name', async () => {
    const { $, b, wait } = await serving();
    await $('promote', 'mf-racing', b);
    wait(3);
    await $('rollback', 'mf-racing', '--reason', 'odds are wrong');
    wait(1);
    expect((await $('history')).out).toMatchInlineSnapshot(`
      "#  WHEN                                 BY    WHAT                                                           WHY
      3  2026-06-01 13:03:00Z  1 min ago      olga  rollback mf-racing@1.0.0-1659484343b6                          odds are wrong
      2  2026-06-01 13:00:00Z  4 min ago      olga  promote mf-racing@1.1.0-5e49b6e31546
      1  2026-06-01 12:00:00Z  1 h 4 min ago  olga  promote mf-racing@1.0.0-1659484343b6 shell@1.0.0-d0c723d8bc21  first release
      "
    `);
    expect((await $('history', 'mf-racing', '--limit', '1')).out).toMatchInlineSnapshot(`
      "#  WHEN                             BY    WHAT                                   WHY
      3  2026-06-01 13:03:00Z  1 min ago  olga  rollback mf-racing@1.0.0-1659484343b6  odds are wrong

      PUBLISHED           WHEN                                 BY    COMMIT
      1.0.0-1659484343b6  2026-06-01 12:00:00Z  1 h 4 min ago  olga
      1.1.0-5e49b6e31546  2026-06-01 12:00:00Z  1 h 4 min ago  olga
      "
    `);
  });

  test('diff', async () => {
    const { $, a, folder } = await serving();
    const c = await writeBuild(folder, 'mf-racing', 'c', {
      version: '2.0.0',
      contract: '^1.1.0',
      shared: { react: '^19.1.0' },
    });
    await $('publish', c.folder);
    expect((await $('diff', 'mf-racing', a, c.build.buildId)).out).toMatchInlineSnapshot(`
      "mf-racing        1.0.0-1659484343b6  2.0.0-bdfbc2f2136c
      contract         ^1.0.0              ^1.1.0
      shared react     ^19.0.0             ^19.1.0
      file entry.js    17 B kg61P8gk       17 B h2xc5ffk
      file js/page.js  17 B kg61P8gk       17 B h2xc5ffk
      "
    `);
    expect((await $('diff', 'mf-racing', a, a)).out).toBe(`mf-racing ${a} and ${a} do not differ.\n`);
  });

  test('verify, with exit code 5 if something cannot be proven', async () => {
    const { $, a, folder } = await serving();
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

  test('a refusal of the gate: what, why, and how to mend it', async () => {
    const { $, folder } = await serving();
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

  test('gc and keys', async () => {
    const { $, wait, folder } = await serving();
    wait(60 * 24 * 31);
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
      "KEY        ID                                PUBLISH    PROMOTE    ROLLBACK
      ci-racing  <id>  mf-racing  mf-racing  -
      Its private half is in ./ci.key
      "
    `);
    expect((await $('keys', 'retire', 'ci-racing')).code).toBe(0);
    expect((await $('keys', 'list')).out.replaceAll(/[0-9a-f]{32}/g, '<id>')).toMatchInlineSnapshot(`
      "KEY        ID                                PUBLISH    PROMOTE    ROLLBACK
      operator   <id>  *          *          *
      ci-racing  <id>  mf-racing  mf-racing  -         retired
      "
    `);
  });
});

describe('[REL-71] what the next program reads', () => {
  test('one object on stdout, also of an error', async () => {
    const { $, a, b } = await serving();
    const rolled = await $('promote', 'mf-racing', b, '--json');
    expect(JSON.parse(rolled.out)).toEqual({
      schema: 1,
      action: 'promote',
      channel: 'production',
      changed: true,
      dryRun: false,
      release: 2,
      changes: [{ name: 'mf-racing', from: a, to: b }],
      checks: ['integrity', 'contract', 'shared', 'claims', 'bundled', 'budget'],
      accepted: [],
      acceptedBreak: null,
      lostRaces: 0,
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
      const { $ } = await serving();
      const { out, code } = await $(...words, '--json');
      expect(code).toBe(0);
      expect(JSON.parse(out)).toMatchObject({ schema: 1, startedAt: expect.any(String) });
      expect(out.trim().split('\n')).toHaveLength(1);
    },
  );
});

describe('[REL-72] the exit code says what happened', () => {
  test.each([
    [0, ['--help']],
    [0, ['promote', '--help']],
    [2, []],
    [2, ['frobnicate']],
    [2, ['promote']],
    [2, ['promote', 'mf-racing']],
    [2, ['promote', 'racing', '1.0.0-000000000000']],
    [2, ['promote', 'mf-racing', 'newest']],
    [2, ['rollback', 'mf-racing']],
    [2, ['rollback', 'mf-racing', '--reason', ' ']],
    [2, ['status', '--channel', '../x']],
    [2, ['gc', '--older-than', 'a month']],
    [2, ['history', '--limit', 'all']],
    [2, ['keys', 'add', 'ci', '--publish', 'racing']],
    [3, ['promote', 'mf-racing', '1.0.0-000000000000']],
    [3, ['rollback', 'mf-streams', '--reason', 'x']],
    [3, ['history', 'mf-streams']],
    [3, ['verify', 'mf-racing', '1.0.0-000000000000']],
    [3, ['publish', 'nowhere']],
    [3, ['status', '--data', 'nowhere']],
    [4, ['rollback', 'mf-racing', '--reason', 'x']],
    [4, ['init']],
    [5, ['status', '--root', '0'.repeat(32)]],
    [7, ['rollback', 'mf-racing', '--reason', 'x', '--to', '1.1.0-000000000000', '--key', 'nowhere.key']],
  ])('%i: paddock %j', async (expected, words) => {
    const { $ } = await serving();
    const { code, out, err } = await $(...words);
    expect(code, err).toBe(expected);
    if (code > 2) expect(err.trim().split('\n').at(-1)).toMatch(/[.:]|paddock/);
    if (code !== 0) expect(out).toBe('');
  });

  test('4: --if-live names another build', async () => {
    const { $, b } = await serving();
    expect((await $('promote', 'mf-racing', b, '--if-live', b)).code).toBe(4);
  });

  test('7: a key without the right', async () => {
    const { $, b } = await serving();
    await $('keys', 'add', 'ci-streams', '--promote', 'mf-streams', '--out', 'ci.key');
    expect(await $('promote', 'mf-racing', b, '--key', 'ci.key')).toMatchObject({
      code: 7,
      out: '',
      err: expect.stringContaining('The key ci-streams may not promote mf-racing'),
    });
  });

  test('nothing is changed on a dry run', async () => {
    const { $, b } = await serving();
    const dry = await $('promote', 'mf-racing', b, '--dry-run');
    expect(dry).toMatchObject({ code: 0, err: '' });
    expect(dry.out).toContain('dry run: this would be release 2 of production; nothing was changed');
    expect((await $('status', '--json')).out).toContain('"release":1');
  });
});

test('[REL-73] the command runs as a program', async () => {
  const folder = await makeFolder();
  const cli = new URL('./cli.ts', import.meta.url).pathname;
  const start = (...words: string[]) =>
    new Promise<{ code: number | null; out: string }>((resolve) => {
      const child = spawn(process.execPath, [cli, ...words], {
        cwd: folder,
        env: { PATH: process.env.PATH ?? '', PADDOCK_DATA: 'store' },
      });
      let out = '';
      child.stdout.on('data', (chunk) => {
        out += chunk;
      });
      child.once('close', (code) => resolve({ code, out }));
    });
  expect((await start('status')).code).toBe(3);
  expect((await start('init', '--json')).out).toContain(`"data":"${folder}/store"`);
  expect(await start('status')).toMatchObject({ code: 0, out: expect.stringContaining('Nothing is served yet') });
}, 60_000);
