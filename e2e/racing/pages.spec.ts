import { expectToFit, findBarriers } from '../support/find-barriers.ts';
import { settle } from '../support/settle.ts';
import { expect, test } from '../support/test.ts';
import { watchShifts } from '../support/watch-shifts.ts';

/** Every racing page without parameters, and its content. */
const PAGES = {
  '/nichtstarter': 'summary',
  '/reiterwechsel': 'summary',
  '/renntagaenderungen': 'summary',
  '/starterindex': 'h3',
  '/videoarchive': 'summary',
  '/tipp-of-the-day': 'section a[href*="/race/"]',
  '/tagestipp/galopp': 'section a[href*="/race/"]',
  '/h2h': 'summary',
  '/ltm': 'summary',
  '/sqp': 'details[open] li button',
  '/spot': 'details[open] li button',
  '/harryboy': 'details[open] li button',
  // No results before the day's first decided race.
  '/blackRed': 'section, p:text-matches("^(Noch keine Ergebnisse|No results yet)$")',
  '/wettrechner': 'tbody input',
  '/liga': 'tbody tr',
  '/wettstarliga': 'tbody tr',
  '/teamwette': 'article',
  '/race': 'section a[href*="/races?meeting="]',
  '/mehr': 'section a[href*="/races?meeting="]',
} as const;

/** A list that is shorter than its placeholder brings what is below it into view. */
const MAX_SHIFT = 0.01;

for (const [prefix, instants] of [
  ['', ['night', 'summerTime']],
  ['/en', ['evening']],
] as const) {
  for (const instant of instants) {
    test.describe(instant, () => {
      test.use({ instant });
      test(`[RACING-2] [RACING-10] each page of ${prefix || '/'} has its content on a phone, hardly anything moves, and axe finds nothing`, async ({
        page,
      }) => {
        test.setTimeout(300_000);
        const shifts = await watchShifts(page);
        for (const [path, content] of Object.entries(PAGES)) {
          await test.step(path, async () => {
            await page.setViewportSize({ width: 360, height: 740 });
            await page.goto(prefix + path);
            await settle(page);
            await expect(page.locator('main').locator(content).first()).toBeVisible();
            await expectToFit(page, path);
            const moved = await shifts();
            const score = moved.reduce((sum, shift) => sum + Number.parseFloat(shift), 0);
            expect.soft(score, `${path}\n${moved.join('\n')}`).toBeLessThanOrEqual(MAX_SHIFT);
            expect.soft(await findBarriers(page), path).toEqual([]);
            await page.setViewportSize({ width: 320, height: 740 });
            await expectToFit(page, path);
          });
        }
      });
    });
  }
}

test('[LTM-11] the long-term bets are short on a phone before anything is opened', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/ltm');
  await settle(page);
  await expect(page.locator('main summary').first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(2500);
});

test('[RACING-9] the tips are in the language of the page, whatever the browser asks for', async ({ page }) => {
  for (const [locale, language] of [
    ['', 'de'],
    ['/en', 'en'],
  ] as const) {
    const { data } = await (
      await page.request.get('/api/v1/day-tip', { headers: { 'accept-language': language } })
    ).json();
    await page.goto(`${locale}/tipp-of-the-day`);
    for (const { text } of data) await expect(page.getByText(text)).toBeVisible();
  }
});

test('[RACING-8] the reads that the edge preloads are the same in both languages', async ({ request }) => {
  const reads = new Set<string>();
  for (const path of ['/', '/races', '/results', ...Object.keys(PAGES)]) {
    const html = await (await request.get(path)).text();
    for (const [, href = ''] of html.matchAll(/<link rel="preload" as="fetch"[^>]* href="([^"]+)"/g))
      reads.add(href.replaceAll('&amp;', '&'));
  }
  expect(reads).toContain('/api/v1/races/next');
  for (const read of reads) {
    const answer = async (language: string) =>
      (await request.get(read, { headers: { 'accept-language': language } })).text();
    // Odds may change between two answers; then the next two are equal.
    await expect(async () => expect(await answer('en'), read).toBe(await answer('de'))).toPass();
  }
});

test('[MEETINGS-1] [MEETINGS-2] the keyboard narrows the races of a day, the page stays where it was, and back leaves it', async ({
  page,
}) => {
  await page.goto('/');
  await settle(page);
  await page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'Rennen', exact: true }).click();
  const germany = page.getByRole('button', { name: 'Deutschland' });
  await germany.press('Enter');
  await expect(germany).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/\/races\?country=DEU$/);
  await expect(germany).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});

test('[MEETINGS-11] [MEETINGS-12] [MEETINGS-13] the browser draws what is near the screen; the rest can be focused, and back restores the place', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/starterindex');
  await settle(page);
  const letters = page.locator('main section');
  const isDrawn = (letter: number) =>
    letters
      .nth(letter)
      .getByRole('link')
      .first()
      .evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true }));
  const last = (await letters.count()) - 1;
  expect(await isDrawn(0)).toBe(true);
  expect(await isDrawn(last)).toBe(false);
  await letters.nth(last).getByRole('link').first().focus();
  await expect(letters.nth(last).getByRole('link').first()).toBeInViewport();
  await expect.poll(() => isDrawn(last)).toBe(true);

  const line = letters
    .nth(last - 1)
    .getByRole('link')
    .first();
  const place = () => line.evaluate((link) => link.getBoundingClientRect().top);
  await line.hover();
  const before = await place();
  await line.press('Enter');
  await expect(page).toHaveURL(/\/race\/\d+$/);
  await settle(page);
  await page.goBack();
  await settle(page);
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(2);
});

test('[MEETINGS-18] [MEETINGS-19] [MEETINGS-20] [MEETINGS-16] a phone shows the meetings of a day as lines; the bar leads to one, a reload and back keep it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { data } = await (await page.request.get('/api/v1/meetings')).json();
  const yesterday = new Date(Date.parse(data[0].date) - 86_400_000).toISOString().slice(0, 10);
  for (const path of [`/results/${yesterday}`, '/races']) {
    await page.goto(path);
    await settle(page);
    await expect(page.locator('main summary').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollHeight), path).toBeLessThanOrEqual(5000);
    await page.setViewportSize({ width: 320, height: 740 });
    await expectToFit(page, path);
    await page.setViewportSize({ width: 360, height: 740 });
  }
  const bar = page.getByRole('navigation', { name: 'Zu einer Rennbahn' });
  const button = bar.getByRole('button').nth(2);
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-current', 'location');
  const line = page.locator('summary:focus');
  await expect(line).toBeInViewport({ ratio: 1 });
  const edge = await bar.evaluate((element) => element.getBoundingClientRect().bottom);
  const top = () => page.locator('details[open]').evaluate((fold) => fold.getBoundingClientRect().top);
  expect(await top()).toBeGreaterThanOrEqual(edge - 1);
  const led = await top();
  await page.reload();
  await settle(page);
  await expect(page.locator('details[open]')).toHaveCount(1);
  await expect.poll(async () => Math.abs((await top()) - led), 'the place from before the reload').toBeLessThan(2);
  const link = page.locator('details[open] a[href*="/race/"]').first();
  // The focus scrolls the link into view.
  await link.focus();
  const before = await top();
  await link.press('Enter');
  await expect(page).toHaveURL(/\/race\/\d+$/);
  await settle(page);
  await page.goBack();
  await expect(page.locator('details[open]')).toHaveCount(1);
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(100);
});

for (const path of ['/nichtstarter/2026-02-30', '/starterindex/heute', '/teamwette/abc', '/teamwette/1']) {
  test(`[DAYS-7] [TEAMBETS-7] ${path} is not found`, async ({ page, complaints }) => {
    // By then the edge has already requested the page's reads.
    complaints.expect(/Failed to load resource.*40[04]/);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seite nicht gefunden');
  });
}
