import { promote } from '@paddock/release';
import { expect, test } from 'vitest';
import { writeBuild } from '../testing/make-build.ts';
import { makeStore } from '../testing/make-store.ts';
import { openServing } from '../testing/terminal.ts';
import { readPolicy } from '../trust/policy.ts';
import { lostWays, waysBack } from './ways-back.ts';

const channel = 'production';

test('[WAYBACK-1] a promote says which rollbacks it makes impossible, and status which are', async () => {
  const { $, folder } = await openServing();
  const shell = await writeBuild(folder, 'shell', 'b', { version: '2.0.0', contract: '2.0.0' });
  const racing = await writeBuild(folder, 'mf-racing', 'c', { version: '2.0.0', contract: '^2.0.0' });
  for (const each of [shell, racing]) await $('publish', each.folder);
  const targets = [`shell@${shell.build.buildId}`, `mf-racing@${racing.build.buildId}`];
  const said = 'NO WAY BACK from then on: a rollback of shell alone to 1.0.0-';
  expect((await $('promote', ...targets, '--dry-run')).out).toContain(said);
  const done = await $('promote', ...targets, '--json');
  expect(JSON.parse(done.out).lostWays).toMatchObject([
    { name: 'mf-racing', refusals: [{ check: 'contract' }] },
    { name: 'shell', refusals: [{ check: 'contract' }] },
  ]);
  const { out } = await $('status');
  expect(out).toMatch(/NO WAY BACK of shell alone to 1\.0\.0-\w+: contract: mf-racing 2\.0\.0-\w+ needs /);
  // The rollback itself gets the same refusal.
  expect((await $('rollback', 'shell', '--reason', 'x')).code).toBe(4);
});

test('[WAYBACK-1] of a way back that was blocked before, a change says nothing', async () => {
  const { store, operator, publish } = await makeStore();
  const [shell, a] = [await publish('shell', 'a'), await publish('mf-racing', 'a')];
  await promote(store, operator, { channel, targets: [shell, a] });
  const newShell = await publish('shell', 'b', { contract: '2.0.0' });
  const [b, c] = [
    await publish('mf-racing', 'b', { contract: '^2.0.0' }),
    await publish('mf-racing', 'c', { contract: '^2.0.0' }),
  ];
  const policy = await readPolicy(store);
  const first = await promote(store, operator, { channel, targets: [newShell, b] });
  expect((await lostWays(store, policy, first, 0)).map(({ name }) => name)).toEqual(['mf-racing', 'shell']);
  const second = await promote(store, operator, { channel, targets: [c] });
  expect(await lostWays(store, policy, second, 0)).toEqual([]);
  expect((await waysBack(store, policy, second.release, 0)).map(({ refusals }) => refusals.length > 0)).toEqual([
    false,
    true,
  ]);
});
