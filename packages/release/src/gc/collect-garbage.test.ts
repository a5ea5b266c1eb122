import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Actor,
  finishCanary,
  openFileStore,
  promote,
  publishBuild,
  type ReleaseStore,
  rollback,
  startCanary,
  verifyStore,
} from '@paddock/release';
import { describe, expect, test } from 'vitest';
import { writeBuild } from '../testing/make-build.ts';
import { makeStore, NOW } from '../testing/make-store.ts';
import { createMedium } from '../testing/medium.ts';
import { readRelease } from '../trust/journal.ts';
import { collectGarbage } from './collect-garbage.ts';

const channel = 'production';
const DAY = 86_400_000;

/**
 * One build of `mf-racing` a day, `a` on day 0; `a`, `b` and `c` are promoted on their days. The
 * store's clock shows the day; the clock of its users is `ahead` of it, in days.
 */
const serving = async ({ ahead = 0 } = {}) => {
  let today = 0;
  const medium = createMedium(() => new Date(NOW.getTime() + today * DAY));
  const made = await makeStore(medium);
  const { store, folder, publish } = made;
  const operator: Actor = { ...made.operator, now: () => new Date(NOW.getTime() + (today + ahead) * DAY) };
  const shell = await publish('shell', 'a');
  const builds: Record<string, { name: string; buildId: string }> = {};
  const dists: Record<string, string> = {};
  for (const content of 'abcde') {
    const { folder: dist, build } = await writeBuild(folder, 'mf-racing', content);
    await publishBuild(store, operator, dist);
    builds[content] = { name: build.name, buildId: build.buildId };
    dists[content] = dist;
    if ('abc'.includes(content))
      await promote(store, operator, { channel, targets: today === 0 ? [shell, build] : [build] });
    today += 1;
  }
  const setDay = (day: number) => {
    today = day;
  };
  const collect = (day: number, keep: number, days: number, dryRun = false, used: ReleaseStore = store) => {
    setDay(day);
    return collectGarbage(used, { keep, olderThanMs: days * DAY, dryRun });
  };
  const named = (found: readonly { buildId: string }[]) =>
    found
      .map(({ buildId }) => Object.keys(builds).find((key) => builds[key]?.buildId === buildId))
      .sort()
      .join('');
  const build = (content: string) => builds[content] as { name: string; buildId: string };
  const dist = (content: string) => dists[content] as string;
  const problems = async () => (await verifyStore(store)).flatMap((each) => each.problems);
  return { ...made, operator, medium, build, dist, setDay, collect, named, problems };
};

describe('gc', () => {
  test('[GC-1] keeps what a channel serves or may return to, however old', async () => {
    const { store, collect, named } = await serving();
    const { removed, kept } = await collect(400, 0, 30);
    expect(named(removed)).toBe('ade');
    expect(kept).toBe(3);
    expect(named(await store.listBuilds())).toBe('bc');
  });

  test('[GC-1] [CANARY-12] keeps a canary and what a holdback keeps, and verify misses them', async () => {
    const { store, operator, collect, named, build, setDay, problems } = await serving();
    const options = { channel, name: 'mf-racing', reason: 'x' };
    setDay(10);
    await startCanary(store, operator, { ...options, buildId: build('e').buildId, share: 50 });
    expect(named((await collect(400, 0, 30)).removed)).toBe('ad');
    await finishCanary(store, operator, options);
    expect(named((await collect(800, 0, 30)).removed)).toBe('b');
    await rm(join(store.folder, 'builds', 'mf-racing', build('c').buildId), { recursive: true });
    expect(await problems()).toEqual([expect.stringContaining(`mf-racing ${build('c').buildId} is served or may be`)]);
  });

  test('[GC-1] keeps what another channel serves', async () => {
    const { store, operator, collect, named, build } = await serving();
    const shell = (await store.listBuilds()).find(({ name }) => name === 'shell') as { name: string; buildId: string };
    await promote(store, operator, { channel: 'staging', targets: [shell, build('a')] });
    expect(named((await collect(400, 0, 30)).removed)).toBe('de');
  });

  test.each([
    ['as the store', 0],
    ['a day ahead', 1],
    ['a day behind', -1],
    ['ten years ahead', 3650],
  ])(
    '[GC-2] [GC-3] [GC-4] [STORE-12] keeps the newest, the young, and what an open tab may still ask for, with the clocks of its users %s',
    async (_, ahead) => {
      const { store, operator, collect, named, setDay } = await serving({ ahead });
      expect(named((await collect(400, 2, 30, true)).removed)).toBe('a');
      // On day 33, d (day 3) is 30 days old and e is not; c left production on day 32.
      setDay(32);
      await rollback(store, operator, { channel, name: 'mf-racing', reason: 'x' });
      expect(named((await collect(34, 0, 30, true)).removed)).toBe('d');
      expect(named((await collect(63, 0, 30, true)).removed)).toBe('cde');
    },
  );

  test('[GC-5] lists what it would remove, and removes nothing, on a dry run', async () => {
    const { store, collect, named } = await serving();
    expect(named((await collect(400, 0, 30, true)).removed)).toBe('ade');
    expect(named(await store.listBuilds())).toBe('abcde');
  });

  test('[PUBLISH-14] finds a build young that was published again', async () => {
    const { store, operator, collect, named, setDay, dist } = await serving();
    setDay(399);
    expect(await publishBuild(store, operator, dist('e'))).toMatchObject({ changed: false });
    expect(await publishBuild(store, operator, dist('d'), { dryRun: true })).toMatchObject({ changed: false });
    expect(named((await collect(400, 0, 30)).removed)).toBe('ad');
  });

  test('[GC-10] reports a folder that is no build, leaves it, and goes on with the rest', async () => {
    const { store, collect, named, build } = await serving();
    await mkdir(join(store.folder, 'builds/mf-racing/1.0.0-000000000000'));
    await mkdir(join(store.folder, 'builds/mf-zzz/1.0.0-000000000000'), { recursive: true });
    await rm(join(store.folder, 'builds/mf-racing', build('d').buildId, 'publish.json'));
    const { removed, broken } = await collect(400, 0, 30);
    expect(named(removed)).toBe('ae');
    expect(broken.map((each) => each.why)).toEqual([
      'mf-racing has no build 1.0.0-000000000000',
      expect.stringContaining('publish.json is missing'),
      'mf-zzz has no build 1.0.0-000000000000',
    ]);
    expect(named(await store.listBuilds())).toContain('d');
  });
});

test('[GC-9] gc makes room on a disk with no room for a folder or a byte', async () => {
  const { store, medium, collect, named } = await serving();
  const full = () => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' }));
  const mkdir = (async (path: string, options?: { recursive: true }) =>
    existsSync(path) && options ? undefined : full()) as typeof medium.mkdir;
  const open: typeof medium.open = async (...asked) => {
    const handle = await medium.open(...asked);
    handle.writeFile = full;
    return handle;
  };
  const used = openFileStore(store.folder, { fileSystem: { ...medium, mkdir, open } });
  expect(named((await collect(400, 0, 30, false, used)).removed)).toBe('ade');
});

describe('gc, while a build is wanted again', () => {
  /** A store where something happens just before or just after gc withdraws `e`. */
  const interrupted = (
    store: ReleaseStore,
    wanted: { buildId: string },
    before: () => Promise<unknown>,
    after: () => Promise<unknown> = async () => {},
  ): ReleaseStore => ({
    ...store,
    withdrawBuild: async (build) => {
      if (build.buildId !== wanted.buildId) return store.withdrawBuild(build);
      await before();
      const settle = await store.withdrawBuild(build);
      await after();
      return settle;
    },
  });
  const nothing = async () => {};

  test('[GC-6] a build that is promoted before it is withdrawn comes back', async () => {
    const { store, operator, collect, named, build, problems } = await serving();
    const late = interrupted(store, build('e'), () => promote(store, operator, { channel, targets: [build('e')] }));
    expect(named((await collect(400, 0, 30, false, late)).removed)).toBe('ad');
    expect(named(await store.listBuilds())).toBe('bce');
    expect(await problems()).toEqual([]);
  });

  test('[GC-6] a build that is promoted after it was withdrawn comes back', async () => {
    const { store, operator, collect, named, build, problems } = await serving();
    const late = interrupted(store, build('e'), nothing, () =>
      promote(store, operator, { channel, targets: [build('e')] }),
    );
    expect(named((await collect(400, 0, 30, false, late)).removed)).toBe('ad');
    expect(named(await store.listBuilds())).toBe('bce');
    expect(await problems()).toEqual([]);
  });

  test('[GC-6] a build that is promoted after gc decided against it comes back', async () => {
    const { store, operator, collect, named, build, problems } = await serving();
    const late: ReleaseStore = {
      ...store,
      withdrawBuild: async (each) => {
        const settle = await store.withdrawBuild(each);
        return (
          settle &&
          (async (remove) => {
            if (each.buildId === build('e').buildId) await promote(store, operator, { channel, targets: [each] });
            return settle(remove);
          })
        );
      },
    };
    expect(named((await collect(400, 0, 30, false, late)).removed)).toBe('ad');
    expect(await problems()).toEqual([]);
  });

  test('[GC-7] a promote that has read a build, and commits after gc deleted it, is refused', async () => {
    const { store, operator, collect, build, problems } = await serving();
    const slow: ReleaseStore = {
      ...store,
      appendRecord: async (...asked) => {
        await collect(400, 0, 30);
        return store.appendRecord(...asked);
      },
    };
    await expect(promote(slow, operator, { channel, targets: [build('e')] })).rejects.toMatchObject({
      kind: 'not-found',
    });
    expect((await readRelease(store, channel))?.sequence).toBe(3);
    expect(await problems()).toEqual([]);
  });

  test('[GC-6] gc sees what a promote is about to commit', async () => {
    const { store, operator, medium, collect, named, build, problems, setDay } = await serving();
    setDay(400);
    const gone: string[] = [];
    const slow = openFileStore(store.folder, {
      fileSystem: {
        ...medium,
        link: async (from, to) => {
          gone.push(named((await collect(400, 0, 30)).removed));
          await medium.link(from, to);
        },
      },
    });
    await promote(slow, operator, { channel, targets: [build('e')] });
    expect(gone).toEqual(['ad']);
    expect(await problems()).toEqual([]);
  });

  test('[GC-6] a promote that slept for longer than gc waits for it starts again', async () => {
    const { store, operator, medium, collect, named, build, problems } = await serving();
    const gone: string[] = [];
    const slow = openFileStore(store.folder, {
      fileSystem: {
        ...medium,
        link: async (from, to) => {
          gone.push(named((await collect(400, 0, 30)).removed));
          await medium.link(from, to);
        },
      },
    });
    const { lostRaces } = await promote(slow, operator, { channel, targets: [build('b')] });
    expect(lostRaces).toBe(1);
    expect(gone).toEqual(['ade', '']);
    expect(await problems()).toEqual([]);
  });

  test('[GC-6] a build that is published again after it was withdrawn comes back', async () => {
    const { store, operator, collect, named, build, dist, problems } = await serving();
    const late = interrupted(store, build('e'), nothing, async () => {
      expect(await publishBuild(store, operator, dist('e'))).toMatchObject({ changed: false });
    });
    expect(named((await collect(400, 0, 30, false, late)).removed)).toBe('ad');
    expect(named(await store.listBuilds())).toBe('bce');
    expect(await problems()).toEqual([]);
  });

  test('[GC-8] two gcs at once remove each build once', async () => {
    const { collect, named, problems } = await serving();
    const [first, second] = await Promise.all([collect(400, 0, 30), collect(400, 0, 30)]);
    expect(named([...first.removed, ...second.removed])).toBe('ade');
    expect(await problems()).toEqual([]);
  });

  test('[GC-11] [GC-12] a build that gc had withdrawn when it was killed is read, listed and served; the next gc settles it', async () => {
    const { store, operator, collect, named, build, problems } = await serving();
    for (const each of ['c', 'd', 'e']) await store.withdrawBuild(build(each));
    expect(named(await store.listBuilds())).toBe('abcde');
    expect(await store.readBuildFile('mf-racing', build('e').buildId, 'js/page.js')).not.toBeNull();
    expect(await problems()).toEqual([]);
    await promote(store, operator, { channel, targets: [build('e')] });
    expect(await problems()).toEqual([]);
    expect(named((await collect(400, 0, 30)).removed)).toBe('abd');
    expect(named(await store.listBuilds())).toBe('ce');
    expect(await readdir(join(store.folder, 'withdrawn'))).toEqual([]);
    expect(await problems()).toEqual([]);
  });

  test('[GC-12] a withdrawn copy of a build that is in its place goes with the next gc', async () => {
    const { store, collect, named, build, problems } = await serving();
    const place = join(store.folder, 'builds/mf-racing', build('c').buildId);
    await cp(place, join(store.folder, 'copy'), { recursive: true });
    await store.withdrawBuild(build('c'));
    await rename(join(store.folder, 'copy'), place);
    expect(named((await collect(400, 0, 30)).removed)).toBe('ade');
    expect(await readdir(join(store.folder, 'withdrawn'))).toEqual([]);
    expect(await problems()).toEqual([]);
  });

  test('[GC-11] a build that gc had withdrawn is not swept with the work of crashed writers', async () => {
    const { store, operator, collect, named, build, problems, dist } = await serving({ ahead: 1 });
    const late = interrupted(store, build('e'), nothing, async () => {
      await promote(store, operator, { channel, targets: [build('e')] });
      await publishBuild(store, operator, dist('a'));
      await store.sweep(0);
    });
    expect(named((await collect(400, 0, 30, false, late)).removed)).toBe('d');
    expect(await problems()).toEqual([]);
  });
});

describe('a rollback after gc', () => {
  test('[CHANGE-29] names no last known good build that is gone', async () => {
    const { store, operator, collect, problems, setDay } = await serving();
    await collect(400, 0, 30);
    const { release } = await rollback(store, operator, { channel, name: 'mf-racing', reason: 'bad' });
    expect(release.lastKnownGood['mf-racing']).toBeUndefined();
    expect(await problems()).toEqual([]);
    setDay(401);
    await expect(rollback(store, operator, { channel, name: 'mf-racing', reason: 'bad' })).rejects.toMatchObject({
      kind: 'not-found',
    });
  });
});
