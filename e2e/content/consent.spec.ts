import type { Page } from '@playwright/test';
import { openRace, winOdds } from '../betting/bets.ts';
import { findBarriers } from '../support/find-barriers.ts';
import { CODE_FAILED, expect, test } from '../support/test.ts';

test.use({ cookiesAnswered: false });

const question = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const consentOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'paddock_consent')?.value;

test('[COOKIES-6] [COOKIES-7] on a phone the page behind the question is read to its end, and nothing has moved', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/page/privacy');
  await expect(question(page)).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  const last = page.getByRole('contentinfo').locator('p').last();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const [line, banner] = [await last.boundingBox(), await question(page).boundingBox()];
  expect((line?.y ?? 0) + (line?.height ?? 0), 'the last line stands above the question').toBeLessThanOrEqual(
    banner?.y ?? 0,
  );

  await page.evaluate(() => scrollTo(0, 0));
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.boundingBox();
  await question(page).getByRole('button', { name: 'Alle ablehnen' }).click();
  await expect(question(page)).toBeHidden();
  expect(await heading.boundingBox()).toEqual(before);
});

test("[COOKIES-17] on a phone the betting slip's bar stands below the question, also at the end of the page", async ({
  page,
  context,
  product,
}) => {
  const race = await openRace(context, product);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/race/${race}`);
  await winOdds(page).first().focus();
  await page.keyboard.press('Enter');
  const bar = page.getByRole('button', { name: /^Wettschein\s*1 Wette/ });
  const isBelow = async () => {
    const [banner, edge] = [await question(page).boundingBox(), await bar.boundingBox()];
    return (banner?.y ?? 0) + (banner?.height ?? 0) <= (edge?.y ?? 0);
  };
  await expect(bar).toBeInViewport({ ratio: 1 });
  expect(await isBelow()).toBe(true);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(bar).toBeInViewport({ ratio: 1 });
  expect(await isBelow()).toBe(true);
  const last = await page.getByRole('contentinfo').locator('p').last().boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual((await question(page).boundingBox())?.y ?? 0);
  await question(page).getByRole('button', { name: 'Einzeln auswählen' }).click();
  await expect(question(page).getByRole('button', { name: 'Auswahl speichern' })).toBeInViewport({ ratio: 1 });
  expect(await isBelow()).toBe(true);
});

test('[CONSENT-7] [COOKIES-2] [COOKIES-10] the first keys lead to the question, and refuse', async ({ page }) => {
  await page.goto('/page/privacy');
  await expect(question(page)).toBeVisible();
  const reject = question(page).getByRole('button', { name: 'Alle ablehnen' });
  for (
    let presses = 0;
    presses < 4 && !(await reject.evaluate((element) => element === document.activeElement));
    presses += 1
  )
    await page.keyboard.press('Tab');
  await expect(reject).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question(page)).toBeHidden();
  await expect.poll(() => consentOf(page)).toBe('essential.functional');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(question(page)).toBeHidden();
});

test('[CONSENT-2] [COOKIES-3] [COOKIES-11] [COOKIES-12] a choice in one tab is the choice of the other, and is changed from the footer, with no remote in reach', async ({
  page,
  context,
  faulty,
  complaints,
}) => {
  complaints.expect(CODE_FAILED);
  faulty.break(/^\/builds\/mf-/, 'server-error');
  const other = await context.newPage();
  await page.goto(`${faulty.url}/page/privacy`);
  await other.goto(`${faulty.url}/page/imprint`);
  await expect(question(other)).toBeVisible();
  await question(page).getByRole('button', { name: 'Alle erlauben' }).click();
  await expect(question(page)).toBeHidden();
  await expect(question(other)).toBeHidden();
  await expect.poll(() => consentOf(page)).toBe('essential.functional.analytics.marketing');

  const settings = other.getByRole('contentinfo').getByRole('button', { name: 'Cookie-Einstellungen' });
  await settings.focus();
  await other.keyboard.press('Enter');
  await expect(other.getByRole('heading', { name: 'Cookies' }).first()).toBeFocused();
  await other.getByRole('checkbox', { name: /Marketing/ }).uncheck();
  await other.getByRole('button', { name: 'Auswahl speichern' }).click();
  await expect(settings).toBeFocused();
  await expect.poll(() => consentOf(other)).toBe('essential.functional.analytics');
});
