import { expect, type Page } from '@playwright/test';
import { SKELETON } from '../bench/landings.ts';

/** Waits until a page is complete: its heading is there and no placeholder is left. */
export async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator(SKELETON)).toHaveCount(0);
}
