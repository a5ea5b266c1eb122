import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openServing } from '../testing/terminal.ts';

const reason = ['--reason', 'new odds'];

const serving = async () => {
  const made = await openServing();
  const { $, b } = made;
  const preview = (...words: string[]) => $('preview', `mf-racing@${b}`, '--for', '2h', ...reason, ...words);
  const list = async () => JSON.parse((await $('previews', '--json')).out);
  return { ...made, preview, list };
};

describe('a preview by the command', () => {
  test('[PREVIEW-9] prints who gets what, what was proven, and the link', async () => {
    const { preview, a, b } = await serving();
    const { code, out, err } = await preview('--origin', 'https://paddock.example');
    const id = /preview ([0-9a-f]{16}) until/.exec(out)?.[1];
    expect(code).toBe(0);
    expect(out.split('\n')).toEqual([
      `mf-racing  production  preview ${b}; the others get ${a}`,
      '  proven: integrity, contract, shared, claims, uses, bundled, runs',
      `  preview ${id} until 2026-06-01 15:00:00Z, by olga (key operator): new odds`,
      expect.stringMatching(/^https:\/\/paddock\.example\/\?paddock-preview=[\w-]+$/),
      '',
    ]);
    expect(err).toBe(`End it: paddock preview end ${id} --reason '<why>'\n`);
  });

  test('[PREVIEW-9] without an origin it is the path, and a dry run has none', async () => {
    const { preview, list, a, b } = await serving();
    expect(JSON.parse((await preview('--dry-run', '--json')).out)).toMatchObject({
      changed: false,
      dryRun: true,
      id: null,
      url: null,
      builds: [{ name: 'mf-racing', live: a, shows: b }],
      checks: expect.arrayContaining(['contract']),
    });
    expect((await list()).previews).toEqual([]);
    expect(JSON.parse((await preview('--json')).out)).toMatchObject({
      changed: true,
      url: expect.stringMatching(/^\/\?paddock-preview=[\w-]+$/),
      expires: '2026-06-01T15:00:00.000Z',
      who: 'olga',
      key: 'operator',
    });
  });

  test.each([
    [['preview', '--for', '2h', ...reason], 'A preview needs builds'],
    [['preview', 'mf-racing@x', '--for', '2h', ...reason], '"mf-racing@x" is not name@buildId'],
    [['preview', 'mf-racing', 'b', ...reason], 'A preview needs an end'],
    [['preview', 'mf-racing', 'b', '--for', 'ever', ...reason], '"ever" is no time'],
    [['preview', 'mf-racing', 'b', '--for', '8d', ...reason], 'A preview lives for at most 7 days'],
    [['preview', 'mf-racing', 'b', '--for', '2h'], 'A preview needs a reason'],
    [['preview', 'mf-racing', 'b', '--for', '2h', '--origin', 'paddock.example', ...reason], 'is no origin'],
    [['preview', 'end', '0123456789abcdef'], 'A preview needs a reason'],
    [['preview', 'end', 'x', ...reason], '"x" is no preview'],
  ])('[PREVIEW-9] %j is refused with the way on', async (words, message) => {
    const { $, b } = await serving();
    const { code, err } = await $(...words.map((word) => (word === 'b' ? b : word)));
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining(message) });
    expect(err.trim().split('\n').length).toBeGreaterThan(1);
  });

  test('[PREVIEW-10] the list has what they show, by whom, until when, why, and who ended them', async () => {
    const { $, preview, list, wait, folder } = await serving();
    expect((await $('previews')).out).toBe('There are no previews of production.\n');
    const ids: string[] = [];
    for (let made = 0; made < 3; made += 1) {
      ids.push(JSON.parse((await preview('--json')).out).id);
      wait(60);
    }
    const [first = '', second = '', third = ''] = ids;
    const ended = await $('preview', 'end', third, '--reason', 'seen enough', '--who', 'tom');
    expect(ended).toEqual({
      code: 0,
      err: '',
      out: `The preview ${third} has ended: its link shows nothing from now on\n`,
    });
    expect((await $('preview', 'end', third, ...reason)).out).toBe(
      `Nothing to do: the preview ${third} was ended before.\n`,
    );
    const forged = '00112233445566aa';
    await writeFile(join(folder, '.paddock', 'previews', `${forged}.json`), '{}');
    const states = (await list()).previews.map(({ id, state }: { id: string; state: string }) => [id, state]);
    expect(states).toEqual([
      [third, 'ended'],
      [second, 'expired'],
      [first, 'expired'],
    ]);
    const { out } = await $('previews');
    expect(out).toMatch(/^PREVIEW +SHOWS +BY +KEY +WHY\n/);
    expect(out).toMatch(
      new RegExp(
        `^${third} +mf-racing@\\S+ +olga +operator +new odds +ended .* by tom \\(key operator\\): seen enough$`,
        'm',
      ),
    );
    expect(out).toMatch(new RegExp(`^${first} .* expired$`, 'm'));
    expect(out).toMatch(new RegExp(`^${forged} {2}SHOWS NOTHING: This preview cannot be trusted`, 'm'));
    expect((await list()).broken).toEqual([{ id: forged, why: expect.any(String) }]);
  });

  test('[PREVIEW-12] --local says whose code it is, and the list has its address', async () => {
    const { $, list, a } = await serving();
    const local = ['--local', 'mf-racing=http://localhost:4173', '--for', '2h', ...reason];
    expect(await $('preview', ...local)).toMatchObject({ code: 4, err: expect.stringContaining('allow-local') });
    expect(await $('preview', 'allow-local')).toEqual({
      code: 0,
      out: 'Local previews are allowed on production (policy 2)\n',
      err: 'Undo: paddock preview forbid-local\n',
    });
    const { code, out } = await $('preview', ...local);
    expect(code).toBe(0);
    expect(out).toContain(
      `mf-racing  production  preview http://localhost:4173, with the pages of ${a}; the others get ${a}\n`,
    );
    expect(out).toContain('  proven: nothing: no code of it is published\n');
    expect((await list()).previews[0]).toMatchObject({ builds: {}, local: { 'mf-racing': 'http://localhost:4173' } });
    expect((await $('previews')).out).toMatch(/mf-racing=http:\/\/localhost:4173 +olga/);
    await $('preview', 'forbid-local');
    expect((await list()).previews[0].state).toBe('forbidden');
  });

  test.each([
    'mf-racing',
    'mf-racing=localhost:4173',
    'Racing=http://localhost:4173',
    'mf-racing=http://evil.example:1',
  ])('[PREVIEW-12] --local %s is refused with the way on', async (local) => {
    const { $ } = await serving();
    expect(await $('preview', '--local', local, '--for', '2h', ...reason)).toMatchObject({
      code: 2,
      err: expect.stringContaining('For example: --local catalogue=http://localhost:4173'),
    });
  });

  test('[PREVIEW-11] the policy forbids them for a channel, and allows them again', async () => {
    const { $, preview, list } = await serving();
    await preview();
    expect(await $('preview', 'forbid')).toEqual({
      code: 0,
      out: 'No preview is shown on production (policy 2)\n',
      err: 'Undo: paddock preview allow\n',
    });
    expect((await list()).previews[0].state).toBe('forbidden');
    expect(await preview()).toMatchObject({ code: 4, err: expect.stringContaining('The policy forbids previews') });
    await $('preview', 'allow');
    expect((await preview()).code).toBe(0);
  });

  test('[PREVIEW-11] a key gets the right from the owner of the root key', async () => {
    const { $, preview } = await serving();
    const { out } = await $('keys', 'add', 'squad', '--preview', 'mf-racing', '--out', 'squad.key');
    expect(out).toMatch(/^squad +[0-9a-f]{32} +- +- +- +mf-racing +-/m);
    expect((await preview('--key', 'squad.key')).code).toBe(0);
    expect(await $('keys', 'add', 'robot', '--robot', '*', '--preview', 'mf-racing')).toMatchObject({ code: 2 });
  });
});
