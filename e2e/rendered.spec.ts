import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { LONG } from './support/parts.ts';
import { REMOTES } from './support/remotes.ts';
import { htmlOf, isTakenOver, nextRace, PAGES, RENDERED, RENDERED_ID } from './support/rendered.ts';
import { CODE_FAILED, expect, test } from './support/test.ts';
import { CONSENT } from './support/visitor.ts';
import { watchShifts } from './support/watch-shifts.ts';

test.use({ renders: true });

/**
 * How much slots may move: other remotes fill them later, with recordings of results or the help
 * beside the news.
 */
const SLOTS_MOVE = 0.02;

/** Resolves once React has taken over the page. */
const takenOver = (page: Page) => page.waitForFunction(isTakenOver);

/** The visibility of the page in the frame after the last part of its HTML. */
const visibilityOfRoot = (page: Page) =>
  page.evaluate(async (rendered) => {
    const frame = () => new Promise(requestAnimationFrame);
    while (!document.getElementById(rendered)) await frame();
    await frame();
    return getComputedStyle(document.getElementById('root') as HTMLElement).visibility;
  }, RENDERED_ID);

/** An address of each page that a build gives the edge to render. */
async function addresses(request: APIRequestContext): Promise<Record<string, string>> {
  const read = async (path: string) => (await (await request.get(`/api/v1${path}`)).json()).data;
  const [race] = await read('/races/next');
  const { runners } = await read(`/races/${race.id}`);
  const [teamBet] = await read('/teamtips');
  return {
    '/': '/',
    '/races': '/races',
    '/races/:date': `/races/${race.date}`,
    '/race/:id': `/race/${race.id}`,
    '/horse/:id': `/horse/${runners[0].horse.id}`,
    '/results': '/results',
    '/results/:date': `/results/${race.date}`,
    '/nichtstarter': '/nichtstarter',
    '/nichtstarter/:date': `/nichtstarter/${race.date}`,
    '/tipp-of-the-day': '/tipp-of-the-day',
    '/h2h': '/h2h',
    '/ltm': '/ltm',
    '/teamwette': '/teamwette',
    '/teamwette/:id': `/teamwette/${teamBet.team_tip_id}`,
    '/news': '/news',
    '/news/:id': '/news/1',
    '/betshop': '/betshop',
    '/betshop/:id': '/betshop/1',
    '/contact': '/contact',
    '/page/terms': '/page/terms',
    '/agb/:a/:b': '/agb/1/2',
    '/page/helpcenter': '/page/helpcenter',
    '/page/helpcenter/:id': '/page/helpcenter/4',
    '/page/bonusaction': '/page/bonusaction',
    '/page/bonusaction/:id': '/page/bonusaction/1',
    '/page/:name': '/page/ltm',
    '/:name': '/imprint',
    '/register/v3/start': '/register/v3/start',
  };
}

interface Route {
  path: string;
  render?: 'edge';
}

const routesOf = (app: string): Route[] =>
  JSON.parse(readFileSync(resolve(import.meta.dirname, `../${app}/dist/build.json`), 'utf8')).claims.routes;

test('[RENDERED-1] each page that a build gives the edge comes with its heading', async ({ request }) => {
  const given = ['shell', ...REMOTES.map(({ remote }) => remote)]
    .flatMap(routesOf)
    .filter(({ render }) => render === 'edge');
  const known = await addresses(request);
  expect(Object.keys(known).sort()).toEqual(given.map(({ path }) => path).sort());
  for (const path of Object.values(known)) expect(await htmlOf(request, path), path).toContain('<h1 tabindex="-1"');
});

for (const [prefix, width, tag] of [
  ['', 360, []],
  ['/en', 1280, []],
  ['', 1280, [LONG]],
  ['/en', 360, [LONG]],
] as const) {
  test(`[RENDERED-2] [RENDERED-3] [RENDERED-4] [RENDERED-7] [REGSTART-16] the browser takes over every page as it is, at ${width} px below ${prefix || '/'}`, {
    tag: [...tag],
  }, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 800 });
    const shifts = await watchShifts(page);
    // A race of its own: the edge shows one that another test has just seen as it was then
    // (RENDER-27).
    const race = await nextRace(request, width === 360 ? 1 : 2);
    for (const path of [...PAGES, `/race/${race}`]) {
      const html = await htmlOf(request, prefix + path);
      const asked: string[] = [];
      const note = (each: { url(): string }) => asked.push(new URL(each.url()).pathname);
      page.on('request', note);
      const answer = await page.goto(prefix + path);
      expect(await answer?.text(), path).toContain(RENDERED);
      const before = await page.locator('main h1').first().textContent();
      await takenOver(page);
      const atLoad = [...asked];
      await expect(page.locator('main h1').first()).toHaveText(before ?? '');
      await page.waitForLoadState('networkidle');
      page.off('request', note);
      expect(await page.evaluate(styleTags), path).toEqual({ early: 0, twice: [] });
      const moved = await shifts();
      const score = moved.reduce((sum, shift) => sum + Number.parseFloat(shift), 0);
      expect(score, `${path}\n${moved.join('\n')}`).toBeLessThan(SLOTS_MOVE);
      if (html.includes('["getCountries",')) expect(asked, path).not.toContain('/api/v1/countries');
      // Every visit reads it, and this visit's read is in the page.
      if (path.startsWith('/race/')) expect(atLoad, path).not.toContain(`/api/v1/races/${path.slice('/race/'.length)}`);
    }
  });
}

for (const width of [360, 1280])
  test(`[RENDERED-6] nothing moves at ${width} px while the HTML arrives slowly and the styles are here`, async ({
    page,
    context,
    request,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const path = `/race/${await nextRace(request)}`;
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const shifts = await watchShifts(page);
    await htmlOf(request, path);
    const session = await context.newCDPSession(page);
    const slow = { offline: false, latency: 0, downloadThroughput: 10 * 1024, uploadThroughput: -1 };
    await session.send('Network.emulateNetworkConditions', slow);
    const answer = await page.goto(path, { waitUntil: 'commit' });
    expect(await answer?.text()).toContain(RENDERED);
    await session.send('Network.emulateNetworkConditions', { ...slow, downloadThroughput: -1 });
    await takenOver(page);
    expect(await visibilityOfRoot(page)).toBe('visible');
    expect(await shifts()).toEqual([]);
    const cloths = await page
      .locator('tbody [data-ink]')
      .evaluateAll((tiles) => tiles.map((tile) => [tile.textContent, (tile as HTMLElement).style.cssText]));
    expect(cloths.length).toBeGreaterThan(0);
    for (const [number, style] of cloths) expect(style).toBe(`--cloth: var(--cloth-${number});`);
  });

/** In the page: the stylesheets that the loader has not taken over, and those with two tags. */
function styleTags() {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  const hrefs = links.map(({ href }) => href);
  return {
    early: links.filter((link) => 'early' in link.dataset).length,
    twice: hrefs.filter((href, at) => hrefs.indexOf(href) !== at),
  };
}

/** A server that sends the first half of a rendered page, and the rest when it is told to. */
async function startSlowServer(request: APIRequestContext) {
  const path = `/race/${await nextRace(request)}`;
  const html = await htmlOf(request, path);
  const half = (html.indexOf('<div id="root">') + html.indexOf(RENDERED)) / 2;
  let sendRest = () => {};
  const server = createServer(({ url }, response) => {
    if (url !== path) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'text/html' }).write(html.slice(0, half));
    sendRest = () => void response.end(html.slice(half));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}${path}`,
    sendRest: () => sendRest(),
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

for (const javaScriptEnabled of [true, false])
  test(`[RENDERED-6] HTML that hangs is shown as far as it came, ${javaScriptEnabled ? 'with' : 'without'} scripts`, async ({
    browser,
    request,
  }) => {
    const server = await startSlowServer(request);
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    await page.goto(server.url, { waitUntil: 'commit' });
    const heading = page.locator('#root h1');
    await expect(heading).toBeAttached();
    await expect(heading).toBeHidden();
    await expect(heading).toBeVisible();
    await context.close();
    server.stop();
  });

test('[RENDERED-6] HTML that arrives in parts is shown with its last part', async ({ browser, request }) => {
  const server = await startSlowServer(request);
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(server.url, { waitUntil: 'commit' });
  await expect(page.locator('#root h1')).toBeAttached();
  await expect(page.locator('#root h1')).toBeHidden();
  server.sendRest();
  expect(await visibilityOfRoot(page)).toBe('visible');
  await context.close();
  server.stop();
});

for (const way of ['fails', 'hangs'] as const)
  test(`[RENDERED-7] a stylesheet of a rendered page that ${way} at first is applied, with one tag`, async ({
    page,
    request,
    complaints,
  }) => {
    complaints.expect(CODE_FAILED);
    const path = `/race/${await nextRace(request)}`;
    await htmlOf(request, path);
    let first = true;
    await page.route(/\/builds\/mf-racing\/.*\.css/, (route) => {
      if (!first) return route.continue();
      first = false;
      // A request without an answer hangs.
      return way === 'fails' ? route.abort() : undefined;
    });
    const answer = await page.goto(path, { waitUntil: 'commit' });
    expect(await answer?.text()).toContain(RENDERED);
    await takenOver(page);
    const styles = page.locator('link[rel=stylesheet][href*="/builds/mf-racing/"]');
    await expect
      .poll(() =>
        styles.evaluateAll((links) =>
          links.map((link) => [(link as HTMLLinkElement).sheet !== null, (link as HTMLLinkElement).media]),
        ),
      )
      .toContainEqual([true, '']);
    expect(await page.evaluate(styleTags)).toEqual({ early: 0, twice: [] });
  });

test('[RENDERED-1] without scripts a page can be read, and its links lead on', async ({
  browser,
  product,
  request,
}) => {
  await htmlOf(request, '/races');
  const context = await browser.newContext({ baseURL: product.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await gotoRendered(page, '/');
  // Its buttons would do nothing.
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeHidden();
  await context.addCookies([CONSENT]);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('a[href^="/race/"]').first()).toBeVisible();
  await page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'Rennen' }).click();
  await expect(page).toHaveURL(/\/races$/);
  await expect(page.locator('main summary').first()).toBeVisible();
  await context.close();
});

for (const width of [360, 1280])
  test(`[COOKIES-16] [COOKIES-6] a first visitor's page asks about cookies from its first paint on, at ${width} px`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await context.clearCookies({ name: CONSENT.name });
    const shifts = await watchShifts(page);
    await gotoRendered(page, '/');
    await page.goto('/');
    await takenOver(page);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(whenLargestCame)).toBe(await page.evaluate(whenFirstCame));
    expect(await shifts()).toEqual([]);
    const question = page.getByRole('region', { name: 'Cookies' });
    await question.getByRole('button', { name: 'Alle ablehnen' }).click();
    await expect(question).toHaveCount(0);
    const answer = await page.goto('/');
    expect(await answer?.text()).not.toContain('Alle ablehnen');
    await takenOver(page);
    await expect(question).toHaveCount(0);
  });

test('[COOKIES-12] [RENDERED-2] an answer in another tab, before the scripts are here, ends the question', async ({
  page,
  context,
}) => {
  await context.clearCookies({ name: CONSENT.name });
  await gotoRendered(page, '/');
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/main.js', async (route) => {
    await answered;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const question = page.getByRole('region', { name: 'Cookies' });
  await expect(question).toBeVisible();
  await context.addCookies([CONSENT]);
  answer();
  await expect(question).toHaveCount(0);
  expect(await page.evaluate(isTakenOver)).toBe(true);
});

/** Opens a page until the edge has rendered it for this visitor. */
const gotoRendered = (page: Page, path: string): Promise<void> =>
  expect(async () => expect(await (await page.goto(path))?.text()).toContain(RENDERED)).toPass();

/** In the page: the start (ms) of its largest paint, of text or image. */
function whenLargestCame(): Promise<number> {
  return new Promise((resolve) =>
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    }),
  );
}

/** In the page: the start (ms) of its first paint with content. */
function whenFirstCame(): number {
  return performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? -1;
}
