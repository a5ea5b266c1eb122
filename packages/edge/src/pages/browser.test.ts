import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { metricsOf } from '../testing/ask.ts';
import { makeBuild } from '../testing/make-build.ts';
import { startEdge } from '../testing/make-edge.ts';
import { makeStore } from '../testing/make-store.ts';
import { makeUpstream } from '../testing/make-upstream.ts';

/**
 * A minimal shell. It loads all files that the release names for this URL, then makes the API read.
 */
const boot = `
const policy = trustedTypes.createPolicy('paddock', { createScriptURL: (url) => url });
const { files } = JSON.parse(document.getElementById('paddock-release').textContent);
const load = (path) => new Promise((done) => {
  const isScript = path.endsWith('.js');
  const { href } = document.querySelector('link[rel=preload][integrity="' + files[path] + '"]');
  const tag = document.createElement(isScript ? 'script' : 'link');
  Object.assign(tag, { integrity: files[path], crossOrigin: 'anonymous', onload: done, onerror: done });
  if (isScript) tag.src = policy.createScriptURL(href);
  else Object.assign(tag, { rel: 'stylesheet', href });
  document.head.append(tag);
});
const present = [...document.querySelectorAll('script[src],link[rel=stylesheet]')].map((tag) => new URL(tag.src || tag.href).pathname);
const read = fetch('/api/v1/races/7', { headers: { accept: 'application/json' } }).then((answer) => answer.json());
Promise.all([read, ...Object.keys(files).filter((path) => !present.includes(path)).map(load)])
  .then(([{ id }]) => { document.title = 'race ' + id + (self.ran ? ' ran' : ''); });
`;

let browser: Browser;
beforeAll(async () => {
  const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--short-reporting-delay'];
  browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: flags });
}, 30_000);
afterAll(() => browser.close());

const setUp = async () => {
  const upstream = await makeUpstream((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
    response.end('{"id":7}');
  });
  const store = makeStore();
  const racing = makeBuild('mf-racing', 'one', {}, { 'race.js': 'self.ran = true;' });
  store.promote({ shell: makeBuild('shell', 'boot', {}, { 'entry.js': boot }), 'mf-racing': racing });
  const running = await startEdge({ reader: store, apiOrigin: upstream.origin });
  const page = await browser.newPage();
  onTestFinished(() => page.close());
  const messages: string[] = [];
  const requested: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  page.on('pageerror', (error) => messages.push(error.message));
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  return { ...running, upstream, page, messages, requested };
};

const visit = async (page: Page, url: string) => {
  await page.goto(url);
  await page.waitForFunction('document.title.startsWith("race")', null, { timeout: 10_000 });
  return page.title();
};

test('[HTML-30] [HTML-31] in Chromium a page runs under its policy without a message, and requests each file and API read once', async () => {
  const { origin, edge, page, messages, requested, upstream, metric } = await setUp();
  expect(await visit(page, `${origin}/en/race/7`)).toBe('race 7 ran');
  expect(messages).toEqual([]);
  const files = requested.filter((path) => path.startsWith('/builds/'));
  expect(files).toHaveLength(10);
  expect(new Set(files).size).toBe(10);
  expect(upstream.requests.map(({ url }) => url)).toEqual(['/api/v1/races/7']);
  expect((await metricsOf(edge)).match(/^paddock_csp_violations_total{/m)).toBeNull();
  expect(await metric('paddock_requests_total{route="file",status="200"}')).toBe(10);
});

test('[HTML-32] in Chromium a script without nonce, an inline one, a tampered one and one without integrity do not run', async () => {
  const { origin, page } = await setUp();
  const tamper = await makeUpstream(async (request, response) => {
    const answer = await fetch(origin + request.url, { headers: { accept: request.headers.accept ?? '*/*' } });
    const body = (await answer.text())
      .replace('<div id="root">', '<script>self.ran = true</script><script src="/x.js"></script><div id="root">')
      .replace(/^self.ran = true;$/, '$&;');
    const unpacked = [...answer.headers].filter(
      ([name]) => !/^(content-(length|encoding)|connection|keep-alive)$/.test(name),
    );
    response.writeHead(answer.status, Object.fromEntries(unpacked)).end(body);
  });
  expect(await visit(page, `${tamper.origin}/race/7`)).toBe('race 7');
  const injected = (await page.evaluate(`
    (() => { try { document.createElement('script').text = 'self.ran = true'; return 'ran'; } catch (error) { return error.name; } })()
  `)) as string;
  expect(injected).toBe('TypeError');
  expect(await page.evaluate('self.ran')).toBeUndefined();
});

test('[HTML-33] in Chromium a violation is reported to the edge and counted', async () => {
  const { origin, page, metric } = await setUp();
  await visit(page, `${origin}/race/7`);
  await page.evaluate(`new Image().src = 'https://evil.test/pixel.gif'`);
  await expect
    .poll(() => metric('paddock_csp_violations_total{directive="img-src"}'), { timeout: 10_000 })
    .toBeGreaterThan(0);
});
