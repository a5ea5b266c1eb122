import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Boundary } from '../index.ts';
import type { Loader } from '../loader/loader.ts';
import { type Answer, pathOf, REMOTE, startPageServer } from './page-server.ts';

/** The globals that the page's own script defines. */
interface PageGlobals {
  paddock: { loader: Loader; boundary: Boundary; reports: string[]; told: number[]; watch(): () => void };
  violations: string[];
  runs?: number;
}
declare const self: PageGlobals & typeof globalThis;

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

let browser: Browser;
let context: BrowserContext;
let server: Awaited<ReturnType<typeof startPageServer>>;
let page: Page;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: FLAGS });
  context = await browser.newContext();
});
afterAll(() => browser.close());
beforeEach(async () => {
  server = await startPageServer();
  page = await context.newPage();
  await page.goto(server.url);
  await page.waitForFunction(() => 'paddock' in self);
});
afterEach(async () => {
  for (const tab of context.pages()) await tab.close();
  await server.stop();
});

/** Loads the remote and returns the result. */
const load = () =>
  page.evaluate(async (remote) => {
    const outcome = await self.paddock.boundary.load(remote).then(
      () => 'loaded',
      (error) => `${error.phase} ${error.errorClass}`,
    );
    return { outcome, runs: self.runs ?? 0, violations: self.violations };
  }, REMOTE);

const script = (file: string) =>
  page.evaluate(
    (path) =>
      self.paddock.loader.script(location.origin + path).then(
        () => 'ran',
        (error) => error.kind as string,
      ),
    pathOf(file),
  );

/** Requests the stylesheet as webpack's style loader does. `color`: the page's color afterwards. */
const style = () =>
  page.evaluate(async (path) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: path });
    await new Promise((resolve) => {
      link.onload = resolve;
      self.paddock.loader.style(link);
    });
    return { color: getComputedStyle(document.body).color, violations: self.violations };
  }, pathOf('page.css'));

test('[CHROMIUM-1] in Chromium, under strict-dynamic, Trusted Types and Integrity-Policy, a remote runs without a violation', async () => {
  expect(await load()).toEqual({ outcome: 'loaded', runs: 1, violations: [] });
  expect(await style()).toEqual({ color: 'rgb(1, 2, 3)', violations: [] });
});

test.each(['entry.js', 'chunk.js', 'build.json'])(
  '[CHROMIUM-2] a byte more in %s and nothing of it runs',
  async (file) => {
    server.answers.set(file, 'altered');
    const { outcome, runs } = await load();
    expect(outcome).toMatch(/integrity$/);
    expect(runs).toBe(0);
  },
);

test('[CHROMIUM-2] a byte more in a stylesheet and it is not applied; the page goes on', async () => {
  server.answers.set('page.css', 'altered');
  expect((await style()).color).toBe('rgb(0, 0, 0)');
});

test('[CHROMIUM-2] a file without a hash does not run, nor does a script that comes past the loader', async () => {
  expect(await script('missing.js')).toBe('integrity');
  const past = await page.evaluate((path) => {
    const tag = document.createElement('script');
    try {
      tag.src = path;
      return 'accepted';
    } catch (error) {
      return (error as Error).name;
    }
  }, pathOf('missing.js'));
  expect(past).toBe('TypeError');
  expect(await page.evaluate(() => self.runs ?? 0)).toBe(0);
});

test('[CHROMIUM-3] there is one policy, and its name is taken', async () => {
  const second = await page.evaluate(() => {
    const { trustedTypes } = globalThis as unknown as {
      trustedTypes: { createPolicy(name: string, rules: object): void };
    };
    try {
      trustedTypes.createPolicy('paddock', {});
      return 'created';
    } catch (error) {
      return (error as Error).name;
    }
  });
  expect(second).toBe('TypeError');
});

test('[CHROMIUM-4] in Chromium each kind of failure is told from the others', async () => {
  const answers: [Answer, string][] = [
    [404, 'http'],
    [500, 'http'],
    ['reset', 'network'],
    ['html', 'mime'],
    ['altered', 'integrity'],
  ];
  for (const [answer, kind] of answers) {
    server.answers.set('chunk.js', answer);
    expect(await script('chunk.js')).toBe(kind);
  }
  expect(await script('throws.js')).toBe('execution');
  expect(await script('broken.js')).toBe('parse');
});

test('[CHROMIUM-5] in Chromium a request that hangs does not stall the next one, and a try after it uses the same bytes', async () => {
  // A stopped clock, so that no deadline passes on a busy machine.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  server.answers.set('entry.js', 'hang');
  const loading = load();
  server.answers.set('entry.js?r=1', 'altered');
  await page.clock.runFor(2_900);
  server.answers.delete('entry.js?r=1');
  expect(await page.evaluate(() => self.paddock.reports)).toEqual([]);
  server.answers.delete('entry.js');
  await page.clock.runFor(200);
  await page.clock.resume();
  expect((await loading).outcome).toBe('loaded');
  expect(await page.evaluate(() => self.paddock.reports)).toEqual(['entry timeout', 'ready ok']);
});

test('[CHROMIUM-6] in Chromium an evicted build leaves no tag behind and runs again, clean', async () => {
  await load();
  await style();
  const left = await page.evaluate((remote) => {
    self.paddock.boundary.evict(remote);
    return document.querySelectorAll('script[src*="/builds/"], link[href*="/builds/"]').length;
  }, REMOTE);
  expect(left).toBe(0);
  expect(await load()).toEqual({ outcome: 'loaded', runs: 2, violations: [] });
});

test('[BUILTIN-2] [BUILTIN-3] in Chromium a remote that replaces fetch is told of, and hears nothing that the loader asks for', async () => {
  await load();
  await page.evaluate((remote) => {
    self.fetch = () => Promise.reject(new Error('not the real one'));
    self.paddock.boundary.evict(remote);
  }, REMOTE);
  // The loader fetches a failed script to find out why it failed.
  server.answers.set('throws.js', 404);
  expect(await script('throws.js')).toBe('http');
  expect((await load()).outcome).toBe('loaded');
  const reports = await page.evaluate(() => self.paddock.reports);
  expect(reports.filter((report) => report === 'init contract')).toHaveLength(1);
});

test('[CHROMIUM-7] in Chromium prefetched files are those that the load uses', async () => {
  server.asked.length = 0;
  await page.evaluate((remote) => self.paddock.boundary.prefetch(remote), REMOTE);
  const once = ['build.json', 'chunk.js', 'entry.js', 'page.css'];
  await expect.poll(() => [...server.asked].sort()).toEqual(once);
  expect((await load()).outcome).toBe('loaded');
  expect((await style()).color).toBe('rgb(1, 2, 3)');
  expect([...server.asked].sort()).toEqual(once);
});

test('[CHROMIUM-8] in Chromium one of two tabs is connected to the edge, both hear of a release, and the other takes over', async () => {
  const other = await context.newPage();
  await other.goto(server.url);
  await other.waitForFunction(() => 'paddock' in self);
  for (const tab of [page, other]) await tab.evaluate(() => void self.paddock.watch());
  await expect.poll(() => server.connections()).toBe(1);
  const told = (tab: Page) => tab.evaluate(() => self.paddock.told);
  server.promote(8);
  await expect.poll(() => told(page)).toEqual([8]);
  await expect.poll(() => told(other)).toEqual([8]);
  await page.close();
  await expect.poll(() => server.connections()).toBe(1);
  server.promote(9);
  await expect.poll(() => told(other)).toEqual([8, 9]);
});
