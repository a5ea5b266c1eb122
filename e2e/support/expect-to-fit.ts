import { expect, type Page } from '@playwright/test';

/**
 * Expects that a page needs no scrolling to the side. A page draws a moment later what a new width
 * needs.
 * @param name the page, for the message
 */
export async function expectToFit(page: Page, name?: string): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  const scrollWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(scrollWidth, name).toBeLessThanOrEqual(width);
}
