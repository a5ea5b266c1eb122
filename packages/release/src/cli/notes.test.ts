import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { writeBuild } from '../testing/make-build.ts';
import { openServing } from '../testing/terminal.ts';

const serving = async () => {
  const made = await openServing();
  const journal = join(made.folder, '.paddock', 'journal', 'production');
  const undo = async (err: string) => {
    const line = /^Undo: paddock (.*)$/m.exec(err)?.[1] ?? '';
    return made.$(...line.replace("'<why>'", 'undone').split(' '));
  };
  return { ...made, journal, undo };
};

describe('withdraw', () => {
  test('[CLI-17] [CLI-3] says what pages do, and the undo line brings the remote back', async () => {
    const { $, a, undo } = await serving();
    const { code, out, err } = await $('withdraw', 'mf-racing', '--reason', 'a broken first build');
    expect({ code, out }).toEqual({
      code: 0,
      out: [
        `mf-racing  production  ${a} -> nothing`,
        '  proven: uses',
        '  release 2 of production, by olga (key operator): a broken first build',
        '',
      ].join('\n'),
    });
    expect(err).toBe(
      `Undo: paddock promote mf-racing@${a}\nTabs that run mf-racing keep it until they load a page; its URLs are answered with 404 from now on.\n`,
    );
    expect((await $('status')).out).not.toContain(a);
    expect((await undo(err)).code).toBe(0);
    expect((await $('status')).out).toContain(a);
  });

  test('[CLI-25] it undoes a promote of a remote that was not served before', async () => {
    const { $, folder, undo } = await serving();
    const fresh = await writeBuild(folder, 'mf-streams', 'a');
    await $('publish', fresh.folder);
    const { err } = await $('promote', 'mf-streams', fresh.build.buildId);
    expect(err).toContain("Undo: paddock withdraw mf-streams --reason '<why>'");
    expect((await undo(err)).code).toBe(0);
    expect((await $('status')).out).not.toContain(fresh.build.buildId);
  });

  test('[CLI-26] [CLI-17] status says which live builds are foreign', async () => {
    const { $, folder } = await serving();
    const foreign = await writeBuild(folder, 'mf-streams', 'a', { foreign: 'Module Federation 2.9.2' });
    await $('publish', foreign.folder);
    await $('promote', 'mf-streams', foreign.build.buildId);
    expect((await $('status')).out.match(/^(\S+) .*, foreign/gm)).toHaveLength(1);
    const [{ builds }] = JSON.parse((await $('status', '--json')).out).channels;
    expect(builds.map((each: { foreign: string | null }) => each.foreign)).toEqual([
      null,
      null,
      'Module Federation 2.9.2',
    ]);
  });

  test('[CLI-17] a dry run and a missing reason change nothing', async () => {
    const { $, a } = await serving();
    const dry = await $('withdraw', 'mf-racing', '--reason', 'x', '--dry-run', '--json');
    expect(JSON.parse(dry.out)).toMatchObject({ changed: false, dryRun: true, changes: [{ from: a, to: null }] });
    expect((await $('withdraw', 'mf-racing')).code).toBe(2);
    expect((await $('withdraw', 'shell', '--reason', 'x')).code).toBe(2);
    expect((await $('status')).out).toContain(a);
  });
});

describe('vouch', () => {
  test('[CLI-18] a build is unproven until somebody vouches for it, and a rollback says which it leads to', async () => {
    const { $, a, b } = await serving();
    const before = (await $('status')).out;
    expect(before).toMatch(new RegExp(`mf-racing +${a} +unproven`));
    const { code, out, err } = await $('vouch', 'mf-racing', '--reason', 'ran all Saturday');
    expect({ code, out, err }).toEqual({
      code: 0,
      out: `mf-racing  production  ${a} is known to be good\n  release 2 of production, by olga (key operator): ran all Saturday\n`,
      err: 'Undo: none; a rollback of this build takes the vouch back.\n',
    });
    expect((await $('status')).out).toMatch(new RegExp(`mf-racing +${a} +known good`));
    expect(JSON.parse((await $('vouch', 'shell', '--reason', 'it, too', '--json')).out)).toMatchObject({
      action: 'vouch',
      changed: true,
      undo: null,
    });
    expect(JSON.parse((await $('vouch', 'shell', '--reason', 'again', '--json')).out)).toMatchObject({
      action: 'vouch',
      changed: false,
      undo: null,
    });
    await $('promote', 'mf-racing', b);
    const row = (await $('status')).out.split('\n').find((line) => line.startsWith('mf-racing'));
    expect(row).toMatch(new RegExp(`${b} +unproven .* ${a}$`));
    const back = await $('rollback', 'mf-racing', '--reason', 'x');
    expect(back.err).toContain(`${b} -> ${a} (last known good, was live for`);
    expect((await $('vouch', 'mf-racing', '--reason', 'again')).out).toContain('Nothing to do: somebody vouched for');
  });

  test('[CLI-18] where nobody vouched, the one before is offered and said to be unproven', async () => {
    const { $, a, b } = await serving();
    await $('promote', 'mf-racing', b);
    expect((await $('status')).out).toContain(`${a} (unproven)`);
    const { code, err } = await $('rollback', 'mf-racing', '--reason', 'odds are wrong');
    expect(code).toBe(0);
    expect(err).toContain(`${b} -> ${a} (unproven: nobody vouched for an earlier build, was live for`);
  });
});

describe('freeze', () => {
  test('[CLI-10] one whose timestamp cannot be written says so, as a promote does', async () => {
    const { $, b, folder } = await serving();
    const file = join(folder, '.paddock', 'channels', 'production', 'timestamp.json');
    await rm(file);
    await mkdir(file);
    const told = 'The release is valid, but its timestamp could not be written: paddock renew\n';
    expect((await $('promote', 'mf-racing', b)).err).toContain(told);
    expect((await $('freeze', '--reason', 'race day')).err).toContain(told);
  });

  test('[CLI-32] rendering at the edge is frozen and goes on by the same command', async () => {
    const { $, b, undo } = await serving();
    const { out, err } = await $('freeze', '--render', '--reason', 'a race card shows the wrong race');
    expect(out).toContain('rendering at the edge is frozen: browsers render all pages, from their next load on');
    expect((await $('status')).out).toContain("paddock unfreeze --render --reason '<why>'");
    expect((await $('promote', 'mf-racing', b)).code).toBe(0);
    expect((await $('freeze', 'mf-racing', '--render', '--reason', 'x')).code).toBe(2);
    expect((await undo(err)).out).toContain('rendering at the edge is no longer frozen');
    for (const verb of ['freeze', 'unfreeze'])
      expect(await $(verb, 'render', '--reason', 'guests see broken pages')).toEqual({
        code: 2,
        out: '',
        err: `No remote is called render\nDid you mean all pages? paddock ${verb} --render --reason '<why>'\n`,
      });
    expect((await $('status')).out).not.toContain('FROZEN');
  });

  test('[CLI-19] holds promotes, is shown in the status, and is undone', async () => {
    const { $, a, b, undo } = await serving();
    const { out, err } = await $('freeze', 'mf-racing', '--reason', 'race day');
    expect(out).toContain('mf-racing is frozen: promotes, canaries and robots wait');
    const held = await $('promote', 'mf-racing', b);
    expect(held.code).toBe(4);
    expect(held.err).toContain('mf-racing is frozen since release 2 of production, by olga: race day');
    expect((await $('status')).out).toContain(
      "  FROZEN mf-racing since release 2, by olga (key operator): race day. Next: paddock unfreeze mf-racing --reason '<why>'\n",
    );
    const [channel] = JSON.parse((await $('status', '--json')).out).channels;
    expect(channel.frozen).toEqual([
      { name: 'mf-racing', release: 2, who: 'olga', key: 'operator', reason: 'race day' },
    ]);
    expect((await undo(err)).out).toContain('mf-racing is no longer frozen');
    expect((await $('promote', 'mf-racing', b)).out).toContain(`${a} -> ${b}`);
  });

  test('[CLI-19] a name and its channel are each frozen by their own release, and thaw one by one', async () => {
    const { $, b } = await serving();
    await $('freeze', 'mf-racing', '--reason', 'odds are wrong', '--who', 'tom');
    await $('freeze', '--reason', 'big race');
    const [{ frozen }] = JSON.parse((await $('status', '--json')).out).channels;
    expect(frozen).toEqual([
      { name: '*', release: 3, who: 'olga', key: 'operator', reason: 'big race' },
      { name: 'mf-racing', release: 2, who: 'tom', key: 'operator', reason: 'odds are wrong' },
    ]);
    const still = 'still frozen: all of production\n';
    const one = await $('unfreeze', 'mf-racing', '--reason', 'over', '--dry-run');
    expect(one.out).toContain(`mf-racing is no longer frozen; ${still}`);
    expect((await $('unfreeze', 'shell', '--reason', 'over')).out).toBe(
      'Nothing to do: shell is not frozen; still frozen: all of production, mf-racing.\n',
    );
    const held: string[] = [];
    for (;;) {
      const { code, err } = await $('promote', 'mf-racing', b);
      if (code === 0) break;
      held.push(err.split('\n')[0] ?? '');
      const line = /paddock (unfreeze .*)$/m.exec(err)?.[1] ?? '';
      await $(...line.replace("'<why>'", 'over').split(' '));
      expect(held.length).toBeLessThan(3);
    }
    expect(held).toEqual([
      'production is frozen since release 3 of production, by olga: big race',
      'mf-racing is frozen since release 2 of production, by tom: odds are wrong',
    ]);
  });

  test('[CLI-19] the way on in the status is of the channel beside it', async () => {
    const { $, wait } = await serving();
    await $('promote', '--from', 'production', '--channel', 'staging');
    await $('freeze', 'mf-racing', '--channel', 'staging', '--reason', 'race day');
    wait(25 * 60);
    const { out } = await $('status');
    expect(out).toContain("Next: paddock unfreeze mf-racing --reason '<why>' --channel staging\n");
    expect(out.match(/Next: paddock renew.*$/gm)).toEqual([
      'Next: paddock renew',
      'Next: paddock renew --channel staging',
    ]);
  });

  test('[CLI-28] the history of a name has its vouches and freezes, and those of the channel', async () => {
    const { $ } = await serving();
    await $('vouch', 'mf-racing', '--reason', 'ran all Saturday');
    await $('vouch', 'shell', '--reason', 'it, too');
    await $('freeze', 'mf-racing', '--reason', 'race day');
    await $('freeze', '--reason', 'big race');
    const { releases } = JSON.parse((await $('history', 'mf-racing', '--json')).out);
    expect(releases.map((each: { reason: string }) => each.reason)).toEqual([
      'big race',
      'race day',
      'ran all Saturday',
      'first release',
    ]);
  });

  test('[CLI-19] of a channel, and a dry run', async () => {
    const { $, b } = await serving();
    await $('freeze', '--reason', 'x', '--dry-run');
    expect(JSON.parse((await $('freeze', '--reason', 'race day', '--json')).out)).toMatchObject({
      action: 'freeze',
      changed: true,
      name: null,
      frozen: ['*'],
      key: 'operator',
    });
    const nowhere = await $('freeze', '--channel', 'prodution', '--reason', 'big race');
    expect(nowhere).toMatchObject({ code: 3, err: expect.stringMatching(/^prodution serves nothing\n/) });
    expect((await $('promote', 'mf-racing', b)).err).toContain(
      "paddock unfreeze --reason '<why>' --channel production",
    );
    expect((await $('status')).out).toContain('  FROZEN since release 2');
    expect((await $('freeze', '--reason', 'again')).out).toBe('Nothing to do: all of production is frozen already.\n');
  });
});

describe('repair', () => {
  test('[CLI-20] every command tells a lost record, and a repair says what it found and what is served', async () => {
    const { $, b, shell, a, journal } = await serving();
    await $('promote', 'mf-racing', b);
    await rm(join(journal, '2.json'));
    for (const words of [
      ['status'],
      ['history'],
      ['promote', 'mf-racing', b],
      ['rollback', 'mf-racing', '--reason', 'x'],
      ['gc'],
      ['renew'],
    ]) {
      const { code, err } = await $(...words);
      expect({ words, code }).toEqual({ words, code: 5 });
      expect(err).toContain('ends at release 1, but release 2 was written');
      expect(err).toContain('paddock repair --channel production');
    }
    expect((await $('verify')).code).toBe(5);

    const dry = await $('repair', '--reason', 'the disk lost it', '--dry-run');
    expect(dry.out).toContain('dry run: nothing was changed');
    expect((await $('status')).code).toBe(5);
    const { code, out, err } = await $('repair', '--reason', 'the disk lost it');
    expect({ code, out }).toEqual({
      code: 0,
      out: [
        'production  release 2 is lost: the record is missing',
        `  served on as in release 1: mf-racing@${a} shell@${shell}`,
        '',
      ].join('\n'),
    });
    expect(err).toContain('If a lost release was a rollback, roll back again.');
    expect((await $('history')).out).toContain('the disk lost it');
    const next = JSON.parse((await $('promote', 'mf-racing', b, '--json')).out);
    expect(next.release).toBe(3);
    expect((await $('verify')).code).toBe(0);
    expect((await $('repair', '--reason', 'again')).out).toContain('Nothing to do');
  });

  test('[CLI-27] status shows the other channels, and ends with the broken one', async () => {
    const { $, b, a, journal } = await serving();
    await $('promote', '--from', 'production', '--channel', 'staging');
    await $('promote', 'mf-racing', b);
    await rm(join(journal, '2.json'));
    const { code, out, err } = await $('status');
    expect(code).toBe(5);
    expect(out).toContain('production  CANNOT BE PROVEN\n');
    expect(out).toMatch(new RegExp(`staging {2}release 1, [^]*mf-racing +${a}`));
    expect(err).toContain('ends at release 1, but release 2 was written');
    const { channels } = JSON.parse((await $('status', '--json')).out);
    expect(channels).toMatchObject([
      { channel: 'production', error: { kind: 'verification' } },
      { channel: 'staging' },
    ]);
  });

  test('[CLI-20] a half record moves to quarantine', async () => {
    const { $, b, journal, folder } = await serving();
    await $('promote', 'mf-racing', b);
    const half = (await readFile(join(journal, '2.json'), 'utf8')).slice(0, 99);
    await writeFile(join(journal, '2.json'), half);
    const told = await $('status');
    expect(told.code).toBe(5);
    expect(told.err).toContain('paddock repair');
    const { out } = await $('repair', '--reason', 'half written');
    expect(out).toContain('the record cannot be read; it is in quarantine/production/');
    const place = join(folder, '.paddock', 'quarantine', 'production');
    const [file = ''] = await readdir(place);
    expect(await readFile(join(place, file), 'utf8')).toBe(half);
  });
});

describe('the key beside the name', () => {
  test('[CLI-21] a name that somebody else writes does not hide the key', async () => {
    const { $, b } = await serving();
    const root = ['--key', '.paddock/keys/root.key'];
    await $('keys', 'add', 'ci-racing', '--promote', 'mf-racing', ...root);
    const mine = ['--key', '.paddock/keys/ci-racing.key'];
    const { out } = await $('promote', 'mf-racing', b, '--who', 'olga (key operator)', ...mine);
    expect(out).toContain('by olga (key operator) (key ci-racing)');
    expect((await $('status')).out).toMatch(/mf-racing .* olga \(key operator\) +ci-racing /);
    expect((await $('history')).out).toMatch(/ olga \(key operator\) +ci-racing +promote/);
    const [channel] = JSON.parse((await $('status', '--json')).out).channels;
    expect(channel).toMatchObject({ who: 'olga (key operator)', key: 'ci-racing' });
    const history = JSON.parse((await $('history', 'mf-racing', '--json')).out);
    expect(history.releases[0].key).toBe('ci-racing');
    expect(history.published[0].key).toBe('operator');
  });

  test('[CLI-21] a key that is bound to people refuses another name, also of a publish', async () => {
    const { $, b, folder } = await serving();
    const root = ['--key', '.paddock/keys/root.key'];
    await $('keys', 'add', 'ci-racing', '--publish', '*', '--promote', '*', '--people', 'tom, ci-racing', ...root);
    expect((await $('keys', 'list')).out).toMatch(/ci-racing .* tom,ci-racing/);
    const mine = ['--key', '.paddock/keys/ci-racing.key'];
    const refused = await $('promote', 'mf-racing', b, ...mine);
    expect(refused.code).toBe(7);
    expect(refused.err).toBe(
      'The key ci-racing does not speak for olga\nIt speaks for tom, ci-racing: say which with --who, or give your own key with --key.\n',
    );
    const dist = await writeBuild(folder, 'mf-racing', 'c');
    expect((await $('publish', dist.folder, ...mine)).code).toBe(7);
    expect((await $('promote', 'mf-racing', b, '--who', 'tom', ...mine)).code).toBe(0);
  });

  test('[CLI-22] the key of a robot has no other right', async () => {
    const { $ } = await serving();
    const root = ['--key', '.paddock/keys/root.key'];
    expect((await $('keys', 'add', 'guard', '--robot', '*', '--rollback', '*', ...root)).code).toBe(2);
    expect((await $('keys', 'add', 'guard', '--robot', 'mf-racing', ...root)).code).toBe(0);
    expect((await $('keys', 'list')).out).toMatch(/guard .* mf-racing +yes/);
  });
});
