import { type FaultProxy, startFaultProxy } from '@paddock/conform/faults';
import { type Browser, type BrowserContext, test as base, expect } from '@playwright/test';
import { type Clock, pinClock, startClock } from './clock.ts';
import type { Instant } from './instants.ts';
import type { Wish } from './next-build.ts';
import { countViolations, openProduct, type Product } from './product.ts';
import { REMOTES } from './remotes.ts';
import { CONSENT } from './visitor.ts';

/** Browser errors that the test did not expect. */
export interface Complaints {
  /** Expects this error. */
  expect(pattern: RegExp): void;
}

interface TestFixtures {
  /** The start time of server and browser. */
  instant: Instant;
  /** Shared by a worker's tests of the same instant. */
  clock: Clock;
  /** Shared by a worker's tests of the same instant; none may change it. */
  product: Product;
  /** Whether the visitor has answered the cookie question; otherwise it is on screen. */
  cookiesAnswered: boolean;
  /** Makes the next builds behave so in this page, from its next load on. */
  wish(what: Wish): Promise<void>;
  complaints: Complaints;
  /** A product for this test alone, because it changes releases. */
  own: Product;
  /** Between the browser and the worker's product. */
  faulty: FaultProxy;
}

interface WorkerFixtures {
  /** Whether the edge renders pages for guests. `RENDERS=1` (`pnpm rendered`): in every test. */
  renders: boolean;
  /** The clocks and products of this worker's tests. */
  clocks: (instant: Instant) => Clock;
  products: (instant: Instant) => Promise<Product>;
  /** In the morning, with every remote's next build live, and the first as last known good. */
  nextProduct: Product;
}

/**
 * Chromium reports this after a few seconds, on a busy machine even for used preloads.
 * integrity.spec.ts proves that all are used.
 */
const PRELOAD_LATE = /was preloaded using link preload but not used within a few seconds/;

/** Browser messages about code that is missing or wrong. */
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

async function expectNoViolations(product: Product): Promise<void> {
  expect(await countViolations(product), 'violations that browsers reported to the edge').toBe(0);
}

/** Creates one per instant, on first use. */
function keepEach<Value>(make: (instant: Instant) => Value): (instant: Instant) => Value {
  const made = new Map<Instant, Value>();
  return (instant) => {
    const value = made.get(instant) ?? make(instant);
    made.set(instant, value);
    return value;
  };
}

/** Ends the routes of open pages: one that still fetches would fail when its context is closed. */
const endRoutes = (context: BrowserContext) =>
  Promise.allSettled([context, ...context.pages()].map((each) => each.unrouteAll({ behavior: 'ignoreErrors' })));

/** Closes all pages before a test's servers stop: they would keep sending requests and complain. */
const closePages = async (browser: Browser): Promise<void> => {
  await Promise.all(browser.contexts().map(endRoutes));
  const pages = browser.contexts().flatMap((context) => context.pages());
  await Promise.all(pages.map((page) => page.close()));
};

export const test = base.extend<TestFixtures, WorkerFixtures>({
  instant: ['morning', { option: true }],
  clocks: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from its pattern
    async ({}, use) => use(keepEach(startClock)),
    { scope: 'worker' },
  ],
  renders: [process.env.RENDERS === '1', { option: true, scope: 'worker' }],
  products: [
    async ({ clocks, renders }, use) => {
      const opened: Promise<Product>[] = [];
      await use(
        keepEach((instant) => {
          const product = openProduct(clocks(instant), { renders });
          opened.push(product);
          return product;
        }),
      );
      for (const product of await Promise.all(opened)) {
        await expectNoViolations(product);
        await product.stop();
      }
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  clock: async ({ clocks, instant }, use) => use(clocks(instant)),
  product: [async ({ products, instant }, use) => use(await products(instant)), { timeout: 180_000 }],
  nextProduct: [
    async ({ clocks }, use) => {
      const product = await openProduct(clocks('morning'));
      const targets = [];
      for (const { remote } of REMOTES) targets.push(`${remote}@${await product.publishNext(remote)}`);
      const { code, stderr } = await product.paddock('promote', ...targets);
      expect(code, stderr).toBe(0);
      await use(product);
      await expectNoViolations(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ product }, use) => use(product.url),
  cookiesAnswered: [true, { option: true }],
  context: async ({ context, clock, cookiesAnswered }, use) => {
    await pinClock(context, clock);
    if (cookiesAnswered) await context.addCookies([CONSENT]);
    await use(context);
    await endRoutes(context);
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
  own: async ({ browser, clock }, use) => {
    const product = await openProduct(clock);
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
