import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openServing } from '../testing/terminal.ts';

describe('trust on the command line', () => {
  test('[CLI-9] [CLI-10] renew makes a channel fresh again, and status says until when', async () => {
    const { $, wait } = await openServing();
    expect((await $('status')).out).toContain('known to be the newest until 2026-06-02 12:00:00Z');
    wait(26 * 60);
    expect((await $('status')).out).toContain(
      'NOT KNOWN TO BE THE NEWEST: it was last renewed at 2026-06-01T12:00:00.000Z. Next: paddock renew',
    );
    expect(JSON.parse((await $('status', '--json')).out).channels[0].freshness).toMatchObject({ fresh: false });
    expect(await $('renew')).toEqual({
      code: 0,
      err: '',
      out: 'production  release 1 is known to be the newest until 2026-06-03 15:00:00Z\n',
    });
    expect(JSON.parse((await $('status', '--json')).out).channels[0].freshness).toMatchObject({
      fresh: true,
      why: null,
    });
  });

  test('[CLI-11] renew --every goes on, also after a failure', async () => {
    const { $ } = await openServing();
    const { out } = await $('renew', '--every', '6h');
    expect(out.split('\n').filter(Boolean)).toEqual(
      ['06-02 13', '06-02 19', '06-03 01', '06-03 07'].map(
        (time) => `production  release 1 is known to be the newest until 2026-${time}:00:00Z`,
      ),
    );
    const failing = await $('renew', '--every', '6h', '--channel', 'staging');
    expect(failing.err.match(/staging has no release yet/g)).toHaveLength(4);
    for (const every of ['13h', '0s', 'often']) expect((await $('renew', '--every', every)).code).toBe(2);
  });

  test('[CLI-12] [CLI-14] recover says what is void, who signed it, and what comes next', async () => {
    const { $, b } = await openServing();
    await $('promote', 'mf-racing', b);
    await $('rollback', 'mf-racing', '--reason', 'odds are wrong');
    expect((await $('recover', 'production', '--to', '1', '--reason', 'x', '--dry-run')).out).toContain('dry run');
    const { code, out, err } = await $('recover', 'production', '--to', '1', '--reason', 'the operator key was stolen');
    expect(code).toBe(0);
    expect({ out, err }).toMatchInlineSnapshot(`
      {
        "err": "The key operator signed void releases. If it was stolen: paddock keys retire operator
      If a backup was restored, keys that were retired since then are in use again: paddock keys list
      Next: paddock renew --channel production
      ",
        "out": "production  recovered to release 1; releases after it put aside: 2
        policy 1780318800: readers forget what they remember of production after release 1
      ",
      }
    `);
    expect((await $('history')).out.split('\n')).toHaveLength(3);
    expect((await $('keys', 'list')).out).toContain(
      'production was recovered to release 1 at 2026-06-01 13:00:00Z: the operator key was stolen',
    );
    expect((await $('verify')).code).toBe(0);
    expect((await $('status')).out).toContain('NOT KNOWN TO BE THE NEWEST: no key in use has renewed it');
    expect((await $('renew')).code).toBe(0);
    expect((await $('status')).out).toContain('known to be the newest until');
  });

  test('[CLI-13] recover needs a provable release, the root key and a reason', async () => {
    const { $, folder } = await openServing();
    expect(await $('recover', 'production', '--to', '9', '--reason', 'x')).toEqual({
      code: 3,
      out: '',
      err: 'production has no release 9: its newest is 1\nNothing was changed. See its releases: paddock history --channel production\n',
    });
    expect(await $('recover', 'prodction', '--to', '1', '--reason', 'x')).toEqual({
      code: 3,
      out: '',
      err: 'prodction serves nothing\nThe store has production. See: paddock status\n',
    });
    const record = `${folder}/.paddock/journal/production/1.json`;
    const bytes = await readFile(record, 'utf8');
    await writeFile(record, bytes.replace('first release', 'other release'));
    expect((await $('recover', 'production', '--to', '1', '--reason', 'x')).code).toBe(5);
    await writeFile(record, bytes);
    expect((await $('recover', 'production', '--to', 'one', '--reason', 'x')).code).toBe(2);
    expect((await $('recover', 'production', '--to', '1')).code).toBe(2);
    const operator = `${folder}/.paddock/keys/operator.key`;
    expect((await $('recover', 'production', '--to', '1', '--reason', 'x', '--key', operator)).code).toBe(7);
  });

  test('[CLI-14] keys: one that may only renew, and the builds of a retired one', async () => {
    const { $, a } = await openServing();
    const added = await $('keys', 'add', 'clock', '--renew');
    expect(added.out).toMatch(/clock {2}[0-9a-f]{32} {2}- {8}- {8}- {9}- {8}- {6}yes/);
    expect((await $('renew', '--key', '.paddock/keys/clock.key')).code).toBe(0);
    expect(
      (await $('rollback', 'mf-racing', '--to', a, '--reason', 'x', '--key', '.paddock/keys/clock.key')).code,
    ).toBe(7);
    const retired = await $('keys', 'retire', 'clock');
    expect(retired.err).toMatch(/^Next: paddock renew /);
    expect((await $('keys', 'list')).out).toMatch(/clock .* retired, 0 builds stay valid\npolicy 3\n$/);
    expect((await $('renew', '--key', '.paddock/keys/clock.key')).code).toBe(7);
    expect(retired.err).not.toContain('--key');
    const { err } = await $('keys', 'retire', 'operator');
    expect(err).toMatch(/^Next: no key in use may renew\. Add one: paddock keys add <name> --renew {2}\(/);
    expect((await $('keys', 'list')).out).toContain('retired, 3 builds stay valid');
    expect((await $('verify')).code).toBe(0);
  });
});

test('[CLI-43] keys list says who may preview, and what a retired key leaves to others names theirs', async () => {
  const { $ } = await openServing();
  await $('keys', 'add', 'squad', '--promote', 'mf-racing', '--preview', 'shell');
  const { out } = await $('keys', 'list');
  expect(out).toMatch(/^operator +\S+ +\* +\* +\* +\* +- +yes/m);
  expect(out).toMatch(/^squad +\S+ +- +mf-racing +- +mf-racing,shell +- +yes/m);
  expect((await $('keys', 'retire', 'operator')).err).toMatch(
    /^Next, with a key in use \(squad\): paddock renew --key <file> {2}\(the timestamp then/,
  );
});

test('[CLI-44] a key without a right is refused, and a right to a name that nothing is published of is told', async () => {
  const { $ } = await openServing();
  for (const rights of [[], ['--publish', ''], ['--people', 'tom'], ['--break-freeze', '*']])
    expect(await $('keys', 'add', 'ci', ...rights)).toMatchObject({
      code: 2,
      err: expect.stringMatching(/^The key ci would have no right\n/),
    });
  const typo = await $('keys', 'add', 'ci', '--publish', 'mf-raccing,shell', '--promote', 'mf-raccing');
  expect(typo.code).toBe(0);
  expect(typo.err).toBe(
    'No build of mf-raccing is published yet. The store has mf-racing, shell.\nUndo: paddock keys retire ci\n',
  );
});

test('[CLI-30] [CLI-42] operate prints a link, signed by a key of a person in a name that is not empty', async () => {
  const { $ } = await openServing();
  const { code, out, err } = await $('operate', '--origin', 'https://operate.example');
  expect([code, out.slice(0, 47)]).toEqual([0, 'https://operate.example/paddock/operate#eyJhdCI']);
  expect(err).toBe("It opens the operators' page of production for olga (key operator): once, within five minutes.\n");
  expect((await $('operate')).err).toContain('Put the origin of the page before it, or give --origin.');
  expect(JSON.parse((await $('operate', '--json')).out)).toMatchObject({ who: 'olga', key: 'operator' });
  for (const who of ['', ' '])
    expect(await $('operate', '--who', who)).toMatchObject({ code: 2, out: '', err: expect.stringContaining('--who') });
  await $('keys', 'add', 'robot', '--robot', '*');
  expect((await $('operate', '--key', '.paddock/keys/robot.key')).code).toBe(7);
});

test('[CLI-3] what undoes a new key names the root key that made it', async () => {
  const { $, folder } = await openServing();
  await rename(join(folder, '.paddock/keys/root.key'), join(folder, 'safe.key'));
  const { err } = await $('keys', 'add', 'ci-racing', '--publish', 'mf-racing', '--key', 'safe.key');
  expect(err).toBe('Undo: paddock keys retire ci-racing --key safe.key\n');
  expect((await $('keys', 'retire', 'ci-racing', '--key', 'safe.key')).code).toBe(0);
});
