import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openServing } from '../testing/terminal.ts';

const why = ['--reason', 'new odds'];
const rights = ['--promote', '*', '--rollback', '*'];

const serving = async () => {
  const made = await openServing();
  const { $, b } = made;
  for (const who of ['olga', 'tom']) await $('keys', 'add', who, '--people', who, ...rights, '--out', `${who}.key`);
  const as = (who: string) => ['--key', `${who}.key`, '--who', who];
  await $('policy', 'two-persons', 'mf-racing');
  const propose = async () =>
    JSON.parse((await $('promote', 'mf-racing', b, ...why, ...as('olga'), '--json')).out).proposal as string;
  return { ...made, as, propose };
};

test('[PAIR-9] policy two-persons says for what, and its undo line takes it back', async () => {
  const { $ } = await serving();
  expect(await $('policy', 'two-persons', 'mf-racing', 'shell')).toEqual({
    code: 0,
    out: 'production wants two persons for mf-racing, shell (policy 5); a rollback to what was live needs one\n',
    err: 'Undo: paddock policy two-persons mf-racing\n',
  });
  expect((await $('policy', 'show')).out).toContain(
    '  two persons: mf-racing, after release 1\n  two persons: shell, after release 1\n',
  );
  expect(await $('policy', 'two-persons')).toMatchObject({
    out: 'production wants two persons for nothing (policy 6)\n  no longer for mf-racing, shell\n',
  });
  expect((await $('policy', 'two-persons', 'Racing')).code).toBe(2);
});

test('[PAIR-9] a mistyped name takes the rule from no other, and a rule that ends is named', async () => {
  const { $ } = await serving();
  expect(await $('policy', 'two-persons', 'mf-raccing')).toEqual({
    code: 3,
    out: '',
    err: 'No build of mf-raccing is published\nNothing was changed. The store has mf-racing, shell.\n',
  });
  expect((await $('policy', 'show')).out).toContain('two persons: mf-racing, after release 1\n');
  const { out } = await $('policy', 'two-persons', 'shell');
  expect(out).toMatch(/^production wants two persons for shell \(policy 5\); .*\n {2}no longer for mf-racing\n$/);
  expect(JSON.parse((await $('policy', 'two-persons', '*', '--json')).out)).toMatchObject({ ended: ['shell'] });
});

test('[PAIR-9] a promote says that nothing is served, and what another person types; approve, status and history name both', async () => {
  const { $, as, a, b, folder } = await serving();
  const { code, out, err } = await $('promote', 'mf-racing', b, ...why, ...as('olga'));
  const id = /proposal ([0-9a-f]{16}) until/.exec(out)?.[1] ?? '';
  expect({ code, err }).toEqual({ code: 0, err: `Next, by another person: paddock approve ${id} --key <file>\n` });
  expect(out.split('\n')).toEqual([
    `mf-racing  production  ${a} -> ${b}`,
    '  proven: integrity, contract, shared, claims, uses, bundled, budget, runs',
    `  proposal ${id} until 2026-06-02 13:00:00Z, by olga: new odds`,
    'Nothing is served by it yet: production wants two persons for mf-racing.',
    '',
  ]);
  expect((await $('status')).out).toContain(a);
  expect(await $('approve', id, ...as('olga'))).toMatchObject({ code: 7 });
  expect((await $('approve', id, ...as('tom'), '--dry-run')).out).toContain('dry run: this would be release 2');
  const approved = await $('approve', id, ...as('tom'));
  expect(approved.out).toContain('release 2 of production, by olga (key olga), approved by tom (key tom): new odds');
  expect(approved.err).toBe(`Undo: paddock rollback mf-racing --to ${a} --reason '<why>'\n`);
  expect((await $('status')).out).toContain('by olga (key olga), approved by tom (key tom)');
  expect((await $('history')).out).toMatch(/^2 .* olga \+ tom +olga \+ tom +promote mf-racing@\S+ +new odds$/m);
  expect((await $('verify')).code).toBe(0);
  await $('audit', 'export', 'audit.csv');
  expect(await readFile(join(folder, 'audit.csv'), 'utf8')).toContain(
    'proposed by olga (key olga), 2026-06-01T13:00:00.000Z',
  );
});

test('[PAIR-9] proposals says of each what became of it, and lists what proves nothing', async () => {
  const { $, as, propose, wait, folder } = await serving();
  expect((await $('proposals')).out).toBe('There are no proposals for production.\n');
  const states = async () =>
    JSON.parse((await $('proposals', '--json')).out).proposals.map(({ id, state }: Record<string, string>) => [
      id,
      state,
    ]);
  const first = await propose();
  expect(await states()).toEqual([[first, 'waits']]);
  await $('approve', first, ...as('tom'));
  await $('rollback', 'mf-racing', ...why, ...as('tom'));
  wait(1);
  const second = await propose();
  expect(await states()).toEqual([
    [second, 'waits'],
    [first, 'release 2, approved by tom'],
  ]);
  expect((await $('proposals')).out).toMatch(
    new RegExp(`^${second} {2}promote mf-racing@\\S+ +olga +olga +2026-06-02 13:01:00Z +new odds +waits$`, 'm'),
  );
  wait(24 * 60);
  const third = await propose();
  await $('approve', third, ...as('tom'));
  expect(await states()).toEqual([
    [third, 'release 4, approved by tom'],
    [second, 'over: release 4 changed it'],
    [first, 'release 2, approved by tom'],
  ]);
  await writeFile(join(folder, '.paddock/proposals/00112233445566aa.json'), '{}');
  expect((await $('proposals')).out).toContain('00112233445566aa  CANNOT BE APPROVED: The proposal 00112233445566aa');
  expect(await $('approve', '00112233445566aa', ...as('tom'))).toMatchObject({ code: 5 });
  expect(await $('approve', 'ffffffffffffffff', ...as('tom'))).toMatchObject({ code: 3 });
  expect(await $('approve', third, ...as('tom'), '--channel', 'staging')).toMatchObject({ code: 2 });
});
