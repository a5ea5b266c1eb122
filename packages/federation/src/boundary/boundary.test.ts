import { expect, test } from 'vitest';
import { finish, nameOf, only, RACING, startRacing } from '../fake/drive.ts';
import { A, B, C, fakeModule, makeRelease, publish, putBuild } from '../fake/fake-release.ts';

test('[BOUNDARY-1] a remote is loaded once, however many ask, and its state says so', async () => {
  const { page, boundary } = startRacing();
  expect(nameOf(boundary)).toBe('idle');
  const first = boundary.load(RACING);
  expect(boundary.load(RACING)).toBe(first);
  expect(boundary.state(RACING)).toEqual({ name: 'loading', buildId: B, step: 'release', slow: false });
  const { value } = await finish(page, first);
  expect(value).toMatchObject({ remote: RACING, buildId: B, module: fakeModule(B).default.routes && {} });
  expect(boundary.state(RACING)).toEqual({ name: 'loaded', loaded: value, stale: false });
  expect(boundary.load(RACING)).toBe(first);
  expect(page.server.asked('entry.js')).toEqual([`GET script /builds/${RACING}/${B}/entry.js`]);
});

test('[BOUNDARY-2] a failure is never kept: the next call asks again, with an address of its own', async () => {
  const { page, boundary } = startRacing();
  page.server.break(only('entry.js', 'not-found'));
  expect((await finish(page, boundary.load(RACING))).error).toMatchObject({ name: 'RemoteUnavailable' });
  page.server.mend();
  const before = page.server.asked('entry.js').length;
  expect((await finish(page, boundary.load(RACING))).value?.buildId).toBe(B);
  const asked = page.server.asked('entry.js');
  expect(asked.slice(before).every((request) => !asked.slice(0, before).includes(request))).toBe(true);
});

test('[BOUNDARY-3] a build that fails is answered with the last known good one', async () => {
  const { page, boundary } = startRacing({ good: true });
  page.server.break(only(B, 'altered'));
  expect((await finish(page, boundary.load(RACING))).value?.buildId).toBe(A);
  expect(boundary.state(RACING)).toMatchObject({ name: 'loaded', stale: false });
  expect(page.tags.filter(({ url }) => url.includes(B))).toEqual([]);
});

test('[BOUNDARY-3] before that, the newest release is asked: a remote that was rolled back meanwhile comes from it', async () => {
  const { page, boundary } = startRacing({ good: true });
  const fixed = putBuild(page.server, RACING, C);
  publish(page.server, makeRelease(page.server, 8, { [RACING]: fixed }));
  page.server.break(only(B, 'throws'));
  expect((await finish(page, boundary.load(RACING))).value?.buildId).toBe(C);
  expect(boundary.current.sequence).toBe(8);
});

test('[BOUNDARY-3] the last known good build of a remote that the page’s URL is not comes with the newest release', async () => {
  const { page, boundary } = startRacing();
  const good = putBuild(page.server, RACING, A);
  publish(page.server, makeRelease(page.server, 7, boundary.current.remotes, { [RACING]: good }));
  page.server.break(only(B, 'altered'));
  expect((await finish(page, boundary.load(RACING))).value?.buildId).toBe(A);
});

test('[BOUNDARY-4] what fails at once has given up within a second', async () => {
  const { page, boundary } = startRacing({ good: true });
  page.server.break(only('/builds/', 'server-error'));
  const load = boundary.load(RACING);
  load.catch(() => {});
  await page.clock.advance(1_000);
  expect(nameOf(boundary)).toBe('gave-up');
  expect(page.reloads).toBe(0);
});

test('[BOUNDARY-5] a load that hangs is called slow after 3.4 s, and goes on', async () => {
  const { page, boundary } = startRacing();
  page.server.break(only('/builds/', 'hang'));
  boundary.load(RACING).catch(() => {});
  await page.clock.advance(3_390);
  expect(boundary.state(RACING)).toMatchObject({ name: 'loading', slow: false });
  await page.clock.advance(20);
  expect(boundary.state(RACING)).toMatchObject({ name: 'loading', slow: true });
});

test('[BOUNDARY-6] a container that fails without a file to blame is run a second time, from nothing', async () => {
  let inits = 0;
  const { page, boundary } = startRacing({
    of: {
      init() {
        inits++;
        if (inits === 1) throw new Error('half initialised');
      },
    },
  });
  expect((await finish(page, boundary.load(RACING))).value?.buildId).toBe(B);
  expect(inits).toBe(2);
  expect(page.server.asked('entry.js')).toHaveLength(2);
});

test('[BOUNDARY-6] a module that throws twice is an execution error: not waited for, and no reload', async () => {
  const { page, boundary, reports } = startRacing({
    of: {
      get: async () => () => {
        throw new Error('broken at load');
      },
    },
  });
  const { error } = await finish(page, boundary.load(RACING));
  expect(error).toMatchObject({
    phase: 'module',
    errorClass: 'execution',
    supportCode: expect.stringMatching(/^RAC-7-BBBB-MX.$/),
  });
  expect(reports).toEqual([
    { release: 7, remote: RACING, buildId: B, phase: 'module', errorClass: 'execution', attempt: 1 },
  ]);
  const asked = page.server.requests.length;
  boundary.watchForHealing(RACING);
  await page.clock.advance(30_000);
  expect(page.server.requests).toHaveLength(asked);
  expect(page.reloads).toBe(0);
});

test('[BOUNDARY-8] a container or module that stands still, with no file under way, counts as late', async () => {
  const { page, boundary } = startRacing({ of: { init: () => new Promise(() => {}) } });
  expect((await finish(page, boundary.load(RACING))).error).toMatchObject({ phase: 'init', errorClass: 'timeout' });
});

test('[BOUNDARY-7] a chunk that the module needs and that cannot be had is named, not the module', async () => {
  const { page, boundary } = startRacing({
    of: {
      async get(globals) {
        const { script } = globals.__paddock__ as { script: (url: string) => Promise<void> };
        await script(`https://paddock.test/builds/${RACING}/${B}/chunk.js`).catch(() => {
          throw new Error('Loading chunk 1 failed');
        });
        return () => fakeModule(B);
      },
    },
  });
  page.server.break(only('chunk.js', 'not-found'));
  const { error } = await finish(page, boundary.load(RACING));
  expect(error).toMatchObject({
    phase: 'chunk',
    errorClass: 'http',
    supportCode: expect.stringMatching(/^RAC-7-BBBB-CH.$/),
  });
});

test('[BOUNDARY-7] so is a chunk of the shell that a remote shares', async () => {
  const chunk = 'https://paddock.test/builds/shell/1.0.0-0123456789ab/ui.js';
  const { page, boundary } = startRacing({
    of: {
      async get(globals) {
        const { script } = globals.__paddock__ as { script: (url: string) => Promise<void> };
        await script(chunk).catch(() => {
          throw new Error('shared module is not available');
        });
        return () => fakeModule(B);
      },
    },
  });
  page.server.break(only('/builds/shell/', 'server-error'));
  const { error } = await finish(page, boundary.load(RACING));
  expect(error).toMatchObject({
    phase: 'chunk',
    errorClass: 'http',
    supportCode: expect.stringMatching(/^RAC-7-BBBB-CH.$/),
  });
});

test('[BOUNDARY-9] a module that breaks the contract is refused before anyone sees it', async () => {
  const { page, boundary } = startRacing({
    of: { get: async () => () => ({ default: { slots: { 'home.main': () => null } } }) },
  });
  const { error } = await finish(page, boundary.load(RACING));
  expect(error).toMatchObject({ errorClass: 'contract' });
  expect(error?.cause).toMatchObject({ message: expect.stringContaining('slots.home.main is not claimed') });
});

test('[BOUNDARY-10] a remote that no release names is unavailable, not a crash', async () => {
  const { page, boundary } = startRacing();
  expect((await finish(page, boundary.load('mf-unknown'))).error).toMatchObject({
    supportCode: expect.stringMatching(/^UNK-7-0000-EC.$/),
  });
});

test('[BEACON-1] a success is reported, each failed try too, and what a remote throws later', async () => {
  const { page, boundary, reports } = startRacing();
  page.server.break(({ url }) => (url.endsWith('entry.js') ? 'server-error' : 'ok'));
  await finish(page, boundary.load(RACING));
  boundary.reportRenderError(RACING, new Error('in an effect'));
  const told = reports.map(({ phase, errorClass, attempt }) => `${phase} ${errorClass} ${attempt}`);
  expect(told).toEqual(['entry http 1', 'ready ok 1', 'render execution 1']);
});
