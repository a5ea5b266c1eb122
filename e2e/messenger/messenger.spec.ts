import type { Page, Route } from '@playwright/test';
import { findBarriers } from '../support/find-barriers.ts';
import { logIn } from '../support/log-in.ts';
import { expect, test } from '../support/test.ts';
import { tickerEntry } from './ticker-entry.ts';

const openPanel = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('button', { name: /^Liveticker/ })
    .click();
const ticker = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Liveticker/ });

test("[MESSENGERTABS-1] [NOTIFICATIONS-6] [UNREAD-1] [UNREAD-2] a customer's unread messages are counted in two tabs, and reading in one clears both", async ({
  page,
  context,
  product,
}) => {
  await logIn(context, product.url, 'messages');
  const other = await context.newPage();
  for (const each of [page, other]) {
    await each.goto('/register');
    await expect(ticker(each)).toHaveAccessibleName(/120 ungelesene Nachrichten/);
  }
  await page.bringToFront();
  await openPanel(page);
  await page.getByRole('tab', { name: 'Nachrichten' }).click();
  await expect(page.getByRole('feed').getByRole('article')).toHaveCount(10);
  await expect(page.getByRole('article').first()).toContainText('Neu');
  for (const each of [page, other]) await expect(ticker(each)).toHaveAccessibleName('Liveticker', { timeout: 2_000 });
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole('tab', { name: 'Nachrichten' }).press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Wetten', exact: true })).toBeFocused();
});

test('[FEED-6] of 5,000 entries only those near the screen are in the document, however it is scrolled', async ({
  page,
}) => {
  const entry = (id: number) => tickerEntry(id, new Date(Date.UTC(2026, 10, 21, 12) + id * 1_000).toISOString());
  const data = Array.from({ length: 5_000 }, (_, at) => entry(5_000 - at));
  // The server's own ticker has newer entries, which would appear above these.
  const answer = (entries: typeof data) => (route: Route) =>
    route.fulfill({ json: { success: true, data: entries, pagination: null, error: null, validation: null } });
  await page.route('**/api/v1/liveticker/index*', answer(data));
  await page.route('**/api/v1/liveticker/refresh*', answer([]));
  await page.goto('/register');
  await openPanel(page);
  await expect(page.getByText('Eintrag 5000')).toBeVisible();
  expect(await page.getByRole('article').count()).toBeLessThan(60);
  const scroller = page.getByRole('feed').locator('..');
  await scroller.evaluate((element) => {
    element.scrollTop = element.scrollHeight / 2;
  });
  await expect(page.getByText('Eintrag 5000')).toBeHidden();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await page.getByRole('article').count()).toBeLessThan(60);
});
