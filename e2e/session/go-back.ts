import type { Page } from '@playwright/test';

/**
 * Goes back as the page's own code would, and ends when the page that was left is there: there is no page load to wait for.
 * Chromium on a busy machine cancels one in ten of Playwright's `goBack` to a kept page (`navigation-canceled`), and loads the
 * page anew.
 */
export async function goBack(page: Page): Promise<void> {
  const isThere = page.waitForEvent('framenavigated');
  await page.evaluate(() => setTimeout(() => history.back()));
  await isThere;
}
