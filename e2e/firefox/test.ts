import { expect } from '@playwright/test';
import type { Browser } from 'puppeteer-core';
import { test as base } from '../streams/evening.ts';
import type { Product } from '../support/product.ts';
import { type FirefoxPage, launchFirefox, openFirefoxPage } from './firefox-page.ts';

interface WorkerFixtures {
  firefox: Browser;
}

interface TestFixtures {
  /** Opens a tab of Firefox on this product. The test fails on any complaint of its console. */
  open: (product: Pick<Product, 'url'>) => Promise<FirefoxPage['page']>;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  firefox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from its pattern
    async ({}, use) => {
      const browser = await launchFirefox();
      await use(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  open: async ({ firefox, clock }, use) => {
    const opened: FirefoxPage[] = [];
    await use(async ({ url }) => {
      const tab = await openFirefoxPage(firefox, url, clock);
      opened.push(tab);
      return tab.page;
    });
    for (const { page } of opened) await page.browserContext().close();
    expect(
      opened.flatMap(({ complaints }) => complaints),
      'complaints of Firefox',
    ).toEqual([]);
  },
});

export { expect };
