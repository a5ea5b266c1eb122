import { type Actor, collectGarbage, promote, publishBuild, rollback } from '@paddock/release';
import { expect, test } from 'vitest';
import { writeBuild } from './testing/make-build.ts';
import { makeStore, NOW } from './testing/make-store.ts';

const channel = 'production';
const DAY = 86_400_000;
const day = (count: number) => () => new Date(NOW.getTime() + count * DAY);

/** One build of `mf-racing` a day, `a` on day 0; `a`, `b` and `c` are promoted on their days. */
const serving = async () => {
  const made = await makeStore();
  const { store, operator, folder, publish } = made;
  const shell = await publish('shell', 'a');
  const builds: Record<string, { name: string; buildId: string }> = {};
  for (const [index, content] of [...'abcde'].entries()) {
    const actor: Actor = { ...operator, now: day(index) };
    const { folder: dist, build } = await writeBuild(folder, 'mf-racing', content);
    await publishBuild(store, actor, dist);
    builds[content] = { name: build.name, buildId: build.buildId };
    if ('abc'.includes(content))
      await promote(store, actor, { channel, targets: index === 0 ? [shell, build] : [build] });
  }
  const collect = (now: () => Date, keep: number, days: number, dryRun = false) =>
    collectGarbage(store, { now, keep, olderThanMs: days * DAY, dryRun });
  const named = (found: readonly { buildId: string }[]) =>
    found
      .map(({ buildId }) => Object.keys(builds).find((key) => builds[key]?.buildId === buildId))
      .sort()
      .join('');
  return { ...made, builds, collect, named };
};

test('[REL-50] gc keeps what a channel serves or may return to, however old', async () => {
  const { store, collect, named } = await serving();
  const { removed, kept } = await collect(day(400), 0, 30);
  expect(named(removed)).toBe('ade');
  expect(kept).toBe(3);
  expect(named(await store.listBuilds())).toBe('bc');
});

test('[REL-50] gc keeps what another channel serves', async () => {
  const { store, operator, collect, named, builds } = await serving();
  const shell = (await store.listBuilds()).find(({ name }) => name === 'shell') as { name: string; buildId: string };
  await promote(store, operator, { channel: 'staging', targets: [shell, builds.a as typeof shell] });
  expect(named((await collect(day(400), 0, 30)).removed)).toBe('de');
});

test('[REL-51] gc keeps the newest, the young, and what an open tab may still ask for', async () => {
  const { store, operator, collect, named } = await serving();
  expect(named((await collect(day(400), 2, 30, true)).removed)).toBe('a');
  // On day 33, d (day 3) is 30 days old and e is not; c left production on day 32.
  await rollback(store, { ...operator, now: day(32) }, { channel, name: 'mf-racing', reason: 'x' });
  expect(named((await collect(day(34), 0, 30, true)).removed)).toBe('d');
  expect(named((await collect(day(63), 0, 30, true)).removed)).toBe('cde');
});

test('[REL-52] gc says what it would remove, and does not, on a dry run', async () => {
  const { store, collect, named } = await serving();
  expect(named((await collect(day(400), 0, 30, true)).removed)).toBe('ade');
  expect(named(await store.listBuilds())).toBe('abcde');
});

test('[REL-53] gc puts a build back that was promoted while it was being removed', async () => {
  const { store, operator, named, builds } = await serving();
  const late = {
    ...store,
    withdrawBuild: async (build: { name: string; buildId: string }) => {
      if (build.buildId === builds.e?.buildId) await promote(store, operator, { channel, targets: [build] });
      return store.withdrawBuild(build);
    },
  };
  const { removed } = await collectGarbage(late, { now: day(400), keep: 0, olderThanMs: 30 * DAY });
  expect(named(removed)).toBe('ad');
  expect(named(await store.listBuilds())).toBe('bce');
});
