import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { parseTabRelease } from '@paddock/release/record';
import { describe, expect, test } from 'vitest';
import { askEdge } from '../testing/ask.ts';
import { makeBuild } from '../testing/make-build.ts';
import { makeEdge, preloadsIn, releaseIn, startEdge } from '../testing/make-edge.ts';
import { found, ID, START } from '../testing/make-preview.ts';
import { makeRelease, makeServingStore } from '../testing/make-store.ts';

const HOUR = 3_600_000;
const COOKIE = `paddock-preview=${ID}`;
const LINK = `paddock-preview=${ID}`;
const BY_HAND = { 'sec-fetch-site': 'none' };

/** An edge with a preview of another mf-racing, which has another page. */
const setUp = async () => {
  let now = START;
  let steady = 0;
  const { store, racing, shell, builds } = makeServingStore();
  const routes = [...racing.build.claims.routes, { path: '/club', files: ['race.js'], reads: [] }];
  const next = makeBuild('mf-racing', 'next', { claims: { ...racing.build.claims, routes } });
  store.put(next);
  const shown = found({ 'mf-racing': next });
  store.setPreview(ID, shown);
  const edge = await makeEdge({ reader: store, now: () => now, steadyNow: () => steady });
  const ask = (path: string, headers: Record<string, string> = {}, init: RequestInit = {}, scheme = 'http') =>
    askEdge(edge.edge, new Request(`${scheme}://edge.test${path}`, { ...init, headers }));
  const post = (headers: Record<string, string>, body = '', scheme = 'http') =>
    ask('/paddock/preview', headers, { method: 'POST', body }, scheme);
  const page = async (cookie: string | null = COOKIE, path = '/race/7') => {
    const answer = await edge.visit(path, cookie === null ? {} : { cookie });
    const html = await answer.text();
    const ticket = /id="paddock-ticket" value="([^"]+)"/.exec(html)?.[1] ?? '';
    return { html, ticket, status: answer.status, headers: answer.headers };
  };
  const wait = (ms: number) => {
    now += ms;
    steady += ms;
  };
  const setBack = (ms: number) => {
    now -= ms;
  };
  return { ...edge, store, racing, shell, builds, next, shown, ask, post, page, wait, setBack };
};

/** A page without the parts that differ in each answer. */
const withoutNonce = (html: string): string =>
  html.replaceAll(/nonce="[^"]+"/g, '').replace(/id="paddock-ticket" value="[^"]+"/, '');

describe('[OVERRIDE-2] a link', () => {
  test.each([
    ['in the bar of a browser, or from a program of mails', { 'sec-fetch-site': 'none', 'sec-fetch-user': '?1' }],
    ['on a page of another site', { 'sec-fetch-site': 'cross-site' }],
    ['on a page of another host of this site', { 'sec-fetch-site': 'same-site' }],
    ['on a page of this host, which may show what customers write', { 'sec-fetch-site': 'same-origin' }],
    ['of a browser that tells nothing', {}],
    ['that a page has fetched ahead', { 'sec-fetch-site': 'none', 'sec-purpose': 'prefetch;prerender' }],
    ['in a frame', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'iframe' }],
    ['of which a part is asked for', { 'sec-fetch-site': 'none', range: 'bytes=0-1' }],
  ] as [string, Record<string, string>][])(
    '%s says what it would show and by whom, with one button, and sets no cookie',
    async (_, headers) => {
      const { visit, next } = await setUp();
      const answer = await visit(`/race/7?${LINK}`, headers);
      const html = await answer.text();
      expect(answer.status).toBe(200);
      expect(answer.headers.get('set-cookie')).toBeNull();
      expect(html.match(/<button/g)).toHaveLength(1);
      expect(html.match(new RegExp(`mf-racing ${next.ref.buildId}`, 'g'))).toHaveLength(2);
      expect(html.match(/olga &#60;b&#62;/g)).toHaveLength(2);
      expect(html).toContain('01.06.2026, 14:00 UTC');
      expect(html).toContain('1 Jun 2026, 14:00 UTC');
      expect(html).not.toContain('<script');
      expect(answer.headers.get('content-security-policy')).toMatch(/frame-ancestors 'none'/);
    },
  );

  test.each(['HEAD', 'GET'])('sets none for a %s that is no navigation either', async (method) => {
    const { ask } = await setUp();
    const answer = await ask(`/?${LINK}`, { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'no-cors' }, { method });
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  test('a cookie that another host of this domain has set is not believed over https', async () => {
    const { visit, next } = await setUp();
    const html = await (await visit('/race/7', { cookie: `${COOKIE}; Paddock-Preview=${ID}` }, 'https')).text();
    expect(html).not.toContain(next.ref.buildId);
  });
});

describe('[OVERRIDE-1] the button of a link', () => {
  test.each(['http', 'https'])('over %s sets a cookie of this host until the preview expires', async (scheme) => {
    const { post, visit, next } = await setUp();
    const answer = await post({ 'sec-fetch-site': 'same-origin' }, `token=${ID}`, scheme);
    const name = scheme === 'https' ? '__Host-paddock-preview' : 'paddock-preview';
    const secure = scheme === 'https' ? '; Secure' : '';
    expect(answer.headers.get('set-cookie')).toBe(
      `${name}=${ID}; Path=/; Max-Age=7200; HttpOnly; SameSite=Lax${secure}`,
    );
    const html = await (await visit('/race/7', { cookie: `${name}=${ID}` }, scheme as 'http')).text();
    expect(releaseIn(html).remotes).toMatchObject({ 'mf-racing': next.tabRef });
  });

  test.each([
    [{ 'sec-fetch-site': 'same-origin', referer: `http://edge.test/race/7?x=1&${LINK}` }, '/race/7?x=1'],
    [{ 'sec-fetch-site': 'same-origin' }, '/'],
    [
      { 'sec-fetch-site': 'same-origin', referer: `http://edge.test/race/7?a=1&${LINK}&b=%2F&${LINK}` },
      '/race/7?a=1&b=%2F',
    ],
    [{ 'sec-fetch-site': 'same-origin', referer: 'http://edge.test//evil.example/' }, '/evil.example/'],
    [{ origin: 'http://edge.test', referer: 'http://other.test/race/7' }, '/'],
  ])('starts the preview: %j leads to %s', async (headers, location) => {
    const { post } = await setUp();
    const answer = await post(headers, `token=${ID}`);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, location]);
    expect(answer.headers.get('set-cookie')).toMatch(`paddock-preview=${ID};`);
  });

  test.each([
    [{ 'sec-fetch-site': 'cross-site', origin: 'http://edge.test' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ origin: 'http://evil.example' }],
    [{ origin: 'null' }],
    [{}],
  ])('a form of another site starts and ends nothing: %j', async (headers) => {
    const { post } = await setUp();
    for (const body of [`token=${ID}`, '']) {
      const answer = await post({ ...headers, cookie: COOKIE }, body);
      expect([answer.status, answer.headers.get('set-cookie')]).toEqual([403, null]);
    }
  });
});

describe('[OVERRIDE-3] two visitors side by side', () => {
  test('the one with the link gets the live release with its builds in place, the other one is not touched', async () => {
    const { page, next, racing, visit } = await setUp();
    const before = await page(null);
    const mine = await page();
    const release = parseTabRelease(releaseIn(mine.html));
    expect(release.sequence).toBe(1);
    expect(release.remotes['mf-racing']).toMatchObject(next.tabRef);
    expect(release.lastKnownGood['mf-racing']).toMatchObject(racing.tabRef);
    expect(preloadsIn(mine.html)).toContain(`/builds/mf-racing/${next.ref.buildId}/entry.js`);
    expect(mine.html).not.toContain(`/builds/mf-racing/${racing.ref.buildId}/`);
    expect(preloadsIn((await page(COOKIE, '/club')).html).some((url) => url.includes('/mf-racing/'))).toBe(true);
    for (const cookie of [null, 'paddock-preview=x', 'paddock-preview=', 'a=b; xpaddock-preview=0123456789abcdef']) {
      const theirs = await page(cookie);
      expect(withoutNonce(theirs.html)).toBe(withoutNonce(before.html));
      expect([...theirs.headers].filter(([name]) => !/policy|length/.test(name))).toEqual(
        [...before.headers].filter(([name]) => !/policy|length/.test(name)),
      );
    }
    const packed = await visit('/race/7', { cookie: COOKIE, 'accept-encoding': 'gzip' });
    const unpacked = gunzipSync(Buffer.from(await packed.arrayBuffer())).toString();
    expect(withoutNonce(unpacked)).toBe(withoutNonce(mine.html));
  });

  test.each(['/race/7', '/of-no-build', '/en'])('the order of their visits to %s makes no difference', async (path) => {
    const [one, two] = [await setUp(), await setUp()];
    const [mine, theirs] = [await one.page(COOKIE, path), await one.page(null, path)];
    const [theirsFirst, mineThen] = [await two.page(null, path), await two.page(COOKIE, path)];
    expect(mine.html).toContain('id="paddock-preview"');
    expect(theirs.html).not.toContain('paddock-preview');
    expect(withoutNonce(theirs.html)).toBe(withoutNonce(theirsFirst.html));
    expect(withoutNonce(mine.html)).toBe(withoutNonce(mineThen.html));
  });

  test('a preview of the shell is a page of that shell, and leads back to the live one', async () => {
    const { store, page, shell } = await setUp();
    const other = makeBuild('shell', 'next');
    store.put(other);
    store.setPreview(ID, found({ shell: other }));
    const { html } = await page();
    expect(html).toContain(`src="/builds/shell/${other.ref.buildId}/entry.js"`);
    expect(releaseIn(html)).toMatchObject({ shell: other.ref });
    expect(html).toContain(`"buildId":"${shell.ref.buildId}"`);
    expect((await page(null)).html).not.toContain(other.ref.buildId);
  });

  test('a remote that is not live yet is shown, and other remotes are the live ones, without canaries', async () => {
    const { store, page, builds, next } = await setUp();
    const club = makeBuild('mf-club', 'one', {
      claims: { routes: [], navigation: [], panels: [], modals: [], slots: [] },
    });
    store.put(club);
    store.setPreview(ID, found({ 'mf-club': club }));
    const release = makeRelease(2, builds);
    const live = { ...builds['mf-racing'].ref, canary: { build: next.ref, share: 999 } };
    store.setNewest({ ...release, builds: { ...release.builds, 'mf-racing': live } });
    const { html, headers } = await page();
    const { remotes } = parseTabRelease(releaseIn(html));
    expect(remotes['mf-club']).toMatchObject(club.tabRef);
    expect(remotes['mf-racing']).toMatchObject(builds['mf-racing'].tabRef);
    expect(headers.get('set-cookie')).toBeNull();
  });

  test('the next release has the builds of the preview in place, too', async () => {
    const { store, page, builds, next } = await setUp();
    await page();
    const streams = makeBuild('mf-streams', 'two', { claims: builds['mf-streams'].build.claims });
    store.promote({ ...builds, 'mf-streams': streams });
    const release = parseTabRelease(releaseIn((await page()).html));
    expect(release.sequence).toBe(2);
    expect(release.remotes).toMatchObject({ 'mf-racing': next.tabRef, 'mf-streams': streams.tabRef });
  });
});

test('[OVERRIDE-4] an open tab is told the builds of its own page, whatever the cookie says by then', async () => {
  const { ask, page, next, racing, store, wait, shown } = await setUp();
  const tell = async (ticket: string, cookie: string) => {
    const answer = await ask('/paddock/release', { 'paddock-ticket': ticket, cookie });
    return parseTabRelease(await answer.json()).remotes['mf-racing'];
  };
  const [mine, theirs] = [await page(), await page(null)];
  for (const cookie of [COOKIE, '']) {
    expect(await tell(mine.ticket, cookie)).toMatchObject(next.tabRef);
    expect(await tell(theirs.ticket, cookie)).toMatchObject(racing.tabRef);
  }
  store.setPreview(ID, { ...shown, isEnded: true });
  wait(1_000);
  expect(await tell(mine.ticket, COOKIE)).toMatchObject(racing.tabRef);
});

test('[OVERRIDE-5] a banner says what, by whom and until when, in the language of the page, with a button', async () => {
  const { page, next } = await setUp();
  const bannerIn = (html: string) => /<aside id="paddock-preview".*?<\/aside>/s.exec(html)?.[0] ?? '';
  const { html } = await page();
  const what = `mf-racing ${next.ref.buildId}`;
  expect(bannerIn(html)).toContain(
    `<p>Sie sehen eine Vorschau: ${what}. Erstellt von olga &#60;b&#62;, gültig bis 01.06.2026, 14:00 UTC.</p>`,
  );
  expect(bannerIn(html)).toContain('<button>Vorschau beenden</button>');
  expect(bannerIn(html)).toContain('popovertarget="paddock-preview-about">Vorschau</button>');
  expect(html.indexOf('id="paddock-preview"')).toBeLessThan(html.indexOf('id="root"'));
  expect(bannerIn((await page(COOKIE, '/en/race/7')).html)).toContain(
    `<p>You are looking at a preview: ${what}. Made by olga &#60;b&#62;, valid until 1 Jun 2026, 14:00 UTC.</p>`,
  );
});

test('[OVERRIDE-6] the button of the banner ends it for this visitor, on the same page', async () => {
  const { post, page } = await setUp();
  const answer = await post({
    'sec-fetch-site': 'same-origin',
    referer: 'http://edge.test/race/7?a=1',
    cookie: COOKIE,
  });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/race/7?a=1']);
  expect(answer.headers.get('set-cookie')).toBe('paddock-preview=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax');
  // Other visitors keep the preview.
  expect((await page()).html).toContain('id="paddock-preview"');
});

test('[OVERRIDE-6] it does so if a proxy drops the length of its empty body', async () => {
  const { port } = await startEdge();
  const socket = connect(port, '127.0.0.1');
  socket.write('POST /paddock/preview HTTP/1.1\r\nHost: a\r\nSec-Fetch-Site: same-origin\r\nConnection: close\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1.1 303 /);
});

test('[OVERRIDE-7] pages with a preview vote about nothing, and their reports are counted apart', async () => {
  const { ask, page, next, racing, metric, edge } = await setUp();
  const { ticket } = await page();
  const vote = { kind: 'vote', ticket, remote: 'mf-racing', buildId: next.ref.buildId, outcome: 'bad' };
  const builds = { 'mf-racing': racing.ref.buildId };
  const vital = { kind: 'vital', release: 1, builds, metric: 'LCP', rating: 'poor' };
  const report = (cookie: string) =>
    ask('/paddock/beacons', { cookie }, { method: 'POST', body: JSON.stringify([vote, vital]) });
  expect((await report(COOKIE)).status).toBe(204);
  expect(await metric('paddock_preview_reports_total')).toBe(1);
  expect(
    await metric(
      `paddock_web_vitals_total{remote="mf-racing",build="${racing.ref.buildId}",metric="LCP",rating="poor"}`,
    ),
  ).toBe(0);
  const violation = { 'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': 'http://evil.example' } };
  await ask('/paddock/csp-reports', { cookie: COOKIE }, { method: 'POST', body: JSON.stringify(violation) });
  expect(await metric('paddock_csp_violations_total{directive="img-src"}')).toBe(0);
  expect(await metric('paddock_preview_reports_total')).toBe(2);
  // A report of a tab that is still open after its cookie has expired.
  expect((await report('')).status).toBe(204);
  expect(await metric('paddock_votes_total{outcome="bad",verdict="preview"}')).toBe(1);
  const votes = edge.admin({ method: 'GET', target: '/paddock/votes', headers: { host: 'localhost' } });
  expect(JSON.parse(String(votes.body)).votes).toEqual([]);
});

describe('[OVERRIDE-8] what is not shown', () => {
  type Made = Awaited<ReturnType<typeof setUp>>;
  const table: [string, number, string, string, (made: Made) => void][] = [
    ['nobody recorded', 403, 'ungültig', 'not valid', ({ store }) => store.setPreview(ID, null)],
    ['nobody can prove', 403, 'ungültig', 'not valid', ({ store }) => store.setPreview(ID, new Error('forged'))],
    [
      'is of a retired key',
      403,
      'ungültig',
      'not valid',
      ({ store, shown }) => store.setPreview(ID, { ...shown, isRetired: true }),
    ],
    [
      'is of another channel',
      403,
      'ungültig',
      'not valid',
      ({ store, next }) => store.setPreview(ID, found({ 'mf-racing': next }, { channel: 'staging' })),
    ],
    [
      'begins later',
      403,
      'ungültig',
      'not valid',
      ({ store, next }) =>
        store.setPreview(ID, found({ 'mf-racing': next }, { at: new Date(START + HOUR).toISOString() })),
    ],
    ['expired', 410, 'abgelaufen', 'expired', ({ wait }) => wait(2 * HOUR)],
    ['was ended', 410, 'beendet', 'ended', ({ store, shown }) => store.setPreview(ID, { ...shown, isEnded: true })],
    [
      'the policy forbids',
      403,
      'keine Vorschauen erlaubt',
      'not allowed',
      ({ store, shown }) => store.setPreview(ID, { ...shown, isForbidden: true }),
    ],
    [
      'is frozen by its name',
      403,
      'angehalten',
      'on hold',
      ({ store, builds }) => store.setNewest({ ...makeRelease(2, builds), frozen: ['mf-racing'] }),
    ],
    [
      'is frozen with its channel',
      403,
      'angehalten',
      'on hold',
      ({ store, builds }) => store.setNewest({ ...makeRelease(2, builds), frozen: ['*'] }),
    ],
    [
      'has an unknown build',
      403,
      'gibt es hier nicht mehr',
      'no longer here',
      ({ store }) => store.setPreview(ID, found({ 'mf-racing': makeBuild('mf-racing', 'gone') })),
    ],
    [
      'has a build that nobody published',
      403,
      'gibt es hier nicht mehr',
      'no longer here',
      ({ store, next }) => store.disown(next),
    ],
    [
      'has an altered build',
      403,
      'gibt es hier nicht mehr',
      'no longer here',
      ({ store, next }) =>
        store.alter(next, 'build.json', Buffer.from(JSON.stringify({ ...next.build, version: '9.0.0' }))),
    ],
  ];

  test.each(table)(
    'a link that %s is %i, with a sentence in both languages, the way on and no cookie',
    async (_, status, de, en, arrange) => {
      const made = await setUp();
      const before = await made.page(null);
      arrange(made);
      for (const site of ['none', 'cross-site']) {
        const answer = await made.visit(`/race/7?${LINK}`, { 'sec-fetch-site': site });
        const html = await answer.text();
        expect([answer.status, answer.headers.get('set-cookie')]).toEqual([status, null]);
        expect(html).toMatch(new RegExp(`<p lang="de">[^<]*${de}`));
        expect(html).toMatch(new RegExp(`<p lang="en">[^<]*${en}`));
        expect(html).toContain('<title>Keine Vorschau · No preview</title>');
        expect(html).toContain('<a href="/">');
        expect(html).not.toContain('<button');
      }
      const posted = await made.post({ 'sec-fetch-site': 'same-origin' }, `token=${ID}`);
      expect([posted.status, posted.headers.get('set-cookie')]).toEqual([status, null]);
      const live = (html: string) =>
        withoutNonce(html).replace('"sequence":2', '"sequence":1').replace('"release":2', '"release":1');
      expect(live((await made.page(null)).html)).toBe(live(before.html));
    },
  );

  test('a link that the store gives no answer about is 503', async () => {
    const { visit, store } = await setUp();
    const { StoreSilent } = await import('../release/patient-store.ts');
    store.setPreview(ID, new StoreSilent(5_000));
    const answer = await visit(`/?${LINK}`, BY_HAND);
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([503, null]);
    expect(await answer.text()).toContain('lässt sich gerade nicht prüfen');
  });
});

describe('[OVERRIDE-9] a visitor with the cookie', () => {
  test('is told within a second that it was ended, loses the cookie, and has the live page then', async () => {
    const { page, store, shown, wait } = await setUp();
    expect((await page()).status).toBe(200);
    store.setPreview(ID, { ...shown, isEnded: true });
    wait(1_000);
    const { status, html, headers } = await page();
    expect(status).toBe(410);
    expect(html).toContain('Diese Vorschau wurde beendet.');
    expect(headers.get('set-cookie')).toBe('paddock-preview=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax');
    expect((await page(null)).status).toBe(200);
  });

  test('[SERVED-31] is told so on a machine whose clock was set back, too', async () => {
    const { page, store, shown, wait, setBack } = await setUp();
    wait(HOUR);
    expect((await page()).status).toBe(200);
    store.setPreview(ID, { ...shown, isEnded: true });
    setBack(HOUR / 2);
    wait(1_000);
    expect((await page()).status).toBe(410);
  });

  test('sees nothing of it after its time', async () => {
    const { page, wait } = await setUp();
    await page();
    wait(2 * HOUR);
    expect((await page()).status).toBe(410);
  });
});

describe('[OVERRIDE-10] caches', () => {
  test('keep no page with a preview and no answer to a link, and know what both depend on', async () => {
    const { page, visit, post } = await setUp();
    const of = ({ headers }: { headers: Headers }) => [headers.get('cache-control'), headers.get('vary')];
    const vary = 'cookie';
    expect(of(await page())).toEqual(['no-store', 'accept-encoding, cookie']);
    expect(of(await page(null))).toEqual(['private, no-cache', 'accept-encoding']);
    for (const headers of [BY_HAND, {}]) expect(of(await visit(`/?${LINK}`, headers))).toEqual(['no-store', vary]);
    expect(of(await visit('/?paddock-preview=x', BY_HAND))).toEqual(['no-store', vary]);
    expect(of(await post({ 'sec-fetch-site': 'same-origin' }))).toEqual(['no-store', vary]);
  });

  test('robots get the live page at the address itself, and the links of previews are not for them', async () => {
    const { ask } = await setUp();
    const html = await (await ask(`/?${LINK}`, { accept: 'text/html' })).text();
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect((await ask(`/robots.txt?${LINK}`)).headers.get('content-type')).toMatch(/^text\/plain/);
    expect((await ask(`/favicon.svg?${LINK}`)).headers.get('content-type')).toBe('image/svg+xml');
  });
});
