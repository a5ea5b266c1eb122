import type { Page } from '@playwright/test';
import { expectToFit, findBarriers } from '../support/find-barriers.ts';
import { CODE_FAILED, expect, test } from '../support/test.ts';

const PAGES = [
  '/about',
  '/agb/1/2',
  '/betshop',
  '/betshop/1',
  '/contact',
  '/news',
  '/news/9',
  '/page/bonusaction',
  '/page/bonusprogramm',
  '/page/helpcenter',
  '/page/helpcenter/4',
  '/page/privacy',
  '/page/terms',
  '/page/wettstarshop',
];
/** Browsers log every 404, of the page and of its requests. */
const NOT_THERE = /Failed to load resource: the server responded with a status of 404/;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

for (const [prefix, width] of [
  ['', 360],
  ['/en', 1280],
] as const) {
  test(`[CMS-14] each page of ${prefix || '/'} is readable at ${width} px, and at 320 px`, async ({ page }) => {
    test.setTimeout(300_000);
    for (const url of PAGES.map((path) => prefix + path)) {
      await page.goto(url);
      await expect(heading(page)).toBeVisible();
      await expect(page.locator('main [aria-hidden="true"]:empty')).toHaveCount(0);
      const burger = page.locator('[data-panel="burger"]');
      await page.setViewportSize({ width, height: 800 });
      await expect(burger).toBeVisible({ visible: width < 768 });
      expect.soft(await findBarriers(page), url).toEqual([]);
      await page.setViewportSize({ width: 320, height: 800 });
      await expect(burger).toBeVisible();
      await expectToFit(page, url);
    }
  });
}

test('[CMS-47] [CMS-48] a content page stands in the middle, with lines that the eye finds back from', async ({
  page,
}) => {
  await page.goto('/page/terms');
  await expect(heading(page)).toBeVisible();
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    // The boxes follow the new width after a frame.
    await expect(async () => {
      const { before, after, longest } = await page.locator('main').evaluate((main) => {
        const boxes = [...main.querySelectorAll('h1, p, aside')].map((element) => element.getBoundingClientRect());
        const line = main.querySelector('h2 ~ p') as HTMLElement;
        const range = document.createRange();
        range.selectNodeContents(line);
        return {
          before: Math.min(...boxes.map(({ left }) => left)),
          after: document.documentElement.clientWidth - Math.max(...boxes.map(({ right }) => right)),
          longest: (line.textContent ?? '').length / range.getClientRects().length,
        };
      });
      expect(Math.abs(before - after), `at ${width} px`).toBeLessThanOrEqual(2);
      expect(longest, `at ${width} px`).toBeLessThanOrEqual(75);
    }).toPass({ timeout: 5_000 });
  }
});

test('[CMS-29] [CMS-30] [CMS-31] sell points are found with the keyboard alone, and the way back keeps the filter', async ({
  page,
}) => {
  await page.goto('/betshop');
  await page.getByRole('searchbox', { name: 'Postleitzahl' }).focus();
  await page.keyboard.type('010');
  await expect(page.getByRole('status').filter({ hasText: '1 Annahmestelle' })).toBeVisible();
  const link = page.getByRole('main').getByRole('article').getByRole('link');
  while (!(await link.evaluate((element) => element === document.activeElement))) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/betshop\/\d+$/);
  await expect(heading(page)).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('searchbox', { name: 'Postleitzahl' })).toHaveValue('010');
  await expect(link).toHaveCount(1);
});

test('[ROUTING-19] [ROUTING-20] the edge preloads what a page of the shell loads, and says 404 where nobody has the path', async ({
  request,
}) => {
  const answer = await request.get('/page/terms', { headers: { accept: 'text/html' } });
  expect(answer.status()).toBe(200);
  const files = [...(await answer.text()).matchAll(/rel="preload" as="script"[^>]*href="(\/builds\/shell\/[^"]+)"/g)];
  expect(files.length, 'more than entry and texts').toBeGreaterThan(2);
  const status = async (path: string) => (await request.get(path, { headers: { accept: 'text/html' } })).status();
  expect(await status('/no/where')).toBe(404);
  expect(await status('/en/agb/1')).toBe(404);
  expect(await status('/terms')).toBe(200);
  // On a busy machine the API's answer may be too late for the first visitor.
  await expect.poll(() => status('/gibt-es-nicht')).toBe(404);
});

test('[CMS-2] [CMS-15] an unknown content page says so', async ({ page, complaints }) => {
  complaints.expect(NOT_THERE);
  await page.goto('/gibt-es-nicht');
  await expect(heading(page)).toHaveText('Seite nicht gefunden');
  await expect(page.locator('head meta[name="robots"]').first()).toHaveAttribute('content', 'noindex');
});

test('[ROUTING-7] [ROUTING-17] an old address is left behind: the way back does not come by it', async ({ page }) => {
  await page.goto('/news');
  await page.goto('/terms');
  await expect(page).toHaveURL(/\/page\/terms$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/news$/);
  await expect(heading(page)).toHaveText('Neuigkeiten');
});

test('[CMS-24] [CMS-25] [CMS-40] [ROUTING-10] with every remote out of reach, content is read and a message is sent', async ({
  page,
  faulty,
  complaints,
}) => {
  complaints.expect(CODE_FAILED);
  faulty.break(/^\/builds\/mf-/, 'server-error');
  await page.goto(`${faulty.url}/page/terms`);
  await expect(heading(page)).toHaveText('Allgemeine Geschäftsbedingungen');
  await page.getByRole('link', { name: '1.1 Anbieter und Geltung' }).click();
  await expect(heading(page)).toHaveText('1.1 Anbieter und Geltung');
  await expect(heading(page)).toBeFocused();

  await page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt' }).click();
  const form = page.getByRole('form', { name: 'Schreiben Sie uns' });
  await form.getByLabel('Worum geht es?').selectOption('account');
  await form.getByLabel('Name').fill('Erika Beispiel');
  await form.getByLabel('E-Mail').fill('erika@example.com');
  await form.getByLabel('Ihre Nachricht').fill('Wie ändere ich meine Adresse?');
  await form.getByRole('button', { name: 'Nachricht senden' }).click();
  await expect(page.getByRole('heading', { name: 'Ihre Nachricht ist bei uns' })).toBeFocused();
});
