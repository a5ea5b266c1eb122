import { expect, test } from 'vitest';
import { finish, nameOf, only, RACING, startRacing } from '../fake/drive.ts';
import { bootBoundary } from '../fake/fake-boundary.ts';
import { createFakePage, type FakePage } from '../fake/fake-environment.ts';
import { A, B, fakeModule, makeRelease, putBuild } from '../fake/fake-release.ts';
import type { FakeRequest, Fault } from '../fake/fake-server.ts';

/** Probes succeed but every load fails, so the page itself is at fault. */
const onlyLoadsFail = ({ url, via }: FakeRequest): Fault =>
  url.includes('/builds/') && via !== 'fetch' ? 'reset' : 'ok';

test('[BOUNDARY-11] a page that cannot have files which are well says so first, and is then reloaded', async () => {
  const { page, boundary } = startRacing();
  page.server.break(onlyLoadsFail);
  await finish(page, boundary.load(RACING));
  expect(nameOf(boundary)).toBe('gave-up');
  expect(page.reloads).toBe(0);
  const stop = boundary.watchForHealing(RACING);
  await page.clock.advance(3_000);
  expect(page.reloads).toBe(1);
  expect(nameOf(boundary)).toBe('reloading');
  await page.clock.advance(5_000);
  expect(nameOf(boundary)).toBe('gave-up');
  stop();
});

test.each<[string, (page: FakePage, work: { isUnsaved: boolean }) => void]>([
  ['with unsaved work', (_page, work) => Object.assign(work, { isUnsaved: true })],
  ['without session storage', (page) => Object.assign(page, { storageThrows: true })],
  ['with a session storage that holds something else', (page) => page.storage.set('paddock.reloads', '{"at":"soon"}')],
  ['while nobody answers', (page) => page.server.break(() => 'reset')],
  ['while offline', (page) => Object.assign(page, { online: false })],
])('[BOUNDARY-12] the page is never reloaded %s', async (_case, prepare) => {
  const { page, boundary, work } = startRacing();
  page.server.break(onlyLoadsFail);
  prepare(page, work);
  expect((await finish(page, boundary.load(RACING))).error).toMatchObject({ errorClass: 'network' });
  const stop = boundary.watchForHealing(RACING);
  await page.clock.advance(20_000);
  expect(page.reloads).toBe(0);
  stop();
});

test('[BOUNDARY-13] at most three reloads for a remote, ten seconds apart, over the life of a tab', async () => {
  const { page, release } = startRacing();
  page.server.break(onlyLoadsFail);
  const reloadsAt: number[] = [];
  for (let load = 0; load < 12; load++) {
    const next = createFakePage({ clock: page.clock, server: page.server });
    next.storage = page.storage;
    const { boundary } = bootBoundary(next, release);
    await finish(next, boundary.load(RACING));
    const stop = boundary.watchForHealing(RACING);
    for (let second = 0; second < 6 && next.reloads === 0; second++) await page.clock.advance(1_000);
    stop();
    if (next.reloads > 0) reloadsAt.push(page.clock.now());
  }
  expect(reloadsAt).toHaveLength(3);
  expect((reloadsAt[1] ?? 0) - (reloadsAt[0] ?? 0)).toBeGreaterThanOrEqual(9_000);
});

test.each<Fault>(['not-found', 'server-error', 'reset', 'hang', 'html', 'altered'])(
  '[HEALING-1] a remote that gave up (%s) heals within a second of the end of the fault, without a reload',
  async (fault) => {
    const { page, boundary } = startRacing({ good: true });
    page.server.break(only('/builds/', fault));
    await finish(page, boundary.load(RACING));
    const stop = boundary.watchForHealing(RACING);
    await page.clock.advance(7_321);
    expect(nameOf(boundary)).toBe('gave-up');
    page.server.mend();
    await page.clock.advance(1_000);
    expect(nameOf(boundary)).toBe('loaded');
    expect(page.reloads).toBe(0);
    stop();
  },
);

test.each([500, 2_000, 3_200, 3_600, 5_000, 6_500, 8_900])(
  '[HEALING-1] a hanging server that answers again after %i ms is noticed within a second, while the load goes on',
  async (after) => {
    const { page, boundary } = startRacing();
    // Requests that hang never end, even after the fault is over.
    page.server.break(() => 'hang');
    boundary.load(RACING).catch(() => {});
    await page.clock.advance(after);
    page.server.mend();
    await page.clock.advance(after < 3_000 ? 3_200 - after : 1_000);
    expect(nameOf(boundary)).toBe('loaded');
  },
);

test('[HEALING-2] healing waits while the page is hidden or offline, and looks at once when it is not', async () => {
  const { page, boundary } = startRacing();
  page.server.break(only('/builds/', 'not-found'));
  await finish(page, boundary.load(RACING));
  boundary.watchForHealing(RACING);
  page.visible = false;
  const asked = page.server.requests.length;
  page.server.mend();
  await page.clock.advance(60_000);
  expect(page.server.requests.length).toBeLessThanOrEqual(asked);
  page.visible = true;
  page.emit('attention');
  await page.clock.advance(100);
  expect(nameOf(boundary)).toBe('loaded');
});

test('[HEALING-3] after a minute healing looks every 15 s only', async () => {
  const { page, boundary } = startRacing();
  page.server.break(only('/builds/', 'not-found'));
  await finish(page, boundary.load(RACING));
  boundary.watchForHealing(RACING);
  await page.clock.advance(60_000);
  const asked = page.server.requests.length;
  await page.clock.advance(60_000);
  expect(page.server.requests.length - asked).toBeLessThanOrEqual(5);
});

test('[HEALING-4] a remote that gave up is loaded when a newer release names another build', async () => {
  const { page, boundary } = startRacing();
  page.server.break(only(B, 'throws'));
  await finish(page, boundary.load(RACING));
  boundary.watchForHealing(RACING);
  boundary.offer(makeRelease(page.server, 8, { [RACING]: putBuild(page.server, RACING, A) }));
  await page.clock.advance(100);
  expect(boundary.state(RACING)).toMatchObject({ name: 'loaded', loaded: { buildId: A } });
});

test('[HEALING-5] a remote that runs but misses a chunk names it, and tells within a second that it is back', async () => {
  const { page, boundary, loader } = startRacing();
  await finish(page, boundary.load(RACING));
  const chunk = `https://paddock.test/builds/${RACING}/${B}/chunk.js`;
  page.server.break(only('chunk.js', 'altered'));
  await finish(page, loader.script(chunk));
  expect(boundary.failureOf(RACING)).toMatchObject({
    name: 'RemoteUnavailable',
    supportCode: expect.stringMatching(/^RAC-7-BBBB-CI.$/),
  });
  let told = 0;
  boundary.subscribe(() => told++);
  boundary.watchForHealing(RACING);
  await page.clock.advance(5_000);
  expect(told).toBe(0);
  page.server.mend();
  await page.clock.advance(1_000);
  expect(told).toBe(1);
  expect(boundary.failureOf(RACING)).toBeNull();
  expect((await finish(page, loader.script(chunk))).error).toBeUndefined();
});

test('[HEALING-1] a remote that gave up over an altered build.json is loaded when that is right again, not before', async () => {
  const { page, boundary, loader, reports } = startRacing({
    of: {
      async get(globals) {
        const { script } = globals.__paddock__ as { script: (url: string) => Promise<void> };
        await script(`https://paddock.test/builds/${RACING}/${B}/chunk.js`);
        return () => fakeModule(B);
      },
    },
  });
  page.server.break(only('build.json', 'altered'));
  expect((await finish(page, boundary.load(RACING))).error).toMatchObject({ errorClass: 'integrity' });
  const told = reports.length;
  boundary.watchForHealing(RACING);
  await page.clock.advance(10_000);
  expect(reports).toHaveLength(told);
  page.server.mend();
  await page.clock.advance(1_000);
  expect(nameOf(boundary)).toBe('loaded');
  expect(loader.lastFailure(RACING, B)).toBeUndefined();
});

test('[HEALING-5] a chunk of the shell itself that is missing is named, and it is told that it is back', async () => {
  const page = createFakePage();
  const { buildId, digest } = putBuild(page.server, 'shell', B);
  const { boundary, loader } = bootBoundary(page, {
    ...makeRelease(page.server, 7, {}),
    shell: { buildId, digest },
  });
  expect(boundary.failureOf('shell')).toBeNull();
  page.server.break(only('chunk.js', 'altered'));
  await finish(page, loader.script(`https://paddock.test/builds/shell/${B}/chunk.js`));
  expect(boundary.failureOf('shell')).toMatchObject({ remote: 'shell', errorClass: 'integrity' });
  let told = 0;
  boundary.subscribe(() => told++);
  boundary.watchForHealing('shell');
  await page.clock.advance(5_000);
  expect(told).toBe(0);
  page.server.mend();
  await page.clock.advance(1_000);
  expect(told).toBe(1);
  expect(boundary.failureOf('shell')).toBeNull();
});

test('[SUPPORT-1] code of a running remote that throws has a support code, until a file is to blame', async () => {
  const { page, boundary, loader } = startRacing();
  expect(boundary.supportCodeOf(RACING)).toBeNull();
  await finish(page, boundary.load(RACING));
  expect(boundary.supportCodeOf(RACING)).toMatch(/^RAC-7-BBBB-RX.$/);
  page.server.break(only('chunk.js', 'altered'));
  await finish(page, loader.script(`https://paddock.test/builds/${RACING}/${B}/chunk.js`));
  expect(boundary.supportCodeOf(RACING)).toMatch(/^RAC-7-BBBB-CI.$/);
});
