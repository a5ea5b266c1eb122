import { freeze, promote, readHistory, readPolicy, rollback, unfreeze } from '@paddock/release';
import { describe, expect, test } from 'vitest';
import { channel } from '../testing/make-serving.ts';
import { createStoreTemplate } from '../testing/make-store.ts';
import { readRelease } from '../trust/journal.ts';
import { vouch } from './vouch.ts';

const name = 'mf-racing';

/** A store that served a shell and three builds of `mf-racing` in a row. */
const openServing = createStoreTemplate(async ({ store, operator, publish }) => {
  const shell = await publish('shell', 'a');
  const [a, b, c] = [await publish(name, 'a'), await publish(name, 'b'), await publish(name, 'c')];
  await promote(store, operator, { channel, targets: [shell, a] });
  await promote(store, operator, { channel, targets: [b] });
  await promote(store, operator, { channel, targets: [c] });
  return { shell, a, b, c };
});

const evidence = { ready: 4_000, bad: 2, since: '2026-06-01T10:00:00Z', until: '2026-06-01T11:00:00Z' };

const serving = async () => {
  const made = await openServing();
  const { store, operator } = made;
  const good = (buildId?: string) =>
    vouch(store, operator, { channel, name, reason: 'ran all Saturday', ...(buildId ? { buildId } : {}) });
  const back = (to?: string) =>
    rollback(store, operator, { channel, name, reason: 'odds are wrong', ...(to ? { to } : {}) });
  const move = (build: { name: string; buildId: string }) => promote(store, operator, { channel, targets: [build] });
  const fallback = async () => (await readRelease(store, channel))?.lastKnownGood[name]?.buildId;
  const count = async () => (await readHistory(store, await readPolicy(store), channel)).releases.length;
  return { ...made, good, back, move, fallback, count };
};

describe('vouch', () => {
  test('[CHANGE-40] writes into the journal that the live build is good, and changes no build', async () => {
    const { store, operator, c, shell, fallback, b } = await serving();
    const { release } = await vouch(store, operator, { channel, name, reason: 'enough votes', evidence });
    expect(release).toMatchObject({ action: 'vouch', about: name, changed: [], proven: [], reason: 'enough votes' });
    expect(release.vouch).toEqual({ build: release.builds[name], evidence });
    expect(release.builds[name]?.buildId).toBe(c.buildId);
    expect(release.builds.shell?.buildId).toBe(shell.buildId);
    expect(await readRelease(store, channel)).toEqual(release);
    expect(await fallback()).toBe(b.buildId);
  });

  test('[CHANGE-22] [CHANGE-41] a rollback and the fallback of tabs lead to the newest build with a vouch', async () => {
    const { good, back, a, b, fallback } = await serving();
    await good(a.buildId);
    expect(await fallback()).toBe(a.buildId);
    expect((await back()).release.builds[name]?.buildId).toBe(a.buildId);
    // The rollback took back b together with c.
    await expect(back()).rejects.toMatchObject({ kind: 'precondition' });
    await expect(good(b.buildId)).rejects.toMatchObject({ kind: 'precondition', exitCode: 4 });
  });

  test('[CHANGE-41] where nobody vouched, the way back is the build before', async () => {
    const { back, b, a, good } = await serving();
    // A rollback cannot return to the live build.
    await good();
    expect((await back()).release.builds[name]?.buildId).toBe(b.buildId);
    expect((await back()).release.builds[name]?.buildId).toBe(a.buildId);
  });

  test('[CHANGE-42] a rollback takes the vouch back, and a new promote does not bring it', async () => {
    const { good, back, move, a, b, c, fallback } = await serving();
    await good(a.buildId);
    await good();
    await back(b.buildId);
    await move(c);
    await move(b);
    expect(await fallback()).toBe(a.buildId);
    await good(c.buildId);
    expect(await fallback()).toBe(c.buildId);
  });

  test('[CHANGE-42] nobody vouches for what was never live', async () => {
    const { good, publish, store, operator } = await serving();
    const next = await publish(name, 'next');
    await expect(good(next.buildId)).rejects.toMatchObject({ kind: 'precondition' });
    const other = vouch(store, operator, { channel, name: 'mf-club', reason: 'x' });
    await expect(other).rejects.toMatchObject({ kind: 'not-found' });
  });

  test('[CHANGE-44] a second vouch writes nothing', async () => {
    const { good, count } = await serving();
    await good();
    const before = await count();
    expect(await good()).toMatchObject({ changed: false });
    expect(await count()).toBe(before);
  });
});

describe('freeze', () => {
  test.each([
    [name, `${name} is frozen since release 4 of production, by olga: race day`, `paddock unfreeze ${name} `],
    ['*', 'production is frozen since release 4 of production, by olga: race day', 'paddock unfreeze --reason'],
  ])('[CHANGE-43] of %s holds its promotes with the reason and the way on', async (scope, message, mend) => {
    const { store, operator, move, a, good } = await serving();
    await freeze(store, operator, { channel, name: scope, reason: 'race day' });
    await good();
    await expect(move(a)).rejects.toMatchObject({
      kind: 'precondition',
      exitCode: 4,
      message,
      mend: expect.stringContaining(mend),
    });
    await unfreeze(store, operator, { channel, name: scope, reason: 'over' });
    expect((await move(a)).changed).toBe(true);
  });

  test('[CHANGE-43] holds no other name, and no rollback', async () => {
    const { store, operator, move, back, publish, b } = await serving();
    await freeze(store, operator, { channel, name, reason: 'race day' });
    await move(await publish('mf-club', 'a'));
    const { release } = await back();
    expect(release).toMatchObject({ builds: { [name]: { buildId: b.buildId } }, frozen: [name] });
  });

  test('[CHANGE-44] twice, or of nothing, writes nothing', async () => {
    const { store, operator, count } = await serving();
    const options = { channel, name, reason: 'race day' };
    expect(await unfreeze(store, operator, options)).toMatchObject({ changed: false });
    await freeze(store, operator, options);
    expect(await freeze(store, operator, options)).toMatchObject({ changed: false });
    expect(await count()).toBe(4);
    const other = freeze(store, operator, { ...options, name: 'mf-club' });
    await expect(other).rejects.toMatchObject({ kind: 'not-found' });
  });
});
