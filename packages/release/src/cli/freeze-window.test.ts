import { expect, test } from 'vitest';
import { openServing } from '../testing/terminal.ts';

/** A store at Monday 13:00 UTC, which is 15:00 in Berlin. */
const serving = async () => {
  const made = await openServing();
  const { $, b } = made;
  const add = (from: string, to: string, name = 'derby') =>
    $('policy', 'freeze-window', 'add', name, '--from', from, '--to', to, '--zone', 'Europe/Berlin');
  const promote = (...words: string[]) => $('promote', 'mf-racing', b, '--reason', 'new odds', ...words);
  return { ...made, add, promote };
};

test('[CALM-4] a promote in a window is refused with its end, and a rollback is not', async () => {
  const { $, add, promote, wait } = await serving();
  expect((await promote()).code).toBe(0);
  expect(await add('Mon 13:00', 'mon 18:00')).toEqual({
    code: 0,
    out: 'Nothing is promoted on production in the window derby: mon 13:00 to mon 18:00, Europe/Berlin (policy 2); rollbacks go on\n',
    err: 'Undo: paddock policy freeze-window remove derby\n',
  });
  expect((await $('rollback', 'mf-racing', '--reason', 'odds are wrong')).code).toBe(0);
  expect(await promote()).toEqual({
    code: 4,
    out: '',
    err:
      'production is frozen until mon 18:00 Europe/Berlin (2026-06-01T16:00:00Z): the window derby\n' +
      "Nothing was changed. Rollbacks go on. If it cannot wait, somebody whose key may: --break-freeze '<why>'\n",
  });
  expect(await promote('--dry-run')).toMatchObject({ code: 4 });
  const canary = [
    'canary',
    'start',
    'mf-racing',
    JSON.parse((await $('status', '--json')).out).channels[0].builds[1].buildId,
  ];
  expect(await $(...canary, '--share', '5%', '--reason', 'x')).toMatchObject({ code: 4 });
  expect(await $('withdraw', 'mf-racing', '--reason', 'x')).toMatchObject({ code: 4 });
  expect((await $('status')).out).toContain(
    'FREEZE WINDOW derby until mon 18:00 Europe/Berlin (2026-06-01T16:00:00Z): rollbacks go on',
  );
  wait(180);
  expect((await $('status')).out).not.toContain('FREEZE WINDOW');
  expect((await promote()).code).toBe(0);
});

test('[CALM-4] another channel has windows of its own, and one is taken out again', async () => {
  const { $, add, promote } = await serving();
  await add('mon 13:00', 'mon 18:00', 'staged');
  expect((await $('promote', '--from', 'production', '--channel', 'staging')).code).toBe(0);
  expect(await $('policy', 'freeze-window', 'remove', 'derby')).toMatchObject({
    code: 3,
    err: expect.stringContaining('It has staged: mon 13:00 to mon 18:00, Europe/Berlin.'),
  });
  expect(await $('policy', 'freeze-window', 'remove', 'staged')).toMatchObject({
    code: 0,
    err: "Undo: paddock policy freeze-window add staged --from 'mon 13:00' --to 'mon 18:00' --zone Europe/Berlin\n",
  });
  await $('policy', 'two-persons', 'mf-racing').then(({ code }) => expect(code).toBe(4));
  await add('fri 18:00', 'mon 06:00', 'weekend');
  expect((await $('policy', 'show')).out.split('\n')).toEqual([
    'production, policy 4',
    '  two persons: for nothing',
    '  freeze window weekend: fri 18:00 to mon 06:00, Europe/Berlin',
    '  previews: allowed; of local servers: forbidden',
    '',
  ]);
  expect((await promote()).code).toBe(0);
  expect(await add('monday', 'tuesday')).toMatchObject({ code: 2, err: expect.stringContaining('is no time') });
});

test('[CALM-5] a key with the right breaks it with a reason, which is in the journal; others do not', async () => {
  const { $, add, promote } = await serving();
  await add('mon 13:00', 'mon 18:00');
  expect(await promote('--break-freeze', 'the odds are of yesterday')).toMatchObject({
    code: 7,
    err: expect.stringContaining('the key operator may not break it for mf-racing'),
  });
  const rights = ['--promote', '*', '--break-freeze', 'mf-racing', '--out', 'lead.key'];
  expect((await $('keys', 'add', 'lead', ...rights)).out).toMatch(/^lead .* anybody +mf-racing$/m);
  expect(await promote('--key', 'lead.key')).toMatchObject({
    code: 4,
    err: expect.stringContaining("If it cannot wait: --break-freeze '<why>'"),
  });
  expect(await promote('--key', 'lead.key', '--break-freeze', ' ')).toMatchObject({ code: 2 });
  const { code, out } = await promote('--key', 'lead.key', '--break-freeze', 'the odds are of yesterday');
  expect(code).toBe(0);
  expect(out).toContain('  BROKEN FREEZE: the odds are of yesterday\n');
  expect(JSON.parse((await $('history', '--json')).out).releases[0]).toMatchObject({
    brokenFreeze: 'the odds are of yesterday',
    key: 'lead',
  });
  expect((await $('verify')).code).toBe(0);
});
