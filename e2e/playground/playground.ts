import { fileURLToPath } from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import { startDevServer } from '@paddock/webpack-preset';
import { test as base, expect, type Page } from '@playwright/test';

/** Phone and desktop. */
export const WIDTHS = [360, 1280] as const;
export const LOCALES = ['de', 'en'] as const;

const shell = fileURLToPath(new URL('../../shell', import.meta.url));
// No component of the kit asks a server for anything.
const nobody = 'http://127.0.0.1:9';

/** Opens sections of the playground, served from the sources; what the console complains of fails the test. */
export const test = base.extend<
  { section: (name: string, locale?: (typeof LOCALES)[number]) => Promise<Page> },
  { playground: string }
>({
  playground: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern
    async ({}, use) => {
      const server = await startDevServer(shell, [], { apiOrigin: nobody });
      await use(server.url);
      await server.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  section: async ({ page, playground }, use) => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    // The question about cookies lies over what is tried here.
    await page.context().addCookies([{ name: 'paddock_consent', value: 'essential.functional', url: playground }]);
    await use(async (name, locale = 'de') => {
      await page.goto(`${playground}${locale === 'de' ? '' : `${locale}/`}system/playground/${name}`);
      await expect(page.getByRole('region', { name, exact: true }).locator('dd').first()).toBeVisible();
      return page;
    });
    expect(complaints).toEqual([]);
  },
});

/** From here on time passes by `page.clock.runFor` alone. */
export const stopClock = async ({ clock }: Page): Promise<void> => {
  await clock.install({ time: 0 });
  await clock.pauseAt(60_000);
};

/** What axe finds in what is on screen, by the rules of WCAG 2.2 AA. */
export const violationsOf = async (page: Page): Promise<string[]> => {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
};

export { expect };
