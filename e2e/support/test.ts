import { type Browser, type BrowserContext, test as base, expect } from '@playwright/test';
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts';
import type { Wish } from './next-build.ts';
import { countViolations, openProduct, type Product } from './product.ts';
import { REMOTES } from './remotes.ts';

/** What the browser complained about that the test did not ask for. */
export interface Complaints {
  /** This complaint is part of the test. */
  expect(pattern: RegExp): void;
}

interface TestFixtures {
  /** Whether the visitor has answered the question about cookies before; it is on screen otherwise. */
  cookiesAnswered: boolean;
  /** Makes the next builds in this page behave so, from its next load on. */
  wish(what: Wish): Promise<void>;
  complaints: Complaints;
  /** A product of this test alone, for tests that change releases. */
  own: Product;
  /** Between the browser and the worker's product. */
  faulty: FaultProxy;
}

interface WorkerFixtures {
  /** Shared by the tests of a worker, none of which changes it. */
  product: Product;
  /** The same with the next build of every remote live, and the first as last known good. */
  nextProduct: Product;
}

/** Chromium says it after a few seconds, so on a busy machine of what is used later too; integrity.spec.ts proves that all is used. */
const PRELOAD_LATE = /was preloaded using link preload but not used within a few seconds/;

/** What a browser says of code that does not come, or is not what it should be. */
export const CODE_FAILED =
  /Failed to load resource|Fetch API cannot load|Failed to find a valid digest|integrity|preload|ERR_|Refused to (execute|apply)|MIME type/i;

function listen(context: BrowserContext, heard: string[]) {
  context.on('console', (message) => {
    if (PRELOAD_LATE.test(message.text())) return;
    if (message.type() === 'error' || message.type() === 'warning')
      heard.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (webError) => heard.push(`uncaught: ${webError.error().stack ?? webError.error()}`));
}

async function expectNoViolations({ url }: Product): Promise<void> {
  expect(await countViolations(url), 'violations that browsers reported to the edge').toBe(0);
}

/** Before a test's servers stop: an open page asks on, and complains when nobody answers. */
const closePages = async (browser: Browser): Promise<void> => {
  const pages = browser.contexts().flatMap((context) => context.pages());
  await Promise.all(pages.map((page) => page.close()));
};

export const test = base.extend<TestFixtures, WorkerFixtures>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names that a fixture takes from its pattern
    async ({}, use) => {
      const product = await openProduct();
      await use(product);
      await expectNoViolations(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  nextProduct: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const product = await openProduct();
      const targets = [];
      for (const { remote } of REMOTES) targets.push(`${remote}@${await product.publishNext(remote)}`);
      const { code, stderr } = await product.paddock('promote', ...targets);
      expect(code, stderr).toBe(0);
      await use(product);
      await expectNoViolations(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: ({ product }, use) => use(product.url),
  cookiesAnswered: [true, { option: true }],
  context: async ({ context, cookiesAnswered }, use) => {
    if (cookiesAnswered)
      await context.addCookies([
        { name: 'paddock_consent', value: 'essential.functional', domain: 'localhost', path: '/' },
      ]);
    await use(context);
  },
  complaints: [
    async ({ context }, use) => {
      const heard: string[] = [];
      const expected: RegExp[] = [];
      listen(context, heard);
      await use({ expect: (pattern) => void expected.push(pattern) });
      expect(
        heard.filter((complaint) => !expected.some((pattern) => pattern.test(complaint))),
        'complaints of the browser',
      ).toEqual([]);
    },
    { auto: true },
  ],
  wish: ({ page }, use) =>
    use(async (what) => {
      await page.addInitScript((what) => {
        if (location.protocol !== 'about:' && sessionStorage.getItem('e2e') === null)
          sessionStorage.setItem('e2e', what);
      }, what);
    }),
  own: async ({ browser }, use) => {
    const product = await openProduct();
    await use(product);
    await closePages(browser);
    await expectNoViolations(product);
    await product.stop();
  },
  faulty: async ({ browser, product }, use) => {
    const proxy = await startFaultProxy(product.url);
    await use(proxy);
    await closePages(browser);
    await proxy.stop();
  },
});

export { expect };
