import { fileUrl, type TabBuild } from '@paddock/release/record';
import { expect, test } from 'vitest';
import { finish, only, RACING, startRacing } from '../fake/drive.ts';
import { bootBoundary } from '../fake/fake-boundary.ts';
import { createFakePage, type FakePage, ORIGIN } from '../fake/fake-environment.ts';
import { A, B, C, makeRelease, pathOf, putBuild } from '../fake/fake-release.ts';
import { integrityOf } from '../fake/fake-server.ts';

test('[UPDATE-1] a newer release: a remote that is not loaded is taken from it, a loaded one is called stale', async () => {
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

test('[UPDATE-2] an older release is ignored', async () => {
  const { page, boundary } = startRacing();
  await finish(page, boundary.load(RACING));
  const old = makeRelease(page.server, 6, { [RACING]: putBuild(page.server, RACING, A) });
  expect(boundary.offer(old)).toEqual([]);
  expect(boundary.current.sequence).toBe(7);
});

test('[UPDATE-15] a holdback that the clock ended reaches the tab under the same number, and nothing else changes', async () => {
  const { page, build, boundary } = startRacing();
  const first = boundary.current;
  await finish(page, boundary.load(RACING));
  expect(boundary.offer(makeRelease(page.server, first.sequence, { [RACING]: build })), 'the same builds').toEqual([]);
  const live = putBuild(page.server, RACING, C);
  expect(boundary.offer(makeRelease(page.server, first.sequence, { [RACING]: live }))).toEqual([RACING]);
  expect((await finish(page, boundary.replace(RACING))).value?.buildId).toBe(C);
  expect(boundary.current.sequence).toBe(first.sequence);
});

test('[UPDATE-3] a rollback to a build that failed in this tab before reaches the tab', async () => {
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

test('[UPDATE-4] a replaced build leaves nothing behind; the new one, and the old one again after that, run clean', async () => {
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

test('[UPDATE-5] the old build leaves after the new one was shown', async () => {
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

test('[UPDATE-6] where the new build cannot be had the one that runs goes on, and is not asked for again', async () => {
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

test('[UPDATE-16] a build that could not be loaded is tried again when its missing file is back', async () => {
  const { page, boundary, release } = startRacing();
  await finish(page, boundary.load(RACING));
  boundary.offer(makeRelease(page.server, 8, { [RACING]: putBuild(page.server, RACING, C) }, release.remotes));
  page.online = false;
  page.server.break(only(C, 'reset'));
  expect((await finish(page, boundary.replace(RACING))).error).toMatchObject({ errorClass: 'network' });
  expect(boundary.state(RACING)).toMatchObject({ name: 'loaded', stale: false, loaded: { buildId: B } });
  await page.clock.advance(60_000);
  expect(boundary.state(RACING)).toMatchObject({ stale: false });
  page.server.mend();
  page.online = true;
  page.emit('attention');
  await page.clock.advance(1_000);
  expect(boundary.state(RACING)).toMatchObject({ name: 'loaded', stale: true });
  expect((await finish(page, boundary.replace(RACING))).value?.buildId).toBe(C);
});

test('[UPDATE-16] no file is waited for any more when a release names another build', async () => {
  const { page, build, boundary } = startRacing();
  await finish(page, boundary.load(RACING));
  boundary.offer(makeRelease(page.server, 8, { [RACING]: putBuild(page.server, RACING, C) }));
  page.server.break(only(C, 'not-found'));
  await finish(page, boundary.replace(RACING));
  await page.clock.advance(2_000);
  boundary.offer(makeRelease(page.server, 9, { [RACING]: build }));
  page.server.requests.length = 0;
  await page.clock.advance(10_000);
  expect(page.server.asked(C)).toEqual([]);
});

test('[UPDATE-17] a build that loads but cannot be shown is taken out, and the one before goes on', async () => {
  const { page, boundary } = startRacing();
  const first = (await finish(page, boundary.load(RACING))).value;
  const next = putBuild(page.server, RACING, C);
  boundary.offer(makeRelease(page.server, 8, { [RACING]: next }));
  const show = async () => {
    throw new Error('not to be rendered');
  };
  expect((await finish(page, boundary.replace(RACING, show))).error?.message).toBe('not to be rendered');
  expect(page.tags.filter(({ url }) => url.includes(C))).toEqual([]);
  expect(page.globals[next.container]).toBeUndefined();
  expect(boundary.state(RACING)).toMatchObject({ name: 'loaded', stale: false, loaded: { buildId: B } });
  expect(first?.signal.aborted).toBe(false);
  await page.clock.advance(60_000);
  expect(boundary.state(RACING)).toMatchObject({ stale: false });
});

test('[UPDATE-17] a build whose texts do not come is tried again when they are back, and not before', async () => {
  const { page, boundary, loader } = startRacing();
  await finish(page, boundary.load(RACING));
  boundary.offer(makeRelease(page.server, 8, { [RACING]: putBuild(page.server, RACING, C) }));
  page.server.break(only('de.js', 'server-error'));
  const show = async () => {
    await loader.script(`${ORIGIN}/builds/${RACING}/${C}/de.js`).catch(() => {
      throw boundary.failureOf(RACING);
    });
  };
  expect((await finish(page, boundary.replace(RACING, show))).error).toMatchObject({ errorClass: 'http' });
  await page.clock.advance(5_000);
  expect(boundary.state(RACING)).toMatchObject({ stale: false, loaded: { buildId: B } });
  page.server.mend();
  await page.clock.advance(1_000);
  expect(boundary.state(RACING)).toMatchObject({ stale: true });
  expect((await finish(page, boundary.replace(RACING, show))).value?.buildId).toBe(C);
});

test('[UPDATE-4] two builds of one remote have containers of their own, even while one still arrives', async () => {
  const { page, build, boundary } = startRacing();
  await finish(page, boundary.load(RACING));
  const next = putBuild(page.server, RACING, C);
  boundary.offer(makeRelease(page.server, 8, { [RACING]: next }));
  expect(next.container).not.toBe(build.container);
  expect((await finish(page, boundary.replace(RACING))).value?.module.tasks?.[0]?.name).toBe(C);
});

const asked = (page: FakePage) => page.server.requests.map(({ via, url }) => `${via} ${url.split('/').at(-1)}`);

test('[AHEAD-1] prefetch fetches what a page needs with its integrity, and runs none', async () => {
  const { page, build, boundary } = startRacing();
  boundary.prefetch(RACING, '/');
  boundary.prefetch(RACING, '/');
  await page.clock.advance(100);
  expect(asked(page)).toEqual([
    'fetch build.json',
    'fetch entry.js',
    'fetch chunk.js',
    'fetch page.css',
    'fetch route.js',
    'fetch de.js',
  ]);
  expect(page.tags).toEqual([]);
  expect(page.globals[build.container]).toBeUndefined();
});

test('[AHEAD-1] prefetch for a panel fetches no page', async () => {
  const { page, boundary } = startRacing();
  boundary.prefetch(RACING);
  await page.clock.advance(100);
  expect(asked(page)).not.toContain('fetch route.js');
  expect(asked(page)).toContain('fetch de.js');
});

test('[AHEAD-2] prefetch of a page of a remote that runs is of the build that runs', async () => {
  const { page, boundary } = startRacing();
  await finish(page, boundary.load(RACING));
  boundary.offer(makeRelease(page.server, 8, { [RACING]: putBuild(page.server, RACING, C) }));
  page.server.requests.length = 0;
  boundary.prefetch(RACING, '/');
  await page.clock.advance(100);
  expect(page.server.asked('route.js')).toEqual([`GET fetch ${pathOf(RACING, B, 'route.js')}`]);
});

test('[AHEAD-2] prefetch of a remote that runs asks for no file that the page has', async () => {
  const { page, boundary, loader } = startRacing();
  await finish(page, boundary.load(RACING));
  await finish(page, loader.script(`${ORIGIN}/builds/${RACING}/${B}/chunk.js`));
  page.server.requests.length = 0;
  boundary.prefetch(RACING, '/');
  await page.clock.advance(100);
  expect(asked(page)).toEqual(['fetch page.css', 'fetch route.js', 'fetch de.js']);
});

test('[AHEAD-3] a prefetch that fails or hangs is told to nobody, and ends', async () => {
  for (const fault of ['server-error', 'hang', 'altered'] as const) {
    const { page, boundary, reports } = startRacing();
    page.server.break((request) => (request.url.includes('build.json') ? 'ok' : fault));
    boundary.prefetch(RACING, '/');
    await page.clock.advance(10_000);
    page.server.mend();
    expect(reports).toEqual([]);
    expect((await finish(page, boundary.load(RACING, '/'))).value?.buildId).toBe(B);
  }
});

test('[AHEAD-4] neither prefetch nor preparing does anything where the customer saves data', async () => {
  const { page, boundary } = startRacing();
  page.saveData = true;
  boundary.prefetch(RACING, '/');
  boundary.prepare(RACING);
  await page.clock.advance(100);
  expect(page.server.requests).toEqual([]);
});

test('[AHEAD-5] what the HTML does not name is asked for at once when the list of its build is there', async () => {
  const { page, boundary, release } = startRacing();
  const next = makeRelease(page.server, 8, { [RACING]: putBuild(page.server, RACING, C) }, release.remotes);
  boundary.offer({ ...next, files: {} });
  const load = boundary.load(RACING, '/');
  await page.clock.advance(4);
  expect(asked(page)).toEqual(['fetch build.json']);
  await page.clock.advance(2);
  expect(asked(page).slice(1).sort()).toEqual([
    'fetch chunk.js',
    'fetch de.js',
    'fetch entry.js',
    'fetch page.css',
    'fetch route.js',
    'script entry.js',
  ]);
  expect((await finish(page, load)).value?.buildId).toBe(C);
});

test('[AHEAD-6] what the HTML names, and preloads, is not asked for once more', async () => {
  const { page, boundary } = startRacing();
  await finish(page, boundary.load(RACING, '/'));
  expect(asked(page)).toEqual(['script entry.js']);
});

test('[AHEAD-7] after a failure nothing is fetched ahead', async () => {
  const { page, boundary, release } = startRacing({ good: true });
  boundary.offer({ ...makeRelease(page.server, 8, release.remotes, release.lastKnownGood), files: {} });
  page.server.break(only(B, 'altered'));
  expect((await finish(page, boundary.load(RACING, '/'))).value?.buildId).toBe(A);
  expect(page.server.asked(A)).toEqual([
    `GET fetch /builds/${RACING}/${A}/build.json`,
    `GET script /builds/${RACING}/${A}/entry.js`,
  ]);
});

test('[AHEAD-6] what was prefetched is not asked for once more', async () => {
  const { page, boundary, release } = startRacing();
  const next = makeRelease(page.server, 8, { [RACING]: putBuild(page.server, RACING, C) }, release.remotes);
  boundary.offer({ ...next, files: {} });
  boundary.prefetch(RACING, '/');
  await page.clock.advance(100);
  page.server.requests.length = 0;
  await finish(page, boundary.load(RACING, '/'));
  expect(asked(page).filter((request) => request.startsWith('fetch'))).toEqual([]);
});

const SCRIPTS = ['script entry.js', 'script chunk.js', 'script route.js'];

test('[AHEAD-8] the scripts that the HTML names are in the page at once: none waits for the one that asks for it', async () => {
  const page = createFakePage();
  const build = putBuild(page.server, RACING, B);
  const release = makeRelease(page.server, 7, { [RACING]: build });
  for (const file of ['chunk.js', 'page.css', 'route.js']) {
    const { body = '' } = page.server.files.get(pathOf(RACING, B, file)) ?? {};
    release.files[fileUrl(RACING, B, file)] = integrityOf(body);
  }
  const { boundary } = bootBoundary(page, release);
  const load = boundary.load(RACING, '/');
  await page.clock.advance(1);
  expect(asked(page)).toEqual(SCRIPTS);
  expect((await finish(page, load)).value?.buildId).toBe(B);
});

test('[AHEAD-8] of a prefetched page too, and of another one each when it was fetched', async () => {
  for (const isPrefetched of [true, false]) {
    const { page, boundary, release } = startRacing();
    const next = makeRelease(page.server, 8, { [RACING]: putBuild(page.server, RACING, C) }, release.remotes);
    boundary.offer({ ...next, files: {} });
    if (isPrefetched) boundary.prefetch(RACING, '/');
    await page.clock.advance(100);
    page.server.requests.length = 0;
    const load = boundary.load(RACING, '/');
    await page.clock.advance(isPrefetched ? 1 : 11);
    expect(asked(page).filter((request) => request.startsWith('script'))).toEqual([...SCRIPTS, 'script de.js']);
    expect((await finish(page, load)).value?.buildId).toBe(C);
  }
});

test('[AHEAD-9] a script that fails ahead of need harms nothing that does not need it', async () => {
  const { page, boundary, release, reports } = startRacing();
  const next = makeRelease(page.server, 8, { [RACING]: putBuild(page.server, RACING, C) }, release.remotes);
  boundary.offer({ ...next, files: {} });
  page.server.break(only('route.js', 'server-error'));
  expect((await finish(page, boundary.load(RACING, '/'))).value?.buildId).toBe(C);
  await page.clock.advance(10_000);
  expect(reports.map(({ errorClass }) => errorClass)).toEqual(['ok']);
  expect(boundary.failureOf(RACING)).toBeNull();
});

test('[AHEAD-10] preparing fetches the list of a build alone; that it cannot be had is told to nobody', async () => {
  const { page, boundary, reports } = startRacing();
  boundary.prepare(RACING);
  await page.clock.advance(100);
  expect(asked(page)).toEqual(['fetch build.json']);
  page.server.break(only('build.json', 'hang'));
  boundary.prepare(RACING);
  await page.clock.advance(10_000);
  expect(reports).toEqual([]);
  expect((await finish(page, boundary.load(RACING))).value?.buildId).toBe(B);
});

const needs = (build: TabBuild, change: Partial<TabBuild>): TabBuild => ({ ...build, ...change });

test.each([
  ['another contract', { contract: '^2.0.0' }],
  ['another React', { shared: { react: '^20.0.0' } }],
  ['a library that this shell lacks', { shared: { zod: '^4.0.0' } }],
])('[UPDATE-9] a build that needs %s enters no tab of this shell, and the one before goes on', async (_, change) => {
  const { page, build, boundary } = startRacing();
  const account = putBuild(page.server, 'mf-account', A);
  boundary.offer(makeRelease(page.server, 8, { [RACING]: build, 'mf-account': account }));
  await finish(page, boundary.load(RACING));
  const next = {
    [RACING]: needs(putBuild(page.server, RACING, C), change),
    'mf-account': needs(putBuild(page.server, 'mf-account', B), change),
  };
  expect(boundary.offer(makeRelease(page.server, 9, next))).toEqual([]);
  expect(boundary.state(RACING)).toMatchObject({ name: 'loaded', stale: false, loaded: { buildId: B } });
  expect((await finish(page, boundary.load('mf-account'))).value?.buildId).toBe(A);
  expect(boundary.current.sequence).toBe(9);
});

test('[UPDATE-9] a build whose shares this shell has enters, and so does a later mend', async () => {
  const { page, boundary } = startRacing();
  await finish(page, boundary.load(RACING));
  const shared = { react: '^19.3.0', '@paddock/ui/button': '^1.0.0' };
  const fitting = needs(putBuild(page.server, RACING, C), { shared });
  boundary.offer(makeRelease(page.server, 8, { [RACING]: needs(fitting, { contract: '^2.0.0' }) }));
  expect(boundary.offer(makeRelease(page.server, 9, { [RACING]: fitting }))).toEqual([RACING]);
});

test('[UPDATE-10] a remote that came with another shell is unavailable', async () => {
  const { page, build, boundary } = startRacing();
  const account = needs(putBuild(page.server, 'mf-account', A), { contract: '^2.0.0' });
  boundary.offer(makeRelease(page.server, 8, { [RACING]: build, 'mf-account': account }));
  expect((await finish(page, boundary.load('mf-account'))).error).toMatchObject({ errorClass: 'contract' });
});

test('[UPDATE-11] the last known good build of another shell is not loaded', async () => {
  const page = createFakePage();
  const build = putBuild(page.server, RACING, B);
  const good = needs(putBuild(page.server, RACING, A), { contract: '^0.9.0' });
  const { boundary } = bootBoundary(page, makeRelease(page.server, 7, { [RACING]: build }, { [RACING]: good }));
  page.server.break(only(B, 'not-found'));
  expect((await finish(page, boundary.load(RACING))).error).toMatchObject({ errorClass: 'http' });
  expect(page.server.asked(A)).toEqual([]);
});

test('[UPDATE-12] a build enters a shell that provides the major of the host that it needs beside its own', async () => {
  const page = createFakePage();
  const build = needs(putBuild(page.server, RACING, B), { contract: '^1.0.0' });
  const { boundary } = bootBoundary(page, makeRelease(page.server, 7, { [RACING]: build }), ['2.0.0', '1.9.0']);
  expect((await finish(page, boundary.load(RACING))).value?.buildId).toBe(B);
  const next = needs(putBuild(page.server, RACING, C), { contract: '^2.0.0', shared: { '@paddock/host': '^2.0.0' } });
  expect(boundary.offer(makeRelease(page.server, 8, { [RACING]: next }))).toEqual([RACING]);
});

test('[UPDATE-13] a remote that was withdrawn goes on where it is loaded, and is unavailable where it is not', async () => {
  const { page, build, boundary } = startRacing();
  const account = putBuild(page.server, 'mf-account', A);
  boundary.offer(makeRelease(page.server, 8, { [RACING]: build, 'mf-account': account }));
  const loaded = (await finish(page, boundary.load(RACING))).value;
  expect(boundary.offer(makeRelease(page.server, 9, {}))).toEqual([]);
  expect(Object.keys(boundary.current.remotes)).toEqual([RACING]);
  expect(boundary.state(RACING)).toMatchObject({ name: 'loaded', stale: false });
  expect(loaded?.signal.aborted).toBe(false);
  expect((await finish(page, boundary.load(RACING))).value).toBe(loaded);
  expect((await finish(page, boundary.load('mf-account'))).error).toMatchObject({ name: 'RemoteUnavailable' });
  // After a new promote, the tab follows it as before.
  const next = makeRelease(page.server, 10, { [RACING]: putBuild(page.server, RACING, C) });
  expect(boundary.offer(next)).toEqual([RACING]);
});
