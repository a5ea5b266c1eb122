import { promote, rollback } from '@paddock/release';
import { describe, expect, test } from 'vitest';
import { channel } from '../testing/make-serving.ts';
import { createStoreTemplate } from '../testing/make-store.ts';
import { readRelease } from '../trust/journal.ts';
import { withdraw } from './withdraw.ts';

const name = 'mf-club';
const contract = { links: {}, slots: {}, modals: {}, messages: {} };

/** A shell, `mf-racing`, and `mf-club` with two builds. */
const openServing = createStoreTemplate(async ({ store, operator, publish }) => {
  const shell = await publish('shell', 'a');
  const racing = await publish('mf-racing', 'a');
  const [a, b] = [await publish(name, 'a'), await publish(name, 'b')];
  await promote(store, operator, { channel, targets: [shell, racing, a] });
  await promote(store, operator, { channel, targets: [b] });
  return { shell, racing, a, b };
});

describe('withdraw', () => {
  test('[CHANGE-45] takes a remote out in a release of its own, and a promote brings it back', async () => {
    const { store, operator, shell, racing, b } = await openServing();
    const { release, previous } = await withdraw(store, operator, { channel, name, reason: 'a broken first build' });
    expect(release).toMatchObject({ sequence: 3, action: 'withdraw', changed: [name], reason: 'a broken first build' });
    expect(Object.keys(release.builds).sort()).toEqual(['mf-racing', 'shell']);
    expect([release.builds.shell, release.builds['mf-racing']]).toMatchObject([
      { buildId: shell.buildId },
      { buildId: racing.buildId },
    ]);
    expect(release.lastKnownGood).toEqual({});
    expect(await readRelease(store, channel)).toEqual(release);
    expect(previous?.builds[name]?.buildId).toBe(b.buildId);
    const back = await promote(store, operator, { channel, targets: [b] });
    expect(back.release.builds[name]?.buildId).toBe(b.buildId);
  });

  test('[CHANGE-45] a dry run writes nothing', async () => {
    const { store, operator } = await openServing();
    await withdraw(store, operator, { channel, name, reason: 'x', dryRun: true });
    expect((await readRelease(store, channel))?.sequence).toBe(2);
  });

  test('[CHANGE-47] no rollback leads to what was withdrawn', async () => {
    const { store, operator, publish } = await openServing();
    await withdraw(store, operator, { channel, name, reason: 'x' });
    const { release } = await promote(store, operator, { channel, targets: [await publish(name, 'mended')] });
    expect(release.lastKnownGood).toEqual({});
    await expect(rollback(store, operator, { channel, name, reason: 'x' })).rejects.toMatchObject({
      kind: 'precondition',
    });
  });

  test.each([
    ['links', 'link', { club: [] }],
    ['slots', 'slot', { club: {} }],
    ['modals', 'modal', { club: {} }],
    ['messages', 'message', { club: {} }],
    ['panels', 'panel', ['club']],
  ] as const)('[CHANGE-46] is refused while a live build uses its %s', async (kind, word, used) => {
    const { store, operator, publish } = await openServing();
    const club = await publish(name, kind, {
      claims: {
        ...claims,
        links: kind === 'links' ? { club: '/club' } : {},
        panels: kind === 'panels' ? ['club'] : [],
      },
      gives: { ...contract, ...(kind === 'links' || kind === 'panels' ? {} : { [kind]: { club: {} } }) },
    });
    const racing = await publish('mf-racing', kind, { uses: { ...contract, [kind]: used } });
    await promote(store, operator, { channel, targets: [club, racing] });
    const attempt = (acceptBreak?: string) =>
      withdraw(store, operator, { channel, name, reason: 'x', acceptBreak: acceptBreak ?? null });
    await expect(attempt()).rejects.toMatchObject({
      kind: 'refused',
      exitCode: 4,
      message: expect.stringContaining(
        `mf-racing ${racing.buildId} uses the ${word} club of ${name} ${club.buildId}.\n            Promote a build of mf-racing`,
      ),
    });
    expect((await attempt('nobody clicks it')).release).toMatchObject({ acceptedBreak: 'nobody clicks it' });
  });

  test('[CHANGE-46] neither the shell nor a stranger can be withdrawn', async () => {
    const { store, operator } = await openServing();
    const shell = withdraw(store, operator, { channel, name: 'shell', reason: 'x' });
    await expect(shell).rejects.toMatchObject({ kind: 'usage', exitCode: 2 });
    const other = withdraw(store, operator, { channel, name: 'mf-nobody', reason: 'x' });
    await expect(other).rejects.toMatchObject({ kind: 'not-found', exitCode: 3 });
  });
});

const claims = { routes: [], navigation: [], panels: [], modals: [], slots: [] };
