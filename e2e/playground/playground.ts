import { test as base, expect, type Page } from '@playwright/test';

/** Phone and desktop. */
export const WIDTHS = [360, 1280] as const;
export const LOCALES = ['de', 'en'] as const;

/** Opens sections of the playground, built from the sources. Console errors fail the test. */
export const test = base.extend<{ section: (name: string, locale?: (typeof LOCALES)[number]) => Promise<Page> }>({
  baseURL: process.env.PLAYGROUND_URL,
  section: async ({ page, baseURL }, use) => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    // The cookie question would cover the components.
    await page.context().addCookies([{ name: 'paddock_consent', value: 'essential.functional', url: baseURL }]);
    await use(async (name, locale = 'de') => {
      await page.goto(`${locale === 'de' ? '' : `/${locale}`}/system/playground/${name}`);
      await expect(page.getByRole('region', { name, exact: true }).locator('dd').first()).toBeVisible();
      return page;
    });
    expect(complaints).toEqual([]);
  },
});

/** `SCREENSHOTS=1` keeps pictures to look at in `.cache/playground`. No test compares them. */
export const keepPicture = async (page: Page, name: string): Promise<void> => {
  if (process.env.SCREENSHOTS !== '1') return;
  await page.screenshot({ path: `.cache/playground/${name}.png`, fullPage: true });
};

/** From now on time advances only by `page.clock.runFor`. */
export const stopClock = async ({ clock }: Page): Promise<void> => {
  await clock.install({ time: 0 });
  await clock.pauseAt(60_000);
};

export { expect };
