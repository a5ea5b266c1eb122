import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openServing } from '../testing/terminal.ts';
import { keyIdOf } from '../trust/signing.ts';

const why = ['--reason', 'new odds'];

/** A channel with records of all kinds. */
const busy = async () => {
  const made = await openServing();
  const { $, a, b, folder } = made;
  await $(
    'keys',
    'add',
    'squad',
    '--preview',
    'mf-racing',
    '--rollback',
    'mf-racing',
    '--people',
    'tom',
    '--out',
    'squad.key',
  );
  await $('promote', 'mf-racing', b, ...why);
  await $('preview', `mf-racing@${a}`, '--for', '2h', '--reason', 'to compare');
  await $('rollback', 'mf-racing', '--reason', 'odds, "wrong"', '--key', 'squad.key', '--who', 'tom');
  await $('freeze', 'mf-racing', '--reason', '=1+1');
  await $('keys', 'retire', 'squad');
  const rootId = keyIdOf((await readFile(join(folder, '.paddock/keys/root.pub'), 'utf8')).trim());
  const file = join(folder, 'audit.jsonl');
  const check = (...words: string[]) => $('audit', 'check', 'audit.jsonl', '--root', rootId, ...words);
  const lines = async () => (await readFile(file, 'utf8')).split('\n');
  return { ...made, rootId, file, check, lines };
};

describe('the audit of a channel', () => {
  test('[AUDIT-1] has records, keys with their lives, builds, previews and reasons, and is proven without the store', async () => {
    const { $, check, folder, rootId, a, b } = await busy();
    const exported = await $('audit', 'export', 'audit.jsonl');
    expect(exported.code).toBe(0);
    expect(exported.err).toBe(
      `To check the file without the store: paddock audit check audit.jsonl --root ${rootId}\n`,
    );
    await rm(join(folder, '.paddock'), { recursive: true });
    const { code, out } = await check('--json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      ok: true,
      problems: [],
      from: 1,
      to: 4,
      root: rootId,
      releases: [
        { action: 'promote', reason: 'first release', who: 'olga', key: 'operator' },
        { action: 'promote', changed: ['mf-racing'], proven: expect.arrayContaining(['contract']) },
        { action: 'rollback', who: 'tom', key: 'squad', reason: 'odds, "wrong"' },
        { action: 'freeze', about: 'mf-racing' },
      ],
      builds: expect.arrayContaining([
        expect.objectContaining({
          name: 'mf-racing',
          buildId: a,
          who: 'olga',
          digest: expect.stringMatching(/^sha384-/),
        }),
        expect.objectContaining({ name: 'mf-racing', buildId: b }),
      ]),
      gone: [],
      previews: [{ reason: 'to compare', builds: { 'mf-racing': { buildId: a } } }],
      newestAt: expect.any(String),
      keys: [
        { name: 'operator', signed: [1, 2, 4], published: 3, retired: null },
        { name: 'squad', signed: [3], people: ['tom'], retired: { production: 4 } },
      ],
    });
    const told = (await check()).out;
    expect(told).toMatch(/^production {2}releases 1 to 4, 2026-06-01 .*: proven, from release 1 on$/m);
    expect(told).toMatch(/^squad +[0-9a-f]{32} +tom +1 +0 +retired after release 4$/m);
  });

  test('[AUDIT-2] the time is between two releases or instants; what came before them is proven, too', async () => {
    const { $, check, rootId, wait, b } = await busy();
    wait(60);
    await $('unfreeze', 'mf-racing', ...why);
    await $('promote', 'mf-racing', b, ...why);
    const rangeOf = async (file: string, ...words: string[]) => {
      expect((await $('audit', 'export', file, ...words)).code).toBe(0);
      const { from, to, releases, ok, newestAt } = JSON.parse(
        (await $('audit', 'check', file, '--json', '--root', rootId)).out,
      );
      return { from, to, count: releases.length, ok, isNewest: newestAt !== null };
    };
    expect(await rangeOf('1', '--from', '2', '--to', '3')).toEqual({
      from: 2,
      to: 3,
      count: 2,
      ok: true,
      isNewest: false,
    });
    expect(await rangeOf('2', '--from', '2026-06-01T13:30:00Z')).toMatchObject({
      from: 5,
      to: 6,
      ok: true,
      isNewest: true,
    });
    expect(await rangeOf('3', '--from', '2026-06-01', '--to', '2026-06-01T13:30:00Z')).toMatchObject({
      from: 1,
      to: 4,
    });
    expect(await $('audit', 'export', '4', '--to', '2026-06-01')).toMatchObject({
      code: 3,
      err: expect.stringContaining('production has no release in this time'),
    });
    expect(await $('audit', 'export', '5', '--to', 'today')).toMatchObject({
      code: 2,
      err: expect.stringContaining('--to today is no release and no instant'),
    });
    expect((await check()).code).toBe(3);
  });

  test('[AUDIT-3] a line that was altered is named, whichever it is', async () => {
    const { $, check, lines, file } = await busy();
    await $('audit', 'export', 'audit.jsonl');
    const whole = await lines();
    expect(whole.at(-1)).toBe('');
    expect(whole.length).toBeGreaterThan(10);
    for (const [index, line] of whole.slice(0, -1).entries()) {
      // Alters one signed byte of each kind of record.
      const altered = line.replace(
        /(what was|olga|tom|\\"version\\": \d|sequence\\": |"from":|text":"M)/,
        (part) => `${part}x`,
      );
      const other = altered === line ? line.replace('a', 'b') : altered;
      await writeFile(file, whole.with(index, other).join('\n'));
      const { code, out, err } = await check();
      expect({ index, code }).toEqual({ index, code: 5 });
      expect(`${out}${err}`).toMatch(new RegExp(`[Ll]ine ${index + 1}\\b`));
    }
  });

  test('[AUDIT-4] a release that was taken out, put in twice or put elsewhere is found', async () => {
    const { $, check, lines, file } = await busy();
    await $('audit', 'export', 'audit.jsonl');
    const whole = await lines();
    const at = whole.findIndex((line) => line.startsWith('{"kind":"release","sequence":2'));
    const write = (changed: string[]) => writeFile(file, changed.join('\n'));
    await write(whole.toSpliced(at, 1));
    expect(await check()).toMatchObject({
      code: 5,
      out: expect.stringContaining('Release 2 of production is missing'),
    });
    await write(whole.toSpliced(at, 0, whole[at] ?? ''));
    expect(await check()).toMatchObject({
      code: 5,
      out: expect.stringContaining(`line ${at + 2}: It is no line of an audit: it repeats line ${at + 1}`),
    });
    await write(whole.map((line) => line.replace('"sequence":2,', '"sequence":7,')));
    expect(await check()).toMatchObject({
      code: 5,
      out: expect.stringContaining(`line ${at + 1}: Release 7 is after those of the first line`),
    });
    await write(whole.map((line) => line.replace(/"to":4/, '"to":3')));
    expect(await check()).toMatchObject({ code: 5, out: expect.stringContaining('Release 4 is after') });
  });

  test('[AUDIT-5] the root key is one that whoever checks knows, and no other', async () => {
    const { $, check } = await busy();
    await $('audit', 'export', 'audit.jsonl');
    expect((await check()).code).toBe(0);
    expect(await $('audit', 'check', 'audit.jsonl')).toMatchObject({
      code: 2,
      err: expect.stringContaining('say which one you trust'),
    });
    expect(await $('audit', 'check', 'audit.jsonl', '--root', '0'.repeat(32))).toMatchObject({
      code: 5,
      err: expect.stringContaining('the root key of the file is not the one that is trusted'),
    });
  });

  test('[AUDIT-6] what the store has is exported as it is: a broken record, and a build that gc removed', async () => {
    const { $, check, folder, b } = await busy();
    await rm(join(folder, '.paddock/builds/mf-racing', b), { recursive: true });
    expect((await $('audit', 'export', 'audit.jsonl')).out).toContain(
      `2 builds with their statements, and 1 that were no longer in the store: mf-racing@${b}`,
    );
    expect((await check()).code).toBe(0);
    const record = join(folder, '.paddock/journal/production/2.json');
    await writeFile(record, (await readFile(record, 'utf8')).replace('new odds', 'new bets'));
    const broken = await $('audit', 'export', 'broken.jsonl');
    expect(broken.code).toBe(5);
    expect(broken.out).toMatch(/^BAD {2}line 5: Release 2 of production cannot be trusted: its signature is wrong/m);
    expect((await readFile(join(folder, 'broken.jsonl'), 'utf8')).split('\n').length).toBeGreaterThan(5);
  });

  test('[AUDIT-7] a table for people has no cell that a spreadsheet would run', async () => {
    const { $, folder } = await busy();
    expect(await $('audit', 'export', 'audit.csv')).toMatchObject({
      code: 0,
      err: expect.stringContaining('A table proves nothing'),
    });
    const rows = (await readFile(join(folder, 'audit.csv'), 'utf8')).split('\r\n');
    expect(rows[0]).toBe(
      'record,at,number,action,names,before,after,who,key,key id,reason,proven,accepted break,detail',
    );
    expect(rows.find((row) => row.startsWith('release,') && row.includes(',rollback,'))).toContain('"odds, ""wrong"""');
    expect(rows.find((row) => row.includes(',freeze,'))).toContain(",'=1+1,");
    for (const record of ['build', 'preview', 'key'])
      expect(rows.some((row) => row.startsWith(`${record},`))).toBe(true);
    expect(await $('audit', 'export', 'audit.csv')).toMatchObject({
      code: 4,
      err: expect.stringContaining('Evidence is never overwritten'),
    });
  });
});
