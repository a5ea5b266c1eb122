import { expect, test } from 'vitest';
import { finish, only, RACING, startRacing } from '../fake/drive.ts';
import { A, B, C, makeRelease, putBuild } from '../fake/fake-release.ts';

test('FED-28 a newer release: a remote that is not loaded is taken from it, a loaded one is called stale', async () => {
  const { page, build, boundary } = startRacing();
  const account = putBuild(page.server, 'mf-account', A);
  const newAccount = putBuild(page.server, 'mf-account', B);
  await finish(page, boundary.load(RACING));
  expect(boundary.offer(makeRelease(page.server, 8, { [RACING]: build, 'mf-account': account }))).toEqual([]);
  const racing = putBuild(page.server, RACING, C);
  const newest = makeRelease(page.server, 9, { [RACING]: racing, 'mf-account': newAccount });
  expect(boundary.offer(newest)).toEqual([RACING]);
  expect(boundary.state(RACING)).toMatchObject({ name: 'loaded', stale: true, loaded: { buildId: B } });
  expect((await finish(page, boundary.load('mf-account'))).value?.buildId).toBe(B);
  expect((await finish(page, boundary.load(RACING))).value?.buildId).toBe(B);
});

test('FED-28 an older release is ignored', async () => {
  const { page, boundary } = startRacing();
  await finish(page, boundary.load(RACING));
  const old = makeRelease(page.server, 6, { [RACING]: putBuild(page.server, RACING, A) });
  expect(boundary.offer(old)).toEqual([]);
  expect(boundary.current.sequence).toBe(7);
});

test('FED-28 a rollback to a build that failed in this tab before reaches the tab', async () => {
  const { page, build, boundary } = startRacing({ good: true });
  page.server.break(only(B, 'not-found'));
  expect((await finish(page, boundary.load(RACING))).value?.buildId).toBe(A);
  page.server.mend();
  const bad = putBuild(page.server, RACING, C);
  expect(boundary.offer(makeRelease(page.server, 8, { [RACING]: bad }))).toEqual([RACING]);
  await finish(page, boundary.replace(RACING));
  expect(boundary.offer(makeRelease(page.server, 9, { [RACING]: build }))).toEqual([RACING]);
  expect((await finish(page, boundary.replace(RACING))).value?.buildId).toBe(B);
});

test('FED-29 a replaced build leaves nothing behind; the new one, and the old one again after that, run clean', async () => {
  const { page, build, boundary } = startRacing();
  const first = (await finish(page, boundary.load(RACING))).value;
  const next = putBuild(page.server, RACING, C);
  boundary.offer(makeRelease(page.server, 8, { [RACING]: next }));
  const second = (await finish(page, boundary.replace(RACING))).value;
  expect(second?.buildId).toBe(C);
  expect(first?.signal.aborted).toBe(true);
  expect(second?.signal.aborted).toBe(false);
  expect(page.tags.filter(({ url }) => url.includes(B))).toEqual([]);
  expect(page.globals[build.container]).toBeUndefined();
  boundary.offer(makeRelease(page.server, 9, { [RACING]: build }));
  const third = (await finish(page, boundary.replace(RACING))).value;
  expect(third).toMatchObject({ buildId: B, module: { tasks: [{ name: B }] } });
  expect(page.globals[next.container]).toBeUndefined();
});

test('FED-41 the old build leaves after the new one was shown', async () => {
  const { page, boundary } = startRacing();
  const first = (await finish(page, boundary.load(RACING))).value;
  boundary.offer(makeRelease(page.server, 8, { [RACING]: putBuild(page.server, RACING, C) }));
  const shown: string[] = [];
  const replaced = boundary.replace(RACING, async ({ buildId }) => {
    shown.push(buildId);
    expect(page.tags.some(({ url }) => url.includes(B))).toBe(true);
    expect(first?.signal.aborted).toBe(false);
  });
  await finish(page, replaced);
  expect(shown).toEqual([C]);
  expect(page.tags.some(({ url }) => url.includes(B))).toBe(false);
});

test('FED-41 where the new build cannot be had the one that runs goes on, and is not asked for again', async () => {
  const { page, boundary, release } = startRacing();
  const first = (await finish(page, boundary.load(RACING))).value;
  const next = makeRelease(page.server, 8, { [RACING]: putBuild(page.server, RACING, C) }, release.remotes);
  boundary.offer(next);
  page.server.break(only(C, 'not-found'));
  page.server.requests.length = 0;
  expect((await finish(page, boundary.replace(RACING))).error).toMatchObject({ errorClass: 'http' });
  expect(boundary.state(RACING)).toMatchObject({ name: 'loaded', stale: false });
  expect((await finish(page, boundary.load(RACING))).value).toBe(first);
  expect(page.server.asked(B)).toEqual([]);
});

test('FED-29 two builds of one remote have containers of their own, even while one still arrives', async () => {
  const { page, build, boundary } = startRacing();
  await finish(page, boundary.load(RACING));
  const next = putBuild(page.server, RACING, C);
  boundary.offer(makeRelease(page.server, 8, { [RACING]: next }));
  expect(next.container).not.toBe(build.container);
  expect((await finish(page, boundary.replace(RACING))).value?.module.tasks?.[0]?.name).toBe(C);
});

test('FED-30 prefetch fetches the entry and the initial files with their integrity, and runs none', async () => {
  const { page, build, boundary } = startRacing();
  boundary.prefetch(RACING);
  boundary.prefetch(RACING);
  await page.clock.advance(100);
  expect(page.server.requests.map(({ via, url }) => `${via} ${url.split('/').at(-1)}`)).toEqual([
    'fetch build.json',
    'fetch entry.js',
    'fetch chunk.js',
    'fetch page.css',
  ]);
  expect(page.tags).toEqual([]);
  expect(page.globals[build.container]).toBeUndefined();
});

test('FED-30 prefetch does nothing where the customer saves data', async () => {
  const { page, boundary } = startRacing();
  page.saveData = true;
  boundary.prefetch(RACING);
  await page.clock.advance(100);
  expect(page.server.requests).toEqual([]);
});
