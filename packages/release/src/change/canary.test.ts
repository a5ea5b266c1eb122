import { finishCanary, holdCanary, promote, rollback, startCanary, widenCanary } from '@paddock/release';
import { buildAt, groupsOf, type Release } from '@paddock/release/record';
import { expect, test } from 'vitest';
import { makeServing, withKey } from '../testing/make-serving.ts';
import { createStoreTemplate, NOW } from '../testing/make-store.ts';
import { readRelease } from '../trust/journal.ts';
import { rollbackToRelease } from './change-release.ts';
import { withdraw } from './withdraw.ts';

const channel = 'production';
const name = 'mf-racing';
const reason = 'new race card';

const openServing = createStoreTemplate(async ({ store, operator, publish }) => {
  const shell = await publish('shell', 'a');
  const [first, base, next] = [
    await publish(name, 'first'),
    await publish(name, 'base'),
    await publish(name, 'next', { version: '1.1.0' }),
  ];
  const streams = await publish('mf-streams', 'a');
  await promote(store, operator, { channel, targets: [shell, first, streams] });
  await promote(store, operator, { channel, targets: [base] });
  return { shell, first, base, next, streams };
});

const serving = async () => {
  const made = await openServing();
  const { store, operator, next } = made;
  const entry = async () => (await readRelease(store, channel))?.builds[name];
  const start = (buildId = next.buildId, share = 50) =>
    startCanary(store, operator, { channel, name, buildId, share, reason });
  const with_ = { channel, name, reason };
  return { ...made, entry, start, with_ };
};

test('[CANARY-1] a start serves a build to a share of the visitors and leaves the live one', async () => {
  const { start, entry, base, next } = await serving();
  const { release } = await start();
  expect(release).toMatchObject({ action: 'canary', changed: [name], reason });
  expect(release.proven).toContain('integrity');
  const live = await entry();
  expect(live).toMatchObject({ buildId: base.buildId, canary: { build: { buildId: next.buildId }, share: 50 } });
  expect(groupsOf(release, name, 0)).toEqual({
    canary: { buildId: next.buildId, share: 50 },
    control: { buildId: base.buildId, share: 950 },
  });
  expect(groupsOf(release, 'mf-streams', 0)).toBeNull();
});

test('[CANARY-2] a wider share adds visitors and takes none away', async () => {
  const { start, store, operator, with_, next } = await serving();
  await start();
  const { release } = await widenCanary(store, operator, { ...with_, share: 250 });
  const live = release.builds[name];
  if (!live) throw new Error('there is a build');
  const places = Array.from({ length: 1_000 }, (_, place) => buildAt(live, place, 0).buildId);
  expect(places.filter((each) => each === next.buildId)).toHaveLength(250);
  expect(places.slice(0, 50).every((each) => each === next.buildId)).toBe(true);
});

test('[CANARY-3] a finish makes it live; the last visitors to get it keep the build before for an hour', async () => {
  const { start, store, operator, with_, base, next } = await serving();
  await start(next.buildId, 900);
  const { release } = await finishCanary(store, operator, with_);
  expect(release).toMatchObject({
    action: 'promote',
    changed: [name],
    lastKnownGood: { [name]: { buildId: base.buildId } },
  });
  const live = release.builds[name];
  if (!live) throw new Error('there is a build');
  expect(live).toEqual({
    buildId: next.buildId,
    digest: expect.any(String),
    holdback: {
      build: { buildId: base.buildId, digest: expect.any(String) },
      share: 30,
      until: '2026-06-01T13:00:00.000Z',
    },
  });
  const at = (place: number, minutes: number) => buildAt(live, place, NOW.getTime() + minutes * 60_000).buildId;
  expect([at(0, 0), at(969, 0), at(970, 59), at(999, 59)]).toEqual([
    next.buildId,
    next.buildId,
    base.buildId,
    base.buildId,
  ]);
  expect(at(999, 60)).toBe(next.buildId);
  expect(groupsOf(release, name, NOW.getTime())).toEqual({
    canary: { buildId: next.buildId, share: 970 },
    control: { buildId: base.buildId, share: 30 },
  });
  expect(groupsOf(release, name, NOW.getTime() + 3_600_000)).toBeNull();
});

test('[CANARY-4] a held canary is neither widened nor finished until the hold ends', async () => {
  const { start, store, operator, with_, entry } = await serving();
  await start();
  await holdCanary(store, operator, with_);
  await expect(widenCanary(store, operator, { ...with_, share: 500 })).rejects.toMatchObject({ kind: 'precondition' });
  await expect(finishCanary(store, operator, with_)).rejects.toMatchObject({
    message: expect.stringMatching(/is held/),
    mend: expect.stringMatching(/hold .*--end/),
  });
  await holdCanary(store, operator, { ...with_, end: true });
  await widenCanary(store, operator, { ...with_, share: 500 });
  expect((await entry())?.canary).toMatchObject({ share: 500 });
});

test('[CANARY-5] a rollback ends the canary first: the live build stays, and the next one goes further back', async () => {
  const { start, store, operator, with_, entry, base, first } = await serving();
  await start();
  const { release } = await rollback(store, operator, with_);
  expect(release).toMatchObject({
    action: 'rollback',
    changed: [name],
    lastKnownGood: { [name]: { buildId: first.buildId } },
  });
  expect(await entry()).toEqual({ buildId: base.buildId, digest: expect.any(String) });
  await rollback(store, operator, with_);
  expect((await entry())?.buildId).toBe(first.buildId);
});

test('[CANARY-5] a rollback of a canary that another one replaced or ended is refused', async () => {
  const { start, store, operator, with_, entry, base, next } = await serving();
  await start();
  await rollback(store, operator, with_);
  const again = rollback(store, operator, { ...with_, ifCanary: next.buildId });
  await expect(again).rejects.toMatchObject({
    kind: 'precondition',
    message: expect.stringMatching(/is no longer the canary/),
  });
  expect((await entry())?.buildId).toBe(base.buildId);
});

test('[CANARY-5] a rollback after a finish returns to the build before, and ends the holdback', async () => {
  const { start, store, operator, with_, entry, base } = await serving();
  await start();
  await finishCanary(store, operator, with_);
  await rollback(store, operator, with_);
  expect(await entry()).toEqual({ buildId: base.buildId, digest: expect.any(String) });
});

test('[CANARY-5] a rollback to a release in which all had the build ends the holdback too', async () => {
  const { start, store, operator, with_, entry, base, next } = await serving();
  const { release } = await promote(store, operator, { channel, targets: [next] });
  await promote(store, operator, { channel, targets: [base] });
  await start();
  await finishCanary(store, operator, with_);
  await rollbackToRelease(store, operator, { ...with_, release: release.sequence });
  expect(await entry()).toEqual({ buildId: next.buildId, digest: expect.any(String) });
});

test('[CANARY-6] a promote of another build is refused while a canary is live; of the live build it does nothing', async () => {
  const { start, store, operator, first, base } = await serving();
  await start();
  await expect(promote(store, operator, { channel, targets: [first] })).rejects.toMatchObject({
    kind: 'precondition',
    message: expect.stringMatching(/has a canary of mf-racing/),
    mend: expect.stringMatching(/canary stop mf-racing/),
  });
  expect(await promote(store, operator, { channel, targets: [base] })).toMatchObject({ changed: false });
});

test('[CANARY-7] a canary of the shell, of a name that is not served, of the live build, or a second one is refused', async () => {
  const { start, store, operator, shell, base, next, first, with_ } = await serving();
  const other = (name: string, buildId: string) => startCanary(store, operator, { ...with_, name, buildId, share: 50 });
  await expect(other('shell', shell.buildId)).rejects.toMatchObject({
    message: expect.stringMatching(/every remote on a page runs in it/),
  });
  await expect(other('mf-nobody', next.buildId)).rejects.toMatchObject({ kind: 'not-found' });
  await expect(start(base.buildId)).rejects.toMatchObject({
    message: expect.stringMatching(/is what all visitors get/),
  });
  await expect(finishCanary(store, operator, with_)).rejects.toMatchObject({
    message: expect.stringMatching(/has no canary/),
  });
  await start();
  await expect(start(first.buildId)).rejects.toMatchObject({
    message: expect.stringMatching(/has a canary of mf-racing already/),
  });
});

test.each([0, 1_000, 2.5])('[CANARY-7] a share of %s thousandths is refused', async (share) => {
  const { start, next } = await serving();
  await expect(start(next.buildId, share)).rejects.toMatchObject({
    kind: 'usage',
    message: expect.stringMatching(/0.1 % to 99.9 %/),
  });
});

test('[CANARY-8] the gate holds the canary against what is live', async () => {
  const { publish, start } = await serving();
  const claims = {
    routes: [{ path: '/streams/:id?', files: [], reads: [] }],
    navigation: [],
    panels: [],
    modals: [],
    slots: [],
  };
  const greedy = await publish(name, 'greedy', { claims });
  await expect(start(greedy.buildId)).rejects.toMatchObject({
    kind: 'refused',
    message: expect.stringMatching(/claims the route/),
  });
});

test('[CANARY-8] the gate holds what is promoted against each canary, and a canary against the others', async () => {
  const { publish, start, store, operator, streams, with_ } = await serving();
  const page = (path: string) => ({ path, files: [], reads: [] });
  const claims = (...paths: string[]) => ({
    routes: paths.map(page),
    navigation: [],
    panels: [],
    modals: [],
    slots: [],
  });
  const moved = await publish(name, 'moved', { claims: claims('/racing/:id?', '/club') });
  await start(moved.buildId);
  const rival = await publish('mf-streams', 'rival', { claims: claims('/club') });
  const refused = { kind: 'refused', message: expect.stringMatching(/claims the route \/club/) };
  await expect(promote(store, operator, { channel, targets: [rival] })).rejects.toMatchObject(refused);
  const second = startCanary(store, operator, { ...with_, name: 'mf-streams', buildId: rival.buildId, share: 50 });
  await expect(second).rejects.toMatchObject(refused);
  const old = await publish('shell', 'old', { contract: '0.9.0' });
  await expect(promote(store, operator, { channel, targets: [old] })).rejects.toMatchObject({
    message: expect.stringContaining(`mf-racing ${moved.buildId} needs`),
  });
  expect(streams.name).toBe('mf-streams');
});

test('[CANARY-8] a shell is held against what a holdback keeps, while it does', async () => {
  const { publish, store, operator, with_ } = await serving();
  const old = await publish(name, 'old', { contract: '~1.2.0' });
  const young = await publish(name, 'young', { contract: '^1.2.0' });
  const shell = await publish('shell', 'b', { contract: '1.3.0' });
  await promote(store, operator, { channel, targets: [old] });
  await startCanary(store, operator, { ...with_, buildId: young.buildId, share: 500 });
  await finishCanary(store, operator, with_);
  const move = (minutes: number) => {
    const now = () => new Date(NOW.getTime() + minutes * 60_000);
    return promote(store, { ...operator, now }, { channel, targets: [shell], dryRun: true });
  };
  await expect(move(59)).rejects.toMatchObject({ message: expect.stringContaining(`mf-racing ${old.buildId} needs`) });
  expect(await move(60)).toMatchObject({ changed: true });
});

test('[CANARY-15] a withdrawn remote takes its canary along', async () => {
  const { start, store, operator, with_, entry } = await serving();
  await start();
  await withdraw(store, operator, with_);
  expect(await entry()).toBeUndefined();
});

test('[CANARY-8] a share that is changed, and an end, need nothing that was not proven before', async () => {
  const { start, store, operator, with_ } = await serving();
  await start();
  expect((await widenCanary(store, operator, { ...with_, share: 100 })).release.proven).toEqual([]);
  expect((await rollback(store, operator, with_)).release.proven).toEqual([]);
});

test('[CANARY-9] a canary needs a key that may promote; one that may roll back can end it', async () => {
  const { start, store, with_, next, entry, ...made } = await serving();
  const onCall = await withKey({ store, ...made }, 'on-call', { rollback: ['*'] });
  const own = startCanary(store, onCall, { ...with_, buildId: next.buildId, share: 50 });
  await expect(own).rejects.toMatchObject({ kind: 'unauthorised', exitCode: 7 });
  await start();
  await expect(finishCanary(store, onCall, with_)).rejects.toMatchObject({ kind: 'unauthorised' });
  await rollback(store, onCall, with_);
  expect((await entry())?.canary).toBeUndefined();
});

test('[CANARY-10] a dry run changes nothing', async () => {
  const { store, operator, with_, next, entry } = await serving();
  const options = { ...with_, buildId: next.buildId, share: 50, dryRun: true };
  expect(await startCanary(store, operator, options)).toMatchObject({ changed: true, release: { sequence: 3 } });
  expect((await entry())?.canary).toBeUndefined();
});

/** The problems of a record that an attacker with a key of these rights writes past all checks. */
const forged = async (rights: Parameters<typeof withKey>[2], change: (before: Release) => Partial<Release>) => {
  const made = await makeServing();
  const { store, operator, b, append, problems } = made;
  await startCanary(store, operator, { channel, name, buildId: b.buildId, share: 50, reason });
  await append(await withKey(made, 'thief', rights), change);
  return problems();
};

test.each([
  [
    'a rollback key that writes a canary',
    { rollback: ['*'] },
    ({ builds }: Release) => ({
      action: 'rollback' as const,
      builds: { ...builds, [name]: { ...builds[name], canary: { ...builds[name]?.canary, share: 999 } } },
    }),
    'a rollback may not change the canary',
  ],
  [
    'a rollback key that says it is a canary',
    { rollback: ['*'] },
    ({ builds }: Release) => ({
      action: 'canary' as const,
      builds: { ...builds, [name]: { ...builds[name], canary: { ...builds[name]?.canary, share: 999 } } },
    }),
    'may not canary mf-racing',
  ],
  [
    'a canary that moves the live build',
    { promote: ['*'] },
    ({ builds }: Release) => ({
      action: 'canary' as const,
      builds: { ...builds, [name]: builds[name]?.canary?.build },
    }),
    'a canary may not change the canary or the live build',
  ],
  [
    'a promote with a holdback of another build',
    { promote: ['*'] },
    ({ builds, at }: Release) => {
      const { canary, ...live } = builds[name] ?? {};
      const holdback = { build: canary?.build, share: 1, until: at };
      return { action: 'promote' as const, builds: { ...builds, [name]: { ...live, holdback } } };
    },
    'a promote may not change the canary or the live build',
  ],
])('[CANARY-11] readers refuse %s', async (_, rights, change, expected) => {
  const write = change as unknown as (before: Release) => Partial<Release>;
  expect((await forged(rights, write)).join('\n')).toContain(expected);
});
