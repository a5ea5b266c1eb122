import { expect, type Page } from '@playwright/test';

const ASIDE = 'put-aside=1';

/**
 * Leaves a page for one without code, and ends when the browser has put it aside. A busy machine
 * does that later than it shows the next page. Who goes back before, or asks for a Web Lock that is
 * not released yet, makes the browser load the page anew.
 */
export async function leave(page: Page, origin = ''): Promise<void> {
  await page.evaluate((cookie) => {
    document.addEventListener('freeze', () => Object.assign(document, { cookie: `${cookie}; path=/` }), { once: true });
  }, ASIDE);
  await page.goto(`${origin}/paddock/release`);
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain(ASIDE);
  await page.evaluate((cookie) => Object.assign(document, { cookie: `${cookie}; path=/; max-age=0` }), ASIDE);
}

/**
 * Goes back as the page's own code would, and ends when the page that was left is there: there is
 * no page load to wait for.
 */
export async function goBack(page: Page): Promise<void> {
  const isThere = page.waitForEvent('framenavigated');
  await page.evaluate(() => setTimeout(() => history.back()));
  await isThere;
}
