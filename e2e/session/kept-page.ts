import { expect, type Page } from '@playwright/test';

const ASIDE = 'put-aside=1';

/**
 * Leaves a page for one without code, and resolves when the browser has put it into the
 * back/forward cache. On a busy machine that is later than the next page appears. Going back
 * earlier, or requesting a Web Lock that is not released yet, makes the browser load the page
 * again.
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
 * Goes back as the page's own code would, and resolves when the previous page is shown. There is no
 * page load to wait for.
 */
export async function goBack(page: Page): Promise<void> {
  const isThere = page.waitForEvent('framenavigated');
  await page.evaluate(() => setTimeout(() => history.back()));
  await isThere;
}
