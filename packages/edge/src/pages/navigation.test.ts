import { gunzipSync } from 'node:zlib';
import { fileUrl, parseTabRelease, servedUrl, type TabRelease } from '@paddock/release/record';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { askEdge } from '../testing/ask.ts';
import { makeBuild, type TestBuild } from '../testing/make-build.ts';
import { makeEdge, preloadsIn, releaseIn } from '../testing/make-edge.ts';
import { makeServingStore, makeStore } from '../testing/make-store.ts';

const setUp = async () => {
  const made = makeServingStore();
  const { visit } = await makeEdge({ reader: made.store });
  const url = (build: 'shell' | 'racing', file: string) =>
    `/builds/${made[build].build.name}/${made[build].ref.buildId}/${file}`;
  const served = (file: string) => servedUrl(made.racing.build, file, made.racing.build.files[file]?.integrity ?? '');
  return { ...made, url, served, page: async (path: string) => (await visit(path)).text(), visit };
};

test('[HTML-1] [HTML-2] a page carries the release, with the integrity of exactly what its URL loads', async () => {
  const { page, url, shell, racing } = await setUp();
  const release = releaseIn(await page('/race/7'));
  expect(release.sequence).toBe(1);
  expect(Object.keys(release.remotes)).toEqual(['mf-racing', 'mf-streams']);
  const expected = [
    ...['entry.js', 'initial.js', 'main.css', 'de.js'].map((file) => [url('shell', file), shell.build.files[file]]),
    ...['entry.js', 'initial.js', 'main.css', 'race.js', 'race.css', 'de.js'].map((file) => [
      url('racing', file),
      racing.build.files[file],
    ]),
  ] as [string, { integrity: string }][];
  expect(release.files).toEqual(Object.fromEntries(expected.map(([path, { integrity }]) => [path, integrity])));
});

test('[HTML-3] of the pages of a remote, a page has the paths only', async () => {
  const { page, racing } = await setUp();
  const { remotes } = releaseIn(await page('/race/7')) as TabRelease;
  const { claims } = remotes['mf-racing'] ?? {};
  const paths = racing.build.claims.routes.map(({ path }) => path);
  expect(claims?.routes).toEqual(paths.map((path) => ({ path, files: [], reads: [] })));
});

const manyRemotes = (count: number) => {
  const store = makeStore();
  const remotes = Array.from({ length: count }, (_, at): [string, TestBuild] => {
    const name = `mf-extra-${at}`;
    const claims = { routes: [], navigation: [], panels: [`extra-${at}`], modals: [], slots: [] };
    return [name, makeBuild(name, 'one', { claims })];
  });
  const builds = { shell: makeBuild('shell'), 'mf-racing': makeBuild('mf-racing'), ...Object.fromEntries(remotes) };
  const good = remotes.map(([name]): [string, TestBuild] => [name, makeBuild(name, 'before')]);
  store.promote(builds, { ...Object.fromEntries(good), 'mf-racing': makeBuild('mf-racing', 'before') });
  return { store, builds };
};

test('[HTML-4] [HTML-5] [HTML-6] each further remote adds at most 64 compressed bytes, and the tab can parse the release', async () => {
  const packedPage = async (count: number) => {
    const { visit } = await makeEdge({ reader: manyRemotes(count).store });
    return Buffer.from(await (await visit('/race/7', { 'accept-encoding': 'gzip' })).arrayBuffer());
  };
  const [few, many] = [await packedPage(5), await packedPage(100)];
  expect(many.length - few.length).toBeLessThan(95 * 64);
  const { remotes, lastKnownGood } = parseTabRelease(releaseIn(gunzipSync(many).toString()));
  expect(Object.keys(lastKnownGood)).toEqual(['mf-racing']);
  expect(Object.keys(remotes)).toHaveLength(101);
  const { build } = makeBuild('mf-extra-7');
  expect(remotes['mf-extra-7']).toMatchObject({
    buildId: build.buildId,
    entry: build.entry,
    container: build.container,
    contract: build.contract,
    claims: { routes: [], navigation: [], panels: ['extra-7'], modals: [], slots: [] },
  });
});

test('[HTML-5] the release that a tab asks for has the last known good build of every remote', async () => {
  const { edge } = await makeEdge({ reader: manyRemotes(5).store });
  const answer = await askEdge(edge, new Request('http://edge.test/paddock/release'));
  const { lastKnownGood } = parseTabRelease(await answer.json());
  expect(Object.keys(lastKnownGood)).toHaveLength(6);
});

test('[HTML-4] the digest of a build in a page is the one of its build.json', async () => {
  const { page, racing } = await setUp();
  const { remotes } = parseTabRelease(releaseIn(await page('/race/7')));
  expect(remotes['mf-racing']).toMatchObject(racing.tabRef);
});

test('[HTML-7] [HTML-8] [HTML-9] a page preloads each file it needs beside the shell styles, the entry first, once, with its integrity', async () => {
  const { page, url, served, racing } = await setUp();
  const html = await page('/race/7');
  expect(preloadsIn(html)).toEqual([
    url('shell', 'entry.js'),
    url('shell', 'initial.js'),
    url('shell', 'de.js'),
    ...['entry.js', 'initial.js', 'main.css', 'race.js', 'race.css', 'de.js'].map(served),
    '/api/v1/races/7',
  ]);
  const nonce = /nonce="([^"]+)"/.exec(html)?.[1];
  const integrity = racing.build.files['race.js']?.integrity;
  expect(html).toContain(
    `<link rel="preload" as="script" nonce="${nonce}" href="${served('race.js')}" integrity="${integrity}" crossorigin="anonymous">`,
  );
  expect(html).toContain(`<link rel="stylesheet" href="${url('shell', 'main.css')}" integrity="sha384-`);
  expect(html).toMatch(
    new RegExp(
      `<script defer nonce="[^"]+" src="${url('shell', 'entry.js')}" integrity="[^"]+" crossorigin="anonymous"></script>`,
    ),
  );
});

test('[FILES-10] a file that a new build did not change is preloaded from its old address', async () => {
  const { page, store, builds } = await setUp();
  const before = preloadsIn(await page('/race/7'));
  const same = Object.fromEntries(
    Object.keys(builds['mf-racing'].build.files).map((file) => [
      file,
      builds['mf-racing'].stored.get(file)?.toString() ?? '',
    ]),
  );
  const next = makeBuild('mf-racing', 'two', {}, { ...same, 'entry.js': 'two', 'race.js': 'race two' });
  store.promote({ ...builds, 'mf-racing': next });
  const after = preloadsIn(await page('/race/7'));
  expect(after).toHaveLength(before.length);
  const moved = after.filter((href) => !before.includes(href)).map((href) => href.split('/').at(-1));
  expect(moved).toEqual(['entry.js', 'race.js']);
});

test('[HTML-7] a URL that no remote claims loads the shell alone', async () => {
  const { page, url } = await setUp();
  expect(preloadsIn(await page('/nowhere'))).toEqual(
    ['entry.js', 'initial.js', 'de.js'].map((file) => url('shell', file)),
  );
});

test('[HTML-7] a URL that the shell claims loads the files of that page of the shell, with their integrity', async () => {
  const store = makeStore();
  const routes = [{ path: '/:name', files: ['js/lazy.js'], reads: ['/api/v1/pages/:name'] }];
  const shell = makeBuild('shell', 'one', { claims: { routes, navigation: [], panels: [], modals: [], slots: [] } });
  store.promote({ shell, 'mf-racing': makeBuild('mf-racing') });
  const { visit } = await makeEdge({ reader: store });
  const html = await (await visit('/imprint')).text();
  const base = `/builds/shell/${shell.ref.buildId}/`;
  expect(preloadsIn(html)).toEqual([
    ...['entry.js', 'initial.js', 'js/lazy.js', 'de.js'].map((file) => base + file),
    '/api/v1/pages/imprint',
  ]);
  expect(releaseIn(html).files[`${base}js/lazy.js`]).toBe(shell.build.files['js/lazy.js']?.integrity);
  expect(await (await visit('/race/7')).text()).not.toContain('js/lazy.js');
});

test('[HTML-7] a URL that the shell and a remote both claim is the shell’s, as in the browser', async () => {
  const store = makeStore();
  const routes = [{ path: '/race/:number', files: ['js/lazy.js'], reads: [] }];
  const shell = makeBuild('shell', 'one', { claims: { routes, navigation: [], panels: [], modals: [], slots: [] } });
  store.promote({ 'mf-racing': makeBuild('mf-racing'), shell });
  const { visit } = await makeEdge({ reader: store });
  const html = await (await visit('/race/7')).text();
  expect(preloadsIn(html)).toContain(`/builds/shell/${shell.ref.buildId}/js/lazy.js`);
  expect(html).not.toContain('/race.js');
});

test('[HTML-10] [HTML-11] the locale prefix chooses language and messages and is no part of a claim', async () => {
  const { page, served } = await setUp();
  const english = await page('/en/race/7?from=mail');
  expect(english).toContain('<html lang="en">');
  expect(preloadsIn(english)).toContain(served('en.js'));
  expect(preloadsIn(english)).not.toContain(served('de.js'));
  expect(preloadsIn(await page('/en'))).toContain(served('home.js'));
  expect(await page('/race/7')).toContain('<html lang="de">');
  expect(preloadsIn(await page('/english/race/7'))).not.toContain(served('race.js'));
});

test('[HTML-12] [HTML-13] an API read is preloaded with the parameters of the URL, and left out where one is missing', async () => {
  const { page } = await setUp();
  const reads = async (path: string) => preloadsIn(await page(path)).filter((href) => href.startsWith('/api'));
  expect(await reads('/race/7')).toEqual(['/api/v1/races/7']);
  expect(await reads('/race/a%2Fb%3Fc')).toEqual(['/api/v1/races/a%2Fb%3Fc']);
  expect(await reads('/race/%2e%2e%2fx')).toEqual(['/api/v1/races/..%2Fx']);
});

test('[HTML-34] an API read by date is preloaded for a day of the calendar alone', async () => {
  const store = makeStore();
  const routes = [{ path: '/races/:date', files: [], reads: ['/api/v1/meetings?date=:date', '/api/v1/countries'] }];
  const claims = { routes, navigation: [], panels: [], modals: [], slots: [] };
  store.promote({ shell: makeBuild('shell'), 'mf-racing': makeBuild('mf-racing', '1', { claims }) });
  const { visit } = await makeEdge({ reader: store });
  const reads = async (date: string) =>
    preloadsIn(await (await visit(`/races/${date}`)).text()).filter((href) => href.startsWith('/api'));
  const day = (date: string) => [`/api/v1/meetings?date=${date}`, '/api/v1/countries'];
  for (const date of ['2026-11-21', '2028-02-29']) expect(await reads(date)).toEqual(day(date));
  for (const date of ['2026-13-45', '2026-02-29', '2026-1-1', 'today', '2026-11-21T00:00']) {
    expect(await reads(date), date).toEqual(['/api/v1/countries']);
  }
});

test('[HTML-14] no URL can put a tag, an attribute or another origin into a page', async () => {
  const { visit } = await setUp();
  const plain = (await (await visit('/race/7')).text()).match(/<[a-z]/g)?.length;
  const nasty = fc.array(
    fc.constantFrom('"', '<', '>', "'", '&', '</script>', '..', '%', '//evil.test', '\u2028', 'a'),
  );
  await fc.assert(
    fc.asyncProperty(nasty, async (parts) => {
      const html = await (await visit(`/race/${encodeURIComponent(`x${parts.join('')}`)}`)).text();
      expect(html.match(/<[a-z]/g)?.length).toBe(plain);
      const read = preloadsIn(html).find((href) => href.startsWith('/api'));
      expect(read).toMatch(/^\/api\/v1\/races\/[^/<>"]+$/);
    }),
  );
});

test('[HTML-15] no name in a release can end the script that carries it', async () => {
  const store = makeStore();
  const label = { de: '</script><script>alert(1)</script><!--' };
  const claims = { routes: [], navigation: [{ path: '/', label, position: 1 }], panels: [], modals: [], slots: [] };
  store.promote({ shell: makeBuild('shell'), 'mf-racing': makeBuild('mf-racing', 'x', { claims }) });
  const { visit } = await makeEdge({ reader: store });
  const html = await (await visit('/')).text();
  expect(html.match(/<script/g)).toHaveLength(4);
});

test('[HTML-16] [HTML-18] [HTML-19] navigations get the shell; other things that are not there get a plain 404', async () => {
  const { edge } = await makeEdge();
  const get = async (path: string, accept: string) => {
    const response = await askEdge(edge, new Request(`http://edge.test${path}`, { headers: { accept } }));
    return [response.status, response.headers.get('content-type')];
  };
  const html = 'text/html; charset=utf-8';
  const plain = 'text/plain; charset=utf-8';
  expect(await get('/race/7', '*/*')).toEqual([200, html]);
  expect(await get('/report.2026', 'text/html,*/*')).toEqual([200, html]);
  expect(await get('/absent.ico', 'image/*')).toEqual([404, plain]);
  expect(await get('/main.js', '*/*')).toEqual([404, plain]);
  expect(await get('/builds/race', 'text/html')).toEqual([404, plain]);
  expect(await get('/paddock/race', 'text/html')).toEqual([404, plain]);
});

test('[HTML-16] [HTML-17] a URL is answered 404, with the shell, once the shell declares its own routes and nobody claims it', async () => {
  const store = makeStore();
  const routes = [{ path: '/imprint', files: [], reads: [] }];
  const shell = makeBuild('shell', 'one', { claims: { routes, navigation: [], panels: [], modals: [], slots: [] } });
  store.promote({ shell, 'mf-racing': makeBuild('mf-racing') });
  const { visit } = await makeEdge({ reader: store });
  const statuses = ['/imprint', '/en/imprint', '/race/7', '/nowhere'].map(async (path) => (await visit(path)).status);
  expect(await Promise.all(statuses)).toEqual([200, 200, 200, 404]);
  expect(await (await visit('/nowhere')).text()).toContain('<div id="root"></div>');
});

test('[HTML-16] [HTML-17] the URLs of a remote that was withdrawn are answered 404; open tabs still get its files', async () => {
  const store = makeStore();
  const routes = [{ path: '/imprint', files: [], reads: [] }];
  const shell = makeBuild('shell', 'one', { claims: { routes, navigation: [], panels: [], modals: [], slots: [] } });
  const racing = makeBuild('mf-racing');
  store.promote({ shell, 'mf-racing': racing });
  const { edge, visit } = await makeEdge({ reader: store });
  expect((await visit('/race/7')).status).toBe(200);
  store.promote({ shell });
  const gone = await visit('/race/7');
  expect(gone.status).toBe(404);
  expect(await gone.text()).toContain('<div id="root"></div>');
  const entry = new Request(`http://edge.test${fileUrl('mf-racing', racing.build.buildId, racing.build.entry)}`);
  expect((await askEdge(edge, entry)).status).toBe(200);
});

test('[HTML-20] [HTML-21] each answer has its own nonce, the same in header and page, and no shared cache stores it', async () => {
  const { visit } = await setUp();
  const seen = new Set<string>();
  for (let index = 0; index < 500; index += 1) {
    const response = await visit('/race/7');
    const [, nonce = ''] = /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '') ?? [];
    const used = [...(await response.text()).matchAll(/nonce="([^"]*)"/g)].map(([, value]) => value);
    expect(new Set(used)).toEqual(new Set([nonce]));
    expect(Buffer.from(nonce, 'base64').byteLength).toBeGreaterThanOrEqual(16);
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
    seen.add(nonce);
  }
  expect(seen.size).toBe(500);
});
