import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ReleaseError } from '@paddock/release';
import type { TabRelease } from '@paddock/release/record';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { askAdmin, healthOf } from '../testing/ask.ts';
import { eventually } from '../testing/eventually.ts';
import { makeBuild } from '../testing/make-build.ts';
import { makeEdge, releaseIn, type TestEdge } from '../testing/make-edge.ts';
import { makeMemory, makeRelease, makeServingStore, makeStore } from '../testing/make-store.ts';
import { StoreSilent } from './patient-store.ts';
import { fileMemory } from './release-memory.ts';
import type { BuildProofs } from './release-reader.ts';

const sequence = async ({ visit }: TestEdge) => releaseIn(await (await visit('/race/7')).text()).sequence;
const refusals = ({ events }: TestEdge) => events.filter(({ event }) => event === 'release-refused');

test('[SERVED-1] the newest release is served as soon as it is there, whole', async () => {
  const { store, builds } = makeServingStore();
  const running = await makeEdge({ reader: store });
  const next = makeBuild('mf-racing', 'two');
  store.promote({ ...builds, 'mf-racing': next }, { 'mf-racing': builds['mf-racing'] });
  await eventually(async () => expect(await sequence(running)).toBe(2));
  const html = await (await running.visit('/race/7')).text();
  expect(html).toContain(next.ref.buildId);
  expect(html).not.toContain(`/builds/mf-racing/${builds['mf-racing'].ref.buildId}/`);
  const tab = await (await running.visit('/paddock/release')).json();
  expect(tab).toMatchObject({
    schema: 1,
    channel: 'production',
    sequence: 2,
    files: {},
    shell: builds.shell.ref,
    remotes: { 'mf-racing': { ...next.tabRef, entry: 'entry.js', container: next.build.container } },
    lastKnownGood: { 'mf-racing': builds['mf-racing'].tabRef },
  });
  expect(await running.metric('paddock_release_sequence')).toBe(2);
  expect(await running.metric('paddock_served_release_verified')).toBe(1);
});

test('[SERVED-2] a page that is requested after a change contains it, also before the watcher noticed', async () => {
  const { store, builds } = makeServingStore();
  const running = await makeEdge({ reader: { ...store, watch: () => () => {} } });
  for (const expected of [2, 3, 4]) {
    store.promote({ ...builds, 'mf-racing': makeBuild('mf-racing', `build ${expected}`) });
    expect(await sequence(running)).toBe(expected);
  }
});

test('[SERVED-26] no page waits for a look at a store over a network, whose watcher tells of a change', async () => {
  const { store, builds } = makeServingStore();
  const sequence = vi.fn(store.sequence);
  const running = await makeEdge({ reader: { ...store, lookMs: Number.POSITIVE_INFINITY, sequence } });
  expect(releaseIn(await (await running.visit('/race/7')).text()).sequence).toBe(1);
  store.promote({ ...builds, 'mf-racing': makeBuild('mf-racing', 'two') });
  await eventually(async () => {
    const page = await (await running.visit('/race/7')).text();
    expect(releaseIn(page).sequence).toBe(2);
  });
  expect(sequence).not.toHaveBeenCalled();
});

test('[SERVED-7] a release is remembered before it is served, so an edge that is killed between does not go back', async () => {
  const { store, builds } = makeServingStore();
  const disk = makeMemory();
  const writes: (() => void)[] = [];
  let isSlow = false;
  const memory = {
    recall: () => disk.recall(),
    remember: async (kept: unknown, sequence: number) => {
      if (isSlow) await new Promise<void>((resolve) => writes.push(resolve));
      return disk.remember(kept, sequence);
    },
  };
  const running = await makeEdge({ reader: { ...store, lookMs: Number.POSITIVE_INFINITY }, memory });
  isSlow = true;
  store.promote({ ...builds, 'mf-racing': makeBuild('mf-racing', 'two') });
  await vi.waitFor(() => expect(writes).toHaveLength(1));
  expect(await sequence(running)).toBe(1);
  writes[0]?.();
  await eventually(async () => expect(await sequence(running)).toBe(2));
});

test('[SERVED-3] a store that does not answer makes no page slow', async () => {
  const { store } = makeServingStore();
  let answers = true;
  const reader = { ...store, sequence: () => (answers ? store.sequence() : new Promise<number>(() => {})) };
  const running = await makeEdge({ reader });
  answers = false;
  expect(await sequence(running)).toBe(1);
});

test('[SERVED-32] pages share one look at the store for as long as it may be used', async () => {
  const looksOf = async (lookMs: number) => {
    const { store } = makeServingStore();
    const look = vi.fn(store.sequence);
    const running = await makeEdge({ reader: { ...store, lookMs, sequence: look } });
    for (let visit = 0; visit < 5; visit += 1) expect(await sequence(running)).toBe(1);
    return look.mock.calls.length;
  };
  expect(await looksOf(60_000)).toBe(1);
  expect(await looksOf(0)).toBe(5);
});

test.each<[string, string, (set: ReturnType<typeof makeServingStore>) => void]>([
  ['whose signature or chain is wrong', 'unverified', ({ store }) => store.setNewest(new Error('wrong signature'))],
  [
    'one of whose build.json was altered',
    'altered-build',
    ({ store, builds }) => {
      const next = makeBuild('mf-racing', 'two');
      store.put(next);
      store.alter(next, 'build.json', Buffer.from(JSON.stringify({ ...next.build, entry: 'race.js' })));
      store.setNewest(makeRelease(2, { ...builds, 'mf-racing': next }));
    },
  ],
  [
    'one of whose build.json is garbage',
    'altered-build',
    ({ store, builds }) => {
      const next = makeBuild('mf-racing', 'two');
      store.alter(next, 'build.json', Buffer.from('{"__proto__":'));
      store.setNewest(makeRelease(2, { ...builds, 'mf-racing': next }));
    },
  ],
  [
    'one of whose builds is missing',
    'missing-build',
    ({ store, builds }) => store.setNewest(makeRelease(2, { ...builds, 'mf-racing': makeBuild('mf-racing', 'lost') })),
  ],
  [
    'that names no shell',
    'missing-build',
    ({ store, racing }) => store.setNewest(makeRelease(2, { 'mf-racing': racing })),
  ],
  ['whose medium fails', 'unreadable', ({ store }) => store.setNewest(new ReleaseError('storage', 'EIO', 'Check it.'))],
  [
    'one of whose builds nobody published who may',
    'unproven-build',
    ({ store, builds }) => {
      const next = makeBuild('mf-racing', 'two');
      store.disown(next);
      store.promote({ ...builds, 'mf-racing': next });
    },
  ],
])(
  '[SERVED-4] [SERVED-5] a release %s is refused with one alarm, and the last good one is served on',
  async (_, kind, break_) => {
    const set = makeServingStore();
    const running = await makeEdge({ reader: set.store });
    break_(set);
    await eventually(() => expect(refusals(running)).toHaveLength(1));
    expect(await sequence(running)).toBe(1);
    expect(refusals(running)).toEqual([expect.objectContaining({ level: 'alarm', kind, stillServed: 1 })]);
    expect(await running.metric(`paddock_releases_refused_total{kind="${kind}"}`)).toBe(1);
    expect(await running.metric('paddock_served_release_verified')).toBe(0);
    const health = askAdmin(running.edge, '/paddock/health');
    const why = [refusals(running)[0]?.reason];
    expect([health.status, await health.json()]).toEqual([
      200,
      { sequence: 1, channel: 'production', verified: false, why },
    ]);
  },
);

test('[SERVED-5] a build of a refused release is not served in place of the verified one', async () => {
  const { store, racing } = makeServingStore();
  const running = await makeEdge({ reader: store });
  store.alter(racing, 'build.json', Buffer.from('{}'));
  const url = `/builds/mf-racing/${racing.ref.buildId}/build.json`;
  expect(await (await running.visit(url)).json()).toEqual(racing.build);
});

test('[SERVED-6] a fault that passes is noticed at the next look', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { store, builds } = makeServingStore();
  const running = await makeEdge({ reader: { ...store, watch: () => () => {} } });
  store.setNewest(new Error('the disk is away'));
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await running.metric('paddock_served_release_verified')).toBe(0);
  store.setNewest(makeRelease(1, builds));
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await running.metric('paddock_served_release_verified')).toBe(1);
});

test('[SERVED-16] [SERVED-17] health is red until the store has confirmed the remembered release', async () => {
  const { store } = makeServingStore();
  const memory = makeMemory();
  await makeEdge({ reader: store, memory });
  const answer = Promise.withResolvers<void>();
  const slow = { ...store, newest: () => answer.promise.then(store.newest) };
  const running = await makeEdge({ reader: slow, memory });
  const health = () => healthOf(running.edge);
  const why = ["Release 1 comes from this edge's memory; the store has not confirmed it yet."];
  expect(await health()).toEqual({ sequence: 1, channel: 'production', verified: false, why });
  answer.resolve();
  await eventually(async () =>
    expect(await health()).toEqual({ sequence: 1, channel: 'production', verified: true, why: [] }),
  );
});

test('[SERVED-18] a silent store has one alarm of its own, and health is green when it answers again', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { store } = makeServingStore();
  const running = await makeEdge({ reader: { ...store, watch: () => () => {} } });
  store.setNewest(new StoreSilent(5_000));
  await vi.advanceTimersByTimeAsync(5_000);
  const alarms = () => running.events.filter(({ event }) => event === 'store-silent');
  expect(alarms()).toEqual([expect.objectContaining({ level: 'alarm', stillServed: 1 })]);
  expect(await running.metric('paddock_served_release_verified')).toBe(0);
  store.setNewest(makeRelease(1, makeServingStore().builds));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await healthOf(running.edge)).toEqual({
    sequence: 1,
    channel: 'production',
    verified: true,
    why: [],
  });
});

test('[SERVED-14] [SERVED-15] a release that expires has one alarm within 60 s, is served on, and is green when it is renewed', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { store } = makeServingStore();
  let clock = Date.parse('2026-06-01T12:00:00Z');
  const expires = clock + 24 * 3_600_000;
  const isStale = (now: Date) => now.getTime() > expires;
  const staleness = async (now: Date) => (isStale(now) ? 'it was last renewed yesterday' : store.staleness(now));
  const running = await makeEdge({ reader: { ...store, staleness }, now: () => clock });
  const alarms = () => running.events.filter(({ event }) => event === 'release-expired');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(alarms()).toEqual([]);
  expect(await running.metric('paddock_served_release_fresh')).toBe(1);

  clock = expires + 1;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(alarms()).toEqual([expect.objectContaining({ level: 'alarm', sequence: 1 })]);
  expect(await running.metric('paddock_served_release_fresh')).toBe(0);
  expect(await healthOf(running.edge)).toMatchObject({
    sequence: 1,
    verified: false,
  });

  clock = expires;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await healthOf(running.edge)).toEqual({
    sequence: 1,
    channel: 'production',
    verified: true,
    why: [],
  });
});

test('[SERVED-8] an edge starts with its remembered release when the store is broken, silent or empty', async () => {
  const { store, builds } = makeServingStore();
  const memory = makeMemory();
  await makeEdge({ reader: store, memory });
  const gone = { ...makeStore(), file: async () => null };
  const broken = { ...gone, newest: () => Promise.reject(new Error('EIO')) };
  const silent = { ...gone, newest: () => new Promise<null>(() => {}) };
  for (const reader of [gone, broken, silent]) {
    const running = await makeEdge({ reader, memory });
    expect(await sequence(running)).toBe(1);
    expect(await (await running.visit('/race/7')).text()).toContain(builds['mf-racing'].ref.buildId);
  }
});

test('[SERVED-8] a remembered build that was altered on disk is refused', async () => {
  const { store, racing } = makeServingStore();
  const memory = makeMemory();
  await makeEdge({ reader: store, memory });
  const key = `mf-racing/${racing.ref.buildId}`;
  const { builds } = memory.kept as { builds: BuildProofs };
  builds[key] = { manifest: JSON.stringify({ ...racing.build, entry: 'race.js' }), statement: 'signed' };
  const running = await makeEdge({
    reader: { ...makeStore(), newest: () => Promise.reject(new Error('EIO')) },
    memory,
  });
  expect((await running.visit('/race/7')).status).toBe(503);
  const healed = await makeEdge({ reader: store, memory });
  expect((await healed.visit('/race/7')).status).toBe(200);
});

test('[SERVED-9] the memory is one file, replaced whole; one that is damaged raises an alarm and stops nothing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'paddock-edge-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'edge', 'production.json');
  const { store } = makeServingStore();
  await makeEdge({ reader: store, memory: fileMemory(path) });
  expect(await readdir(join(folder, 'edge'))).toEqual(['production.json']);
  expect(JSON.parse(await readFile(path, 'utf8')).release.sequence).toBe(1);

  const recalled = await makeEdge({ reader: makeStore(), memory: fileMemory(path) });
  expect(await sequence(recalled)).toBe(1);

  await writeFile(path, '{"release":');
  const running = await makeEdge({ reader: store, memory: fileMemory(path) });
  expect(await sequence(running)).toBe(1);
  expect(running.events).toContainEqual(expect.objectContaining({ level: 'alarm', event: 'memory-refused' }));
});

test('[SERVED-10] a last known good build that cannot be verified is left out, and the release is served', async () => {
  const { store, builds } = makeServingStore();
  const running = await makeEdge({ reader: store });
  const good = makeBuild('mf-racing', 'good');
  const release = makeRelease(2, builds, { 'mf-racing': good, 'mf-streams': builds['mf-streams'] });
  store.setNewest(release);
  await eventually(async () => expect(await sequence(running)).toBe(2));
  const tab = (await (await running.visit('/paddock/release')).json()) as { lastKnownGood: object };
  expect(Object.keys(tab.lastKnownGood)).toEqual(['mf-streams']);
  expect(running.events).toContainEqual(expect.objectContaining({ level: 'alarm', event: 'last-known-good-lost' }));
});

describe('[SERVED-30] a canary, a holdback or a last known good build that the store did not give', () => {
  /** A release with a canary and a last known good build, of which `lost` cannot be read. */
  const setUp = () => {
    const { store, builds } = makeServingStore();
    const [canary, good] = [makeBuild('mf-racing', 'next'), makeBuild('mf-streams', 'good')];
    store.put(canary, good);
    const release = makeRelease(2, builds, { 'mf-streams': good });
    const racing = { ...builds['mf-racing'].ref, canary: { build: canary.ref, share: 1_000 } };
    store.setNewest({ ...release, builds: { ...release.builds, 'mf-racing': racing } });
    let lost: readonly string[] = [canary, good].map(({ ref }) => ref.buildId);
    const file: typeof store.file = async (...asked) => {
      if (lost.includes(asked[1])) throw new StoreSilent(5_000);
      return store.file(...asked);
    };
    const give = () => {
      lost = [];
    };
    const shown = async ({ visit }: TestEdge) => {
      const tab = await (await visit('/paddock/release', { cookie: 'paddock-bucket=7' })).text();
      return [canary, good].map(({ ref }) => tab.includes(ref.buildId));
    };
    return { reader: { ...store, file, watch: () => () => {} }, canary, good, give, shown };
  };

  test('is served at the next look that finds it, and health names it until then, with one alarm each', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const { reader, canary, good, give, shown } = setUp();
    const running = await makeEdge({ reader });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await shown(running)).toEqual([false, false]);
    const why = [good, canary].map(({ ref }) => expect.stringContaining(ref.buildId));
    expect(await healthOf(running.edge)).toMatchObject({ verified: true, why });
    expect(running.events.filter(({ level }) => level === 'alarm').map(({ event }) => event)).toEqual([
      'last-known-good-lost',
      'canary-lost',
    ]);
    give();
    await vi.advanceTimersByTimeAsync(1_000);
    await eventually(async () => expect(await shown(running)).toEqual([true, true]));
    expect(await healthOf(running.edge)).toMatchObject({ why: [] });
  });

  test.each([
    ['last known good build', 1, 1, (tab: TabRelease) => tab.lastKnownGood['mf-racing']],
    ['holdback', 2, 1_000, (tab: TabRelease) => tab.remotes['mf-racing']],
  ])('is served at the next look, also if one slow read lost it only as %s', async (_, slow, share, shownIn) => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const { store, builds } = makeServingStore();
    const good = makeBuild('mf-racing', 'before');
    store.put(good);
    const release = makeRelease(2, builds, { 'mf-racing': good });
    const holdback = { build: good.ref, share, until: '2099-01-01T00:00:00.000Z' };
    const racing = { ...builds['mf-racing'].ref, holdback };
    store.setNewest({ ...release, builds: { ...release.builds, 'mf-racing': racing } });
    let reads = 0;
    const file: typeof store.file = async (...asked) => {
      if (asked[1] === good.ref.buildId && ++reads === slow) throw new StoreSilent(5_000);
      return store.file(...asked);
    };
    const { visit } = await makeEdge({ reader: { ...store, file, watch: () => () => {} } });
    await vi.advanceTimersByTimeAsync(1_000);
    await eventually(async () => {
      const tab = await (await visit('/paddock/release', { cookie: 'paddock-bucket=7' })).json();
      expect(shownIn(tab as TabRelease)?.buildId).toBe(good.ref.buildId);
    });
  });

  test('is served after a restart, although the memory lacks it', async () => {
    const { reader, give, shown } = setUp();
    const memory = makeMemory();
    expect(await shown(await makeEdge({ reader, memory }))).toEqual([false, false]);
    give();
    expect(await shown(await makeEdge({ reader, memory }))).toEqual([true, true]);
  });
});

test('[SERVED-11] an edge without any release answers 503 and serves the first one when it comes', async () => {
  const store = makeStore();
  const running = await makeEdge({ reader: store });
  expect((await running.visit('/race/7')).status).toBe(503);
  const health = askAdmin(running.edge, '/paddock/health');
  const why = ['There is no release to serve; pages answer 503.'];
  expect([health.status, await health.json()]).toEqual([503, { sequence: null, channel: null, verified: false, why }]);
  store.promote({ shell: makeBuild('shell'), 'mf-racing': makeBuild('mf-racing') });
  await eventually(async () => expect((await running.visit('/race/7')).status).toBe(200));
});
