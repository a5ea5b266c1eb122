import { setTimeout as pause } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { type LiveBuild, parseTabRelease, type Release } from '@paddock/release/record';
import { expect, test } from 'vitest';
import { askEdge } from '../testing/ask.ts';
import { eventually, within } from '../testing/eventually.ts';
import { makeBuild } from '../testing/make-build.ts';
import { makeEdge, preloadsIn, releaseIn } from '../testing/make-edge.ts';
import { makeMemory, makeServingStore, makeStore } from '../testing/make-store.ts';
import { makeUpstream } from '../testing/make-upstream.ts';

const START = Date.parse('2026-06-01T12:00:00.000Z');
const HOUR = 3_600_000;

type Groups = Pick<LiveBuild, 'canary' | 'holdback'>;

/** The next release, with these groups of these remotes. */
const withGroups = (before: Release, groups: Record<string, Groups & Partial<LiveBuild>>): Release => {
  const changed = Object.entries(groups).map(([name, group]) => {
    const { buildId = '', digest = '' } = before.builds[name] ?? {};
    return [name, { buildId, digest, ...group }] as const;
  });
  const builds = { ...before.builds, ...Object.fromEntries(changed) };
  return { ...before, sequence: before.sequence + 1, changed: Object.keys(groups), builds };
};

/** An edge whose mf-racing has a canary with another page and another modal. */
const setUp = async () => {
  let now = START;
  const { store, racing, builds } = makeServingStore();
  const routes = [...racing.build.claims.routes, { path: '/club', files: ['race.js'], reads: [] }];
  const next = makeBuild('mf-racing', 'next', { claims: { ...racing.build.claims, routes, modals: ['club.join'] } });
  store.put(next);
  const first = store.promote(builds);
  const edge = await makeEdge({ reader: store, now: () => now });
  const move = (groups: Groups & Partial<LiveBuild>, before = first) => {
    const release = withGroups(before, { 'mf-racing': groups });
    store.setNewest(release);
    return release;
  };
  const start = (share: number, before = first) => move({ canary: { build: next.ref, share } }, before);
  const page = async (cookie: string | null, path = '/race/7', scheme: 'http' | 'https' = 'http') => {
    const answer = await edge.visit(path, cookie === null ? {} : { cookie }, scheme);
    const html = await answer.text();
    return {
      html,
      release: parseTabRelease(releaseIn(html)),
      status: answer.status,
      cookie: answer.headers.get('set-cookie'),
    };
  };
  const buildOf = async (bucket: number) =>
    (await page(`paddock-bucket=${bucket}`)).release.remotes['mf-racing']?.buildId;
  /** The buckets whose visitors get a build. */
  const buckets = async ({ ref }: { ref: { buildId: string } }) => {
    const found: number[] = [];
    for (let bucket = 0; bucket < 1_000; bucket += 1) if ((await buildOf(bucket)) === ref.buildId) found.push(bucket);
    return found;
  };
  const wait = (ms: number) => {
    now += ms;
  };
  return { ...edge, store, racing, next, first, move, start, page, buildOf, buckets, wait };
};

test('[SPLIT-1] a canary of 5 % is the build of exactly 50 of 1,000 buckets, and a wider one keeps them', async () => {
  const { start, buckets, next, first } = await setUp();
  start(50);
  const few = await buckets(next);
  expect(few).toHaveLength(50);
  start(250, { ...first, sequence: 3 });
  const more = await buckets(next);
  expect(more).toHaveLength(250);
  expect(more).toEqual(expect.arrayContaining(few));
});

test('[SPLIT-2] canaries of several remotes, and of several builds, hit different visitors', async () => {
  const store = makeStore();
  const names = ['mf-a', 'mf-b', 'mf-c', 'mf-d', 'mf-e'];
  const claims = { routes: [], navigation: [], panels: [], modals: [], slots: [] };
  const builds = Object.fromEntries([
    ['shell', makeBuild('shell')],
    ...names.map((name) => [name, makeBuild(name, 'one', { claims })] as const),
  ]);
  const next = names.map((name) => [name, makeBuild(name, 'next', { claims })] as const);
  store.put(...next.map(([, build]) => build));
  const first = store.promote(builds);
  store.setNewest(
    withGroups(first, Object.fromEntries(next.map(([name, { ref }]) => [name, { canary: { build: ref, share: 50 } }]))),
  );
  const { visit } = await makeEdge({ reader: store });
  const hits: number[] = [];
  for (let bucket = 0; bucket < 1_000; bucket += 1) {
    const html = await (await visit('/', { cookie: `paddock-bucket=${bucket}` })).text();
    const { remotes } = parseTabRelease(releaseIn(html));
    hits.push(next.filter(([name, { ref }]) => remotes[name]?.buildId === ref.buildId).length);
  }
  expect(hits.reduce((sum, count) => sum + count)).toBe(250);
  // If the canaries are independent, about 226 buckets get at least one.
  expect(hits.filter((count) => count > 0).length).toBeGreaterThan(200);
});

test('[SPLIT-3] a visitor without a bucket gets one with the page, and keeps it', async () => {
  const { start, page } = await setUp();
  start(500);
  const seen = new Set<string>();
  for (let visitor = 0; visitor < 40; visitor += 1) {
    const { cookie, release } = await page(null);
    expect(cookie).toMatch(/^paddock-bucket=\d{1,3}; Path=\/; Max-Age=604800; HttpOnly; SameSite=Lax$/);
    const again = await page(cookie?.split(';')[0] ?? '');
    expect(again.cookie).toBeNull();
    expect(again.release.remotes).toEqual(release.remotes);
    seen.add(release.remotes['mf-racing']?.buildId ?? '');
  }
  expect(seen.size).toBe(2);
});

test('[SPLIT-3] over https the cookie belongs to this host alone', async () => {
  const { start, page } = await setUp();
  start(500);
  const { cookie } = await page(null, '/race/7', 'https');
  expect(cookie).toMatch(/^__Host-paddock-bucket=\d{1,3}; Path=\/; Max-Age=604800; HttpOnly; SameSite=Lax; Secure$/);
  expect((await page(cookie?.split(';')[0] ?? '', '/race/7', 'https')).cookie).toBeNull();
  expect((await page('paddock-bucket=7', '/race/7', 'https')).cookie).not.toBeNull();
});

test.each(['', '-1', '1000', '07', '1e2', '7x'])('[SPLIT-3] %j is no bucket: another one is drawn', async (value) => {
  const { start, page } = await setUp();
  start(500);
  expect((await page(`paddock-bucket=${value}`)).cookie).toMatch(/^paddock-bucket=/);
});

test('[SPLIT-4] no cookie is set while all visitors get one build', async () => {
  const { move, racing, next, page, wait } = await setUp();
  expect((await page(null)).cookie).toBeNull();
  move({ ...next.ref, holdback: { build: racing.ref, share: 30, until: new Date(START + HOUR).toISOString() } });
  expect((await page(null)).cookie).not.toBeNull();
  wait(HOUR);
  expect((await page(null)).cookie).toBeNull();
});

test('[SPLIT-5] robots, link previews and frames of other sites get the live builds and no cookie', async () => {
  const { start, visit, racing } = await setUp();
  start(999);
  for (const [path, headers] of [
    ['/race/7', { 'sec-fetch-mode': '' }],
    ['/race/7?widget=1', {}],
    ['/robots.txt', {}],
  ] as const) {
    const answer = await visit(path, headers);
    expect(answer.headers.get('set-cookie'), path).toBeNull();
    if (path !== '/robots.txt')
      expect(releaseIn(await answer.text()).remotes).toMatchObject({ 'mf-racing': racing.tabRef });
  }
});

test('[SPLIT-6] claims, preloads, integrity and fallback of a page are those of its build', async () => {
  const { start, page, buckets, next, racing } = await setUp();
  start(50);
  const [canary] = await buckets(next);
  const [control] = await buckets(racing);
  for (const [bucket, build, other, status] of [
    [canary, next, racing, 200],
    [control, racing, next, 200],
  ] as const) {
    const { html, release, ...found } = await page(`paddock-bucket=${bucket}`);
    expect(found.status).toBe(status);
    expect(release.remotes['mf-racing']).toMatchObject({
      ...build.tabRef,
      claims: { modals: build.build.claims.modals },
    });
    const entry = `/builds/mf-racing/${build.ref.buildId}/entry.js`;
    expect(preloadsIn(html)).toContain(entry);
    expect(release.files[entry]).toBe(build.build.files['entry.js']?.integrity);
    expect(html).not.toContain(`/builds/mf-racing/${other.ref.buildId}/`);
  }
  const fallback = (await page(`paddock-bucket=${canary}`)).release.lastKnownGood['mf-racing'];
  expect(fallback).toMatchObject(racing.tabRef);
  const club = async (bucket: number | undefined) =>
    preloadsIn((await page(`paddock-bucket=${bucket}`, '/club')).html).filter((url) => url.includes('mf-racing'));
  expect(await club(canary)).not.toHaveLength(0);
  expect(await club(control)).toHaveLength(0);
});

test('[SPLIT-7] a tab that asks for the newest release is told the builds of its page, whatever its cookie says by then', async () => {
  const { start, edge, page, buckets, next, racing } = await setUp();
  start(500);
  const [canary] = await buckets(next);
  const [control] = await buckets(racing);
  const ask = async (headers: Record<string, string>) => {
    const answer = await askEdge(edge, new Request('http://edge.test/paddock/release', { headers }));
    expect(answer.headers.get('set-cookie')).toBeNull();
    return parseTabRelease(await answer.json()).remotes['mf-racing'];
  };
  for (const bucket of [canary, control]) {
    const { html, release } = await page(`paddock-bucket=${bucket}`);
    const ticket = /id="paddock-ticket" value="([^"]+)"/.exec(html)?.[1] ?? '';
    for (const cookie of [`paddock-bucket=${canary}`, `paddock-bucket=${control}`, '']) {
      expect(await ask({ cookie, 'paddock-ticket': ticket })).toMatchObject(
        release.remotes['mf-racing']?.buildId === next.ref.buildId ? next.tabRef : racing.tabRef,
      );
    }
  }
});

test('[SPLIT-7] a tab from before the canary keeps the live build, and one without a ticket has that of its cookie', async () => {
  const { start, edge, page, buckets, next, racing } = await setUp();
  const [, before = ''] = /id="paddock-ticket" value="([^"]+)"/.exec((await page(null)).html) ?? [];
  start(500);
  const [canary] = await buckets(next);
  const ask = async (headers: Record<string, string>) => {
    const answer = await askEdge(edge, new Request('http://edge.test/paddock/release', { headers }));
    return parseTabRelease(await answer.json()).remotes['mf-racing'];
  };
  const cookie = `paddock-bucket=${canary}`;
  expect(await ask({ cookie, 'paddock-ticket': before })).toMatchObject(racing.tabRef);
  for (const ticket of ['', 'x', '1.2.-1.x', '1.2.1e1.x'])
    expect(await ask({ cookie, 'paddock-ticket': ticket })).toMatchObject(racing.tabRef);
  expect(await ask({ cookie })).toMatchObject(next.tabRef);
  expect(await ask({})).toMatchObject(racing.tabRef);
});

test('[SPLIT-8] after a finish its visitors keep it, and the last ones keep the build before until the clock ends that', async () => {
  const { start, move, buckets, next, racing, wait, first } = await setUp();
  start(500);
  const had = await buckets(next);
  const until = new Date(START + HOUR).toISOString();
  move({ ...next.ref, holdback: { build: racing.ref, share: 30, until } }, { ...first, sequence: 2 });
  const held = await buckets(racing);
  expect(held).toHaveLength(30);
  expect(held.filter((bucket) => had.includes(bucket))).toEqual([]);
  wait(HOUR);
  expect(await buckets(racing)).toEqual([]);
});

test('[SPLIT-13] tabs are told within two seconds that the clock ended a holdback, once', async () => {
  const { edge, move, next, racing, wait } = await setUp();
  const until = new Date(START + HOUR).toISOString();
  move({ ...next.ref, holdback: { build: racing.ref, share: 30, until } });
  const { body } = await askEdge(edge, new Request('http://edge.test/paddock/releases'));
  const heard: string[] = [];
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  const listen = async () => {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) heard.push(part.value);
  };
  const listening = listen();
  await eventually(() => expect(heard.join('')).toContain('data: {"sequence":3}'));
  wait(HOUR - 1);
  await pause(1_200);
  expect(heard.join('')).not.toContain('null');
  wait(1);
  await within(2_000, () => expect(heard.join('')).toContain('event: release\ndata: {"sequence":null}\n\n'));
  await pause(1_200);
  expect(heard.join('').match(/null/g)).toHaveLength(1);
  await reader?.cancel();
  await listening;
});

test('[SPLIT-9] a canary that cannot be proven is left out, with an alarm', async () => {
  const { start, store, next, racing, buckets, events } = await setUp();
  store.disown(next);
  start(500);
  expect(await buckets(racing)).toHaveLength(1_000);
  expect(events).toContainEqual(expect.objectContaining({ level: 'alarm', event: 'canary-lost' }));
});

test('[SPLIT-10] with 100 remotes and canaries of five of them, a page has at most 3 % more bytes and no further file', async () => {
  const store = makeStore();
  const names = Array.from({ length: 100 }, (_, at) => `mf-extra-${at}`);
  const claimsOf = (name: string) => ({ routes: [], navigation: [], panels: [name], modals: [], slots: [] });
  const make = (name: string, content: string) => makeBuild(name, content, { claims: claimsOf(name) });
  const racing = [makeBuild('mf-racing', 'one'), makeBuild('mf-racing', 'next')] as const;
  const builds = {
    shell: makeBuild('shell'),
    'mf-racing': racing[0],
    ...Object.fromEntries(names.map((name) => [name, make(name, 'one')])),
  };
  const first = store.promote(builds);
  const { visit } = await makeEdge({ reader: store });
  const measure = async (bucket: number) => {
    const answer = await visit('/race/7', { 'accept-encoding': 'gzip', cookie: `paddock-bucket=${bucket}` });
    const packed = Buffer.from(await answer.arrayBuffer());
    const html = gunzipSync(packed).toString();
    const cookie = (await visit('/race/7')).headers.get('set-cookie') ?? '';
    const { remotes } = parseTabRelease(releaseIn(html));
    return { bytes: packed.length + cookie.length, files: preloadsIn(html).length, remotes };
  };
  const before = await measure(0);
  const next = new Map([
    ['mf-racing', racing[1]],
    ...names.slice(0, 4).map((name) => [name, make(name, 'next')] as const),
  ]);
  store.put(...next.values());
  const canaries = [...next].map(([name, { ref }]) => [name, { canary: { build: ref, share: 500 } }] as const);
  store.setNewest(withGroups(first, Object.fromEntries(canaries)));
  const combinations = new Set<string>();
  for (let bucket = 0; bucket < 200; bucket += 1) {
    const { bytes, files, remotes } = await measure(bucket);
    expect(bytes).toBeLessThan(before.bytes * 1.03);
    expect(files).toBe(before.files);
    combinations.add([...next].map(([name, { ref }]) => Number(remotes[name]?.buildId === ref.buildId)).join(''));
  }
  expect(combinations.size).toBe(32);
});

test('[SPLIT-11] the visitors of a URL share the call of its head, whatever canaries of other remotes they have', async () => {
  const api = await makeUpstream((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ success: true, data: { name: 'Preis der Linden' } }));
  });
  const store = makeStore();
  const head = { read: '/api/v1/races/:id', title: { de: ['{{name}}'], en: ['{{name}}'] } };
  const route = { path: '/race/:id', files: [], reads: [], head };
  const claims = { routes: [], navigation: [], panels: [], modals: [], slots: [] };
  const next = makeBuild('mf-streams', 'next', { claims });
  store.put(next);
  const first = store.promote({
    shell: makeBuild('shell'),
    'mf-racing': makeBuild('mf-racing', 'one', { claims: { ...claims, routes: [route] } }),
    'mf-streams': makeBuild('mf-streams', 'one', { claims }),
  });
  store.setNewest(withGroups(first, { 'mf-streams': { canary: { build: next.ref, share: 500 } } }));
  const { visit } = await makeEdge({ reader: store, apiOrigin: api.origin, limits: { headTime: 60_000 } });
  const builds = new Set<string>();
  for (let bucket = 0; bucket < 20; bucket += 1) {
    const html = await (await visit('/race/7', { cookie: `paddock-bucket=${bucket}` })).text();
    expect(html).toContain('Preis der Linden');
    builds.add(parseTabRelease(releaseIn(html)).remotes['mf-streams']?.buildId ?? '');
  }
  expect(builds.size).toBe(2);
  expect(api.requests).toHaveLength(1);
});

test('[SPLIT-12] an edge that starts without the store serves the canary that it remembers', async () => {
  const { store, builds } = makeServingStore();
  const next = makeBuild('mf-racing', 'next');
  store.put(next);
  const release = withGroups(store.promote(builds), { 'mf-racing': { canary: { build: next.ref, share: 999 } } });
  store.setNewest(release);
  const memory = makeMemory();
  await makeEdge({ reader: store, memory });
  store.setNewest(new Error('the store is gone'));
  const { visit } = await makeEdge({ reader: { ...store, file: async () => null }, memory });
  const seen = new Set<string>();
  for (let bucket = 0; bucket < 1_000; bucket += 1) {
    const html = await (await visit('/race/7', { cookie: `paddock-bucket=${bucket}` })).text();
    seen.add(parseTabRelease(releaseIn(html)).remotes['mf-racing']?.buildId ?? '');
  }
  expect([...seen].sort()).toEqual([builds['mf-racing'].ref.buildId, next.ref.buildId].sort());
});
