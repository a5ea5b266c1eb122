import { expect, type Page } from '@playwright/test';
import { SKELETON } from '../bench/landings.ts';

/** A page is complete once its heading is there and no placeholder is left in it. */
export async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator(SKELETON)).toHaveCount(0);
}
