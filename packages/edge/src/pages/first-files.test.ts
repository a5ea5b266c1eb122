import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { minifyFirstFiles } from '../../generator/in-page.ts';
import { makeBuild, type TestBuild } from '../testing/make-build.ts';
import { makeEdge, startEdge } from '../testing/make-edge.ts';
import { makeServingStore, makeStore } from '../testing/make-store.ts';
import { GUARD } from './first-files.model.ts';

/** A shell that prints the shell's reference in the page's release. */
const boot = `
document.getElementById('root').textContent = 'shell ' +
  JSON.parse(document.getElementById('paddock-release').textContent).shell.digest;
`;
const makeShell = (content: string) => makeBuild('shell', content, {}, { 'entry.js': `${boot}/* ${content} */` });

const shell = makeShell('present');
const good = makeShell('good');
const fileOf = ({ build }: TestBuild, file: string) => `**/builds/shell/${build.buildId}/${file}*`;

let browser: Browser;
beforeAll(async () => {
  const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic'];
  browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: flags });
}, 30_000);
afterAll(() => browser.close());

const setUp = async (lastKnownGood: Record<string, TestBuild> = {}) => {
  const store = makeStore();
  store.promote({ shell }, lastKnownGood);
  const running = await startEdge({ reader: store });
  const page = await browser.newPage();
  onTestFinished(() => page.close());
  page.setDefaultTimeout(10_000);
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  return { ...running, store, page, loads: () => loads };
};

/** Makes the page one that the edge has rendered. */
const beRendered = (page: Page, origin: string) =>
  page.route(`${origin}/**`, async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const response = await route.fetch();
    const html = (await response.text())
      .replace(/<script defer.*?<\/script>/, '')
      .replaceAll('<link rel="preload" as="script"', '<link data-late as="script"')
      .replace('<div id="root">', '<div id="root"><h1>Rendered</h1>');
    await route.fulfill({ response, body: html });
  });

const breakFile = (page: Page, pattern: string, status = 404) =>
  page.route(pattern, (route) => route.fulfill({ status, contentType: 'text/plain', body: 'Not here' }));
const wordsOf = (page: Page) => page.getByRole('alert');
const reports = (build: TestBuild, phase: string, errorClass: string) =>
  `paddock_beacons_total{remote="shell",build="${build.build.buildId}",phase="${phase}",error_class="${errorClass}"}`;

test('[FIRST-1] the script that watches the first files stands in the HTML before all of them, under the nonce of the page', async () => {
  const { visit } = await makeEdge({ reader: makeServingStore().store });
  for (const path of ['/', '/en/race/7', '/no/where']) {
    const html = await (await visit(path)).text();
    const guard = html.search(/<script nonce="[^"]+">\(function guardFirstFiles/);
    expect(guard).toBeGreaterThan(0);
    for (const first of ['<link rel="stylesheet"', '<link rel="preload"', 'src="/builds/'])
      expect(html.indexOf(first)).toBeGreaterThan(guard);
  }
});

test('the minified script is the one of its source: run `pnpm generate` after a change', () => {
  expect(`${GUARD}\n`).toBe(minifyFirstFiles());
});

test('[FIRST-2] the script that watches the first files is written in what browsers parse that are older than the product', () => {
  expect(GUARD).not.toMatch(/\?\.|\?\?|\basync\b|\bawait\b|\*\*|catch \{|\/\/ |\/\*/);
});

test('[FIRST-3] [FIRST-4] [FIRST-5] a lost entry is told in the language of the page, reported once, and back once the fault is over', async () => {
  const { origin, page, loads, metric } = await setUp();
  await breakFile(page, fileOf(shell, 'entry.js'));
  await page.goto(`${origin}/en/`);
  await wordsOf(page).getByRole('heading', { name: 'This page is not loading completely' }).waitFor();
  // Before the routes are removed, since Chromium may then drop a pending report.
  await expect.poll(() => metric(reports(shell, 'entry', 'http'))).toBe(1);
  await page.unrouteAll();
  await page.getByText('shell sha384').waitFor();
  expect(await wordsOf(page).count()).toBe(0);
  expect(loads()).toBe(1);
  expect(await metric(reports(shell, 'entry', 'http'))).toBe(1);
});

test('[FIRST-16] a rendered page whose entry is lost says so beside its content, until it can react', async () => {
  const { origin, page, metric } = await setUp();
  await beRendered(page, origin);
  await breakFile(page, fileOf(shell, 'entry.js'));
  await page.goto(origin);
  await wordsOf(page).waitFor();
  expect(await page.getByRole('heading', { name: 'Rendered' }).isVisible()).toBe(true);
  expect(await page.evaluate("getComputedStyle(document.getElementById('first-files')).position")).toBe('fixed');
  await expect.poll(() => metric(reports(shell, 'entry', 'http'))).toBe(1);
  await page.unroute(fileOf(shell, 'entry.js'));
  await page.getByText('shell sha384').waitFor();
  await wordsOf(page).waitFor({ state: 'hidden' });
});

test('[FIRST-17] the entry of a rendered page is requested once, after its HTML, and runs', async () => {
  const { origin, page } = await setUp();
  await beRendered(page, origin);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(origin);
  await page.getByText('shell sha384').waitFor();
  const requestedAfterHtml = await page.evaluate(`
    performance.getEntriesByType('resource').find(({ name }) => name.includes('entry.js')).startTime >=
      performance.getEntriesByType('navigation')[0].domInteractive
  `);
  expect(requestedAfterHtml).toBe(true);
  expect(asked.filter((url) => url.includes('entry.js'))).toHaveLength(1);
});

test('[FIRST-7] [FIRST-17] a rendered page whose shell is lost gets the last known good one', async () => {
  const { origin, page } = await setUp({ shell: good });
  await beRendered(page, origin);
  await breakFile(page, `**/builds/shell/${shell.build.buildId}/**`);
  await page.goto(origin);
  await page.getByText(`shell ${good.tabRef.digest}`).waitFor();
});

test('[FIRST-3] [FIRST-17] a rendered page whose entry hangs says so, and reacts once a try succeeds', async () => {
  const { origin, page, metric } = await setUp();
  await beRendered(page, origin);
  await page.route(fileOf(shell, 'entry.js'), () => {});
  await page.goto(origin, { waitUntil: 'commit' });
  await wordsOf(page).waitFor();
  await expect.poll(() => metric(reports(shell, 'entry', 'timeout'))).toBe(1);
  await page.unroute(fileOf(shell, 'entry.js'));
  await page.getByText('shell sha384').waitFor();
});

test('[FIRST-6] bytes that are not those of the release never run', async () => {
  const { origin, page, metric } = await setUp();
  await page.route(fileOf(shell, 'entry.js'), (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'self.ran = true',
      headers: { 'access-control-allow-origin': '*' },
    }),
  );
  // On a busy machine the bytes of a retry may come after its deadline, which is another loss.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto(origin);
  await page.clock.runFor(100);
  await expect.poll(() => metric(reports(shell, 'entry', 'integrity'))).toBe(1);
  await page.clock.runFor(3000);
  await wordsOf(page).waitFor();
  expect(await page.evaluate('self.ran')).toBeUndefined();
});

test('[FIRST-7] [FIRST-8] [FIRST-15] a lost shell is replaced by the last known good one, which the page then names', async () => {
  const { origin, page, loads, metric } = await setUp({ shell: good });
  await breakFile(page, `**/builds/shell/${shell.build.buildId}/**`);
  await page.goto(origin);
  await page.getByText(`shell ${good.tabRef.digest}`).waitFor();
  expect(loads()).toBe(1);
  await expect.poll(() => metric(reports(shell, 'entry', 'http'))).toBe(1);
  await expect.poll(() => metric('paddock_votes_total{outcome="bad",verdict="counted"}')).toBe(1);
  const styles = page.locator(`link[rel=stylesheet][href*="${good.build.buildId}/main.css"]`);
  // On a busy machine, two tries may add a tag each.
  await styles.first().waitFor({ state: 'attached' });
});

test('[FIRST-15] a shell in whose place a portal of the network answers gets no vote', async () => {
  const { origin, page, metric } = await setUp({ shell: good });
  await page.route(fileOf(shell, 'entry.js'), (route) =>
    route.fulfill({ contentType: 'text/html', body: 'Log in to this network' }),
  );
  await page.goto(origin);
  await page.getByText(`shell ${good.tabRef.digest}`).waitFor();
  await expect.poll(() => metric(reports(shell, 'entry', 'http'))).toBe(1);
  expect(await metric('paddock_votes_total{outcome="bad",verdict="counted"}')).toBe(0);
});

test('[FIRST-9] the shell of a newer release comes with one reload', async () => {
  const { origin, page, store, loads } = await setUp();
  await breakFile(page, `**/builds/shell/${shell.build.buildId}/**`);
  await page.goto(origin);
  await wordsOf(page).waitFor();
  store.promote({ shell: good });
  await page.getByText(`shell ${good.ref.digest}`).waitFor();
  expect(loads()).toBe(2);
});

test('[FIRST-10] a tab that cannot remember its reloads never reloads itself', async () => {
  const { origin, page, store, loads } = await setUp();
  await page.addInitScript(
    `Object.defineProperty(self, 'sessionStorage', { get() { throw new DOMException('No storage', 'SecurityError'); } });`,
  );
  await breakFile(page, `**/builds/shell/${shell.build.buildId}/**`);
  await page.goto(origin);
  await wordsOf(page).waitFor();
  const asked = page.waitForResponse('**/paddock/release');
  store.promote({ shell: good });
  await asked;
  await page.waitForResponse('**/paddock/release');
  expect(loads()).toBe(1);
});

test('[FIRST-11] [FIRST-12] a hanging stylesheet delays neither the first paint nor the shell, and is applied when it arrives', async () => {
  const { origin, page, loads, metric } = await setUp();
  await page.route(fileOf(shell, 'main.css'), () => {});
  await page.goto(origin, { waitUntil: 'commit' });
  await page.getByText('shell sha384').waitFor();
  await wordsOf(page).waitFor();
  await page.unrouteAll();
  await wordsOf(page).waitFor({ state: 'hidden' });
  expect(
    await page.evaluate('[...document.styleSheets].filter(({ media }) => media.length === 0).length'),
  ).toBeGreaterThan(0);
  expect(loads()).toBe(1);
  await expect.poll(() => metric(reports(shell, 'style', 'timeout'))).toBe(1);
});

test('[FIRST-11] [FIRST-12] a stylesheet that is wrong does not keep an entry that comes late from running', async () => {
  const { origin, page } = await setUp();
  await page.route(fileOf(shell, 'main.css'), (route) =>
    route.fulfill({ contentType: 'text/css', body: ':root{}', headers: { 'access-control-allow-origin': '*' } }),
  );
  let letEntryCome = () => {};
  const mayCome = new Promise<void>((resolve) => {
    letEntryCome = resolve;
  });
  await page.route(fileOf(shell, 'entry.js'), async (route) => {
    await mayCome;
    await route.continue();
  });
  // Resolves when the stylesheet is retried.
  const retried = page.waitForResponse(/main\.css\?r=/);
  await page.goto(origin, { waitUntil: 'commit' });
  await retried;
  await wordsOf(page).waitFor();
  letEntryCome();
  await page.getByText('shell sha384').waitFor();
});

test('[FIRST-13] [FIRST-14] no other script gets the Trusted Types policy of the script', async () => {
  const { origin, page } = await setUp();
  await page.goto(origin);
  await page.getByText('shell sha384').waitFor();
  const taken = await page.evaluate(`
    (() => { try { trustedTypes.createPolicy('paddock-first', {}); return 'created'; } catch (error) { return error.name; } })()
  `);
  expect(taken).toBe('TypeError');
});
