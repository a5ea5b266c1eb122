import type { Page } from '@playwright/test';

/**
 * Goes back as the page's own code would. There is no page load, so no event to wait for. Chromium on a busy machine cancels
 * one in ten of Playwright's `goBack` to a kept page (`navigation-canceled`), and loads the page anew.
 */
export const goBack = (page: Page): Promise<unknown> => page.evaluate(() => setTimeout(() => history.back()));
