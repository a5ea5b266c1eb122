import type { ErrorClass } from '@paddock/release/record';
import { expect, test } from 'vitest';
import { finish, only, RACING, startRacing } from '../fake/drive.ts';
import { bootBoundary } from '../fake/fake-boundary.ts';
import { createFakePage, ORIGIN } from '../fake/fake-environment.ts';
import { A, B, makeRelease, putBuild } from '../fake/fake-release.ts';
import type { Fault } from '../fake/fake-server.ts';

const at = (file: string) => `${ORIGIN}/builds/${RACING}/${B}/${file}`;
const ENTRY = at('entry.js');
const CHUNK = at('chunk.js');

test('[LOADER-1] the loader is there for every build as a global that nobody can replace', () => {
  const { page } = startRacing();
  const door = page.globals.__paddock__ as object;
  expect(Object.keys(door)).toEqual(['script', 'style']);
  expect(() => Object.assign(page.globals, { __paddock__: {} })).toThrow(TypeError);
  expect(() => Object.assign(door, { script: () => {} })).toThrow(TypeError);
});

test.each([
  ['another host', 'https://evil.test/builds/mf-racing/1.1.0-bbbbbbbbbbbb/entry.js'],
  ['another folder', `${ORIGIN}/uploads/entry.js`],
  ['a way out of the folder', `${ORIGIN}/builds/mf-racing/1.1.0-bbbbbbbbbbbb/../../../uploads/entry.js`],
  ['a build that no release names', `${ORIGIN}/builds/mf-racing/9.9.9-999999999999/entry.js`],
  ['a file that the build does not list', at('extra.js')],
  ['no address', 'data:text/javascript,alert(1)'],
])('[LOADER-2] code from %s is refused, and no tag is made for it', async (_case, url) => {
  const { page, loader } = startRacing();
  expect((await finish(page, loader.script(url))).error).toMatchObject({ name: 'LoadFailure', kind: 'integrity' });
  expect(page.tags).toEqual([]);
});

test('[LOADER-3] the hash of an entry comes with the release; that of a chunk from build.json, fetched once and checked', async () => {
  const { page, loader } = startRacing();
  await finish(page, loader.script(ENTRY));
  expect(page.server.asked('build.json')).toEqual([]);
  await finish(page, Promise.all([loader.script(CHUNK), loader.catalogue.build(RACING, B, 'chunk')]));
  expect(page.server.asked('build.json')).toHaveLength(1);
  expect(page.tags.map(({ integrity }) => integrity.length)).toEqual([71, 71]);
});

test('[LOADER-3] a build.json that was altered makes its files unknown', async () => {
  const { page, loader } = startRacing();
  page.server.break(only('build.json', 'altered'));
  expect((await finish(page, loader.script(CHUNK))).error).toMatchObject({ kind: 'integrity' });
  expect(page.tags).toEqual([]);
});

/** Loads the entry and the chunk of two builds, which share the chunk. */
const loadBoth = async () => {
  const page = createFakePage();
  const [a, b] = [A, B].map((buildId) => putBuild(page.server, RACING, buildId, { chunk: 'the same' }));
  if (!a || !b) throw new Error('There are no builds');
  const { loader } = bootBoundary(page, makeRelease(page.server, 7, { [RACING]: b }, { [RACING]: a }));
  for (const buildId of [A, B])
    for (const file of ['entry.js', 'chunk.js'])
      await finish(page, loader.script(`${ORIGIN}/builds/${RACING}/${buildId}/${file}`));
  return { page, loader };
};

test('[LOADER-5] [LOADER-6] what two builds have in common has one address, and runs once for each, beside the entry of its own build', async () => {
  const { page } = await loadBoth();
  const [entryA, chunkA, entryB, chunkB] = page.tags;
  expect(chunkA?.url).toBe(chunkB?.url);
  expect(entryA?.url).not.toBe(entryB?.url);
  expect(chunkA?.chunks).toBe(entryA?.chunks);
  expect(chunkB?.chunks).toBe(entryB?.chunks);
  expect(chunkA?.chunks).not.toBe(chunkB?.chunks);
});

test('[LOADER-6] a build that leaves takes its own tag of it', async () => {
  const { page, loader } = await loadBoth();
  loader.removeTags(RACING, A);
  expect(page.tags.map(({ build }) => build)).toEqual([`${RACING}/${B}`, `${RACING}/${B}`]);
});

test('[LOADER-4] a file under way is asked for once', async () => {
  const { page, loader } = startRacing();
  await finish(page, Promise.all([loader.script(ENTRY), loader.script(ENTRY)]));
  expect(page.server.asked('entry.js')).toHaveLength(1);
});

const KINDS: [Fault, ErrorClass, number][] = [
  ['not-found', 'http', 3],
  ['server-error', 'http', 3],
  ['reset', 'network', 3],
  ['hang', 'timeout', 3],
  ['html', 'mime', 1],
  ['altered', 'integrity', 1],
  ['throws', 'execution', 1],
  ['syntax-error', 'parse', 1],
];

test.each(KINDS)(
  '[LOADER-7] what fails is named: %s is %s, tried %i times, and leaves no tag',
  async (fault, kind, tries) => {
    const { page, loader, reports } = startRacing();
    page.server.break(only('entry.js', fault));
    const { error } = await finish(page, loader.script(ENTRY, 'entry'));
    expect(error).toMatchObject({ name: 'LoadFailure', kind, phase: 'entry', url: ENTRY });
    expect(reports.map(({ attempt }) => attempt)).toEqual(Array.from({ length: tries }, (_, index) => index + 1));
    expect(page.tags).toEqual([]);
  },
);

test('[LOADER-7] operators see a wrong media type as a wrong answer, since that is what the edge counts', async () => {
  const { page, loader, reports } = startRacing();
  page.server.break(only('entry.js', 'html'));
  await finish(page, loader.script(ENTRY));
  expect(reports).toMatchObject([{ errorClass: 'http', release: 7, remote: RACING, buildId: B }]);
});

test('[LOADER-8] each try has an address of its own, and what failed before is fetched before a tag is made', async () => {
  const { page, loader } = startRacing();
  page.server.break(({ url }) => (/entry\.js(\?r=1)?$/.test(url) ? 'server-error' : 'ok'));
  await finish(page, loader.script(ENTRY));
  const path = ENTRY.replace(ORIGIN, '');
  expect(page.server.asked('entry.js')).toEqual([
    `GET script ${path}`,
    `GET fetch ${path}`,
    `GET fetch ${path}?r=1`,
    `GET fetch ${path}?r=2`,
    `GET fetch ${path}?r=2`,
    `GET script ${path}?r=2`,
  ]);
});

test('[LOADER-9] a first request that hangs does not stall the second', async () => {
  const { page, loader } = startRacing();
  page.server.break(({ url }) => (url.endsWith('entry.js') ? 'hang' : 'ok'));
  const load = finish(page, loader.script(ENTRY));
  expect((await load).error).toBeUndefined();
  expect(page.clock.now()).toBeLessThan(1_000_000 + 3_300);
});

test('[LOADER-9] a server that hangs is asked for the file by one tag; the tries that follow hold no connection', async () => {
  const { page, loader } = startRacing();
  page.server.break(() => 'hang');
  await finish(page, loader.script(ENTRY));
  const asked = page.server.asked('entry.js');
  expect(asked.filter((request) => request.startsWith('GET script'))).toHaveLength(1);
  expect(asked.filter((request) => request.startsWith('GET fetch')).length).toBeGreaterThan(4);
});

test('[LOADER-10] offline, a failure is final at once', async () => {
  const { page, loader, reports } = startRacing();
  page.online = false;
  page.server.break(() => 'reset');
  await finish(page, loader.script(ENTRY));
  expect(reports).toHaveLength(1);
});

test('[LOADER-11] a hidden page waits until it is seen before it tries again', async () => {
  const { page, loader, reports } = startRacing();
  page.visible = false;
  page.server.break(only('entry.js', 'reset'));
  const load = loader.script(ENTRY);
  await page.clock.advance(60_000);
  expect(reports).toHaveLength(1);
  page.server.mend();
  page.visible = true;
  page.emit('attention');
  expect((await finish(page, load)).error).toBeUndefined();
});

test('[LOADER-12] a large file on a slow line has the time that its bytes need', async () => {
  const { page, loader } = startRacing();
  page.bandwidth = 10_000; // 64 KiB, the assumed size, take 6.5 s.
  page.server.break(only('entry.js', 'hang'));
  const load = loader.script(ENTRY);
  load.catch(() => {});
  await page.clock.advance(13_000);
  expect(page.tags).toHaveLength(1);
  await page.clock.advance(2_000);
  expect(page.tags).toHaveLength(0);
});

const styleLink = () => {
  const link = { href: at('page.css'), onload: (() => {}) as (() => void) | null, onerror: null, loads: 0 };
  link.onload = () => {
    link.loads++;
  };
  return link;
};

const styleTags = (page: { tags: { kind: string }[] }) => page.tags.filter(({ kind }) => kind === 'style');

test('[LOADER-14] a stylesheet is applied with its integrity', async () => {
  const { page, loader } = startRacing();
  const link = styleLink();
  loader.style(link);
  await page.clock.advance(100);
  expect(link.loads).toBe(1);
  expect(styleTags(page)).toHaveLength(1);
});

test.each<Fault>(['not-found', 'reset', 'altered', 'html', 'hang'])(
  '[LOADER-14] a stylesheet that cannot be had (%s) kills nothing: it is reported, and applied when it is back',
  async (fault) => {
    const { page, loader, reports } = startRacing();
    page.server.break(only('page.css', fault));
    const link = styleLink();
    loader.style(link);
    await page.clock.advance(3_000);
    expect(link.loads).toBe(1);
    await page.clock.advance(20_000);
    expect(styleTags(page)).toEqual([]);
    expect(reports[0]).toMatchObject({ phase: 'style' });
    page.server.mend();
    await page.clock.advance(1_000);
    expect(styleTags(page)).toHaveLength(1);
    expect(link.loads).toBe(1);
  },
);

test('[LOADER-15] a stylesheet from elsewhere is never applied, and nobody waits for it', async () => {
  const { page, loader } = startRacing();
  const link = { ...styleLink(), href: 'https://evil.test/page.css' };
  loader.style(link);
  await page.clock.advance(10_000);
  expect(page.tags).toEqual([]);
});

test('[LOADER-16] a stylesheet that comes after its build was evicted is not applied', async () => {
  const { page, boundary, loader } = startRacing();
  await finish(page, boundary.load(RACING));
  page.server.break(only('page.css', 'not-found'));
  loader.style(styleLink());
  await page.clock.advance(2_000);
  boundary.evict(RACING);
  page.server.mend();
  await page.clock.advance(5_000);
  expect(styleTags(page)).toEqual([]);
});

test.each([10, 4_000])(
  '[LOADER-16] a stylesheet under way (for %i ms) when its build is evicted is no failure',
  async (ms) => {
    const { page, boundary, loader, reports } = startRacing();
    await finish(page, boundary.load(RACING));
    if (ms > 3_000) page.server.break(only('page.css', 'hang'));
    loader.style(styleLink());
    await page.clock.advance(ms < 3_000 ? 7 : ms);
    const reported = reports.length;
    boundary.evict(RACING);
    page.server.mend();
    await page.clock.advance(20_000);
    expect(styleTags(page)).toEqual([]);
    expect(reports).toHaveLength(reported);
  },
);

test('[LOADER-16] a build that is evicted and taken again while its stylesheet is under way has it applied', async () => {
  const { page, boundary, loader } = startRacing();
  await finish(page, boundary.load(RACING));
  loader.style(styleLink());
  boundary.evict(RACING);
  loader.style(styleLink());
  await page.clock.advance(1_000);
  expect(styleTags(page)).toHaveLength(1);
});

test('[LOADER-3] the files of the shell are checked by its own build.json', async () => {
  const { page, loader, release } = startRacing();
  const { error } = await finish(page, loader.script(`${ORIGIN}/builds/shell/${release.shell.buildId}/page.js`));
  expect(error).toMatchObject({ kind: 'http' }); // This page's server has no files.
  expect(page.server.asked(`/builds/shell/${release.shell.buildId}/build.json`)).not.toEqual([]);
});
