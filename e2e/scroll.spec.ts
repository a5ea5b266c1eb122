import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const LONG = '/page/responsible-gambling';
const OTHER = '/contact';

test.use({ viewport: { width: 360, height: 500 } });

const scrolledTo = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Opens a long page and scrolls down. */
async function scrollDown(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(900);
  await page.mouse.move(180, 300);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => scrolledTo(page)).toBeGreaterThan(200);
}

test.describe('the scroll position', () => {
  test('[ROUTING-25] of another address in the same tab is the top', async ({ page }) => {
    await scrollDown(page, LONG);
    await page.goto(OTHER);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForTimeout(500);
    expect(await scrolledTo(page)).toBe(0);
  });

  test('[ROUTING-26] is kept over a reload and over a way back', async ({ page }) => {
    await scrollDown(page, LONG);
    const before = await scrolledTo(page);
    await page.reload();
    await expect.poll(() => scrolledTo(page)).toBe(before);
    await page.goto(OTHER);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect.poll(() => scrolledTo(page)).toBe(before);
  });
});
