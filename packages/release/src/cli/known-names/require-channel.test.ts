import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openServing, openTerminal } from '../../testing/terminal.ts';

const refusal = 'prodction serves nothing\nThe store has production. See: paddock status\n';
const why = ['--reason', 'x'];

const derby = ['add', 'derby', '--from', 'sat 13:00', '--to', 'sat 18:00', '--zone', 'Europe/Berlin'];

test.each([
  [['policy', 'freeze-window', ...derby]],
  [['preview', 'forbid']],
  [['preview', 'allow']],
  [['preview', 'forbid-local']],
  [['preview', 'allow-local']],
  [['history']],
  [['history', 'mf-racing']],
  [['previews']],
  [['proposals']],
  [['policy', 'show']],
  [['operate']],
  [['guard', '--once', '--edge', 'http://127.0.0.1:41234']],
  [['freeze', '--render', ...why]],
  [['unfreeze', '--render', ...why]],
  [['freeze', ...why]],
  [['status']],
])('[CLI-40] %j of a mistyped channel is refused, and says which the store has', async (words) => {
  const { $, folder } = await openServing();
  const policy = () => readFile(join(folder, '.paddock/policy.json'), 'utf8');
  const before = await policy();
  expect(await $(...words, '--channel', 'prodction')).toEqual({ code: 3, out: '', err: refusal });
  expect(await policy()).toBe(before);
});

test('[CLI-40] doctor reports a mistyped channel as a fault', async () => {
  const { $ } = await openServing();
  const { code, out } = await $('doctor', '--channel', 'prodction');
  expect(code).toBe(5);
  expect(out).toContain(
    'BAD   prodction: prodction serves nothing. Next: The store has production. See: paddock status\n',
  );
});

test('[CLI-40] a store that serves nothing has no other channel to name', async () => {
  const { $ } = await openTerminal();
  await $('init');
  expect((await $('history')).code).toBe(0);
  expect((await $('operate')).code).toBe(0);
  expect((await $('preview', 'forbid')).code).toBe(0);
});

test('[CLI-40] a channel whose first release waits for a second person has its proposals and rules', async () => {
  const { $, b } = await openServing();
  for (const who of ['olga', 'tom'])
    await $('keys', 'add', who, '--people', who, '--promote', '*', '--rollback', '*', '--out', `${who}.key`);
  const on = ['--channel', 'staging'];
  const asked = await $('policy', 'two-persons', '*', ...on);
  expect(asked.code).toBe(0);
  expect(asked.err).toMatch(/^staging serves nothing yet\. The store has production\. See: paddock status\n/);
  expect((await $('policy', 'show', ...on)).out).toContain('two persons: all names, after release 0');
  const promoted = await $('promote', '--from', 'production', ...on, '--key', 'olga.key', '--who', 'olga', ...why);
  expect(promoted.out).toContain('proposal');
  expect((await $('proposals', ...on)).out).toContain('waits');
  expect((await $('promote', `mf-racing@${b}`)).code).toBe(0);
});
