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

test('[FRAME-37] each link and button of a list that scrolls sideways is shown whole when it takes the focus by keyboard', async ({
  page,
}) => {
  await page.goto('/races');
  await expect(page.getByRole('button', { name: 'Mit Video' })).toBeVisible();
  const seen: string[] = [];
  for (let presses = 0; presses < 50; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      let strip = element.parentElement;
      while (strip && getComputedStyle(strip).overflowX !== 'auto') strip = strip.parentElement;
      if (!strip) return null;
      const [inner, outer] = [element.getBoundingClientRect(), strip.getBoundingClientRect()];
      const isWhole = inner.left > outer.left - 1 && inner.right < outer.right + 1;
      return `${element.textContent} ${isWhole ? 'whole' : 'cut'}`;
    });
    if (focused) seen.push(focused);
  }
  expect(seen.length).toBeGreaterThan(20);
  expect(seen.filter((each) => each.endsWith('cut'))).toEqual([]);
});
