import type { Page } from '@playwright/test';
import { pageNow } from '../support/clock.ts';
import { expectToFit, findBarriers } from '../support/find-barriers.ts';
import { HOURS } from '../support/instants.ts';
import { logIn } from '../support/log-in.ts';
import { settle } from '../support/settle.ts';
import { expect, test } from '../support/test.ts';
import { watchShifts } from '../support/watch-shifts.ts';

const PHONE = { width: 360, height: 740 };
/** How long before its off a race stays unchanged while a test looks at it. */
const UNTIL_OFF_MS = 10 * 60_000;

/** A race that stays open for a while, with enough runners for every pool. */
async function findOpenRace(page: Page): Promise<number> {
  const { data } = await (await page.request.get('/api/v1/races/next?pagination=50')).json();
  const race = data.find(
    ({ post_time, runner_count }: { post_time: string; runner_count: number }) =>
      Date.parse(post_time) - pageNow(page.context()) > UNTIL_OFF_MS && runner_count >= 8,
  );
  expect(race, 'an open race').toBeDefined();
  return race.id;
}

async function openCard(page: Page): Promise<number> {
  const id = await findOpenRace(page);
  await page.goto(`/race/${id}`);
  await expect(runners(page)).toBeVisible();
  return id;
}

const runners = (page: Page) => page.getByRole('table', { name: 'Starter mit Siegquoten' });
const horses = (page: Page) => runners(page).locator('tbody button[aria-haspopup="dialog"]');
const stars = (page: Page) => runners(page).locator('tbody button[aria-pressed]');
const pools = (page: Page) => page.getByRole('region', { name: 'Wetten' });

test('[RUNNERS-17] a phone shows the full card, without barriers and without scrolling sideways', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openCard(page);
  await expectToFit(page);
  expect(await findBarriers(page)).toEqual([]);
});

test('[RUNNERS-4] [RUNNERS-17] fifteen runners take less than 1,300 px on a phone, a withdrawn one as much as before', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  let withdrawn = false;
  await page.route(/\/api\/v1\/races\/\d+(\?|$)/, async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const [first] = answer.data.runners;
    answer.data.runners = Array.from({ length: 15 }, (_, at) => ({
      ...first,
      startnr: at + 1,
      status: withdrawn && at === 1 ? 'NON_RUNNER' : null,
      form: '3m4m(24)7m5m2m1mDm(23)8m',
    }));
    await route.fulfill({ response, json: answer });
  });
  await openCard(page);
  const rows = runners(page).locator('tbody tr');
  const heights = () => rows.evaluateAll((all) => all.map((row) => Math.round(row.getBoundingClientRect().height)));
  await expect(rows).toHaveCount(15);
  const before = await heights();
  const card = page.getByRole('region', { name: 'Starter', exact: true });
  expect((await card.boundingBox())?.height).toBeLessThan(1300);
  await expectToFit(page);
  withdrawn = true;
  await page.reload();
  await expect(runners(page).getByText('Nichtstarter')).toBeVisible();
  expect(await heights()).toEqual(before);
  await page.setViewportSize({ width: 320, height: 740 });
  await expectToFit(page);
});

test('[RUNNERS-20] [RUNNERS-21] a tablet has the pools in the pop-up, a desktop in columns, both without scrolling sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await openCard(page);
  const place = runners(page).getByRole('columnheader', { name: 'Platz', exact: true });
  await expect(place).toHaveCount(0);
  await expectToFit(page);
  await horses(page).first().press('Enter');
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Platz, Nr\. / })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1280, height: 1024 });
  await expect(place).toBeVisible();
  await expectToFit(page);
});

test('[RUNNERS-9] [RUNNERS-18] a phone and a desktop show the same movement of odds', async ({ page }) => {
  await openCard(page);
  const movements = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    return runners(page)
      .getByRole('img', { name: /Siegquote/ })
      .evaluateAll((all) => all.flatMap((each) => (each.checkVisibility() ? (each.ariaLabel ?? '') : [])));
  };
  const onPhone = await movements(360);
  expect(onPhone.length).toBeGreaterThan(0);
  expect(await movements(1280)).toEqual(onPhone);
});

test('[RUNNERS-27] [RUNNERS-28] the order is chosen from a list on a phone, by keyboard in the headings of a desktop', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openCard(page);
  await page.getByRole('combobox', { name: 'Sortieren' }).selectOption('odds');
  const heading = runners(page).getByRole('columnheader', { name: 'Siegquote' });
  await expect(heading).toHaveAttribute('aria-sort', 'ascending');
  await expect(runners(page).locator('tbody tr').first().getByText('Favorit')).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(page.getByRole('combobox', { name: 'Sortieren' })).toBeHidden();
  await runners(page).getByRole('button', { name: 'Form' }).press('Enter');
  await expect(runners(page).getByRole('columnheader', { name: 'Form' })).toHaveAttribute('aria-sort', 'ascending');
  expect(await findBarriers(page)).toEqual([]);
});

test('[RUNNERS-15] [RUNNERS-16] compact, chosen by keyboard and kept, has no barriers either', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openCard(page);
  const compact = page.getByRole('button', { name: 'Kompakt' });
  await compact.press('Enter');
  await expect(compact).toHaveAttribute('aria-pressed', 'true');
  await expect(compact).toBeFocused();
  await expect(runners(page).getByRole('columnheader')).toHaveText(['Nr.', 'Pferd', 'Siegquote']);
  await expectToFit(page);
  expect(await findBarriers(page)).toEqual([]);
  await page.reload();
  await expect(compact).toHaveAttribute('aria-pressed', 'true');
});

test('[POOLS-5] [POOLS-7] a pool opens by keyboard on the odds of its combinations, a page at a time', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const id = await openCard(page);
  // The first pool without odds per runner: two horses in every country, so many combinations.
  const { data } = await (await page.request.get(`/api/v1/races/${id}/pools`)).json();
  const offered = data.pools.filter(({ status }: { status: string }) => status === 'OPEN');
  const index = offered.findIndex(({ odds }: { odds: unknown[] }) => odds.length === 0);
  const pool = pools(page).locator('details').nth(index);
  await pool.locator('summary').press('Enter');
  const lines = pool.getByRole('rowheader');
  await expect(lines).toHaveCount(10);
  const first = await lines.allTextContents();
  await pool.getByRole('button', { name: 'Weiter' }).press('Enter');
  await expect(pool.getByText('Seite 2 von')).toBeVisible();
  await expect.poll(() => lines.allTextContents()).not.toEqual(first);
  await expectToFit(page);
  expect(await findBarriers(page)).toEqual([]);
});

test('[NOTEBOOK-1] [NOTEBOOK-3] a customer makes a horse a favourite by keyboard, at once and for good, and removes it', async ({
  page,
  context,
  product,
}) => {
  await logIn(context, product.url, 'other');
  await page.setViewportSize(PHONE);
  await openCard(page);
  const star = stars(page).first();
  await expect(star).toBeEnabled();
  for (const pressed of ['true', 'false']) {
    const answer = Promise.withResolvers<void>();
    await page.route('**/customer/me/favorites{,/*}', async (route) => {
      if (route.request().method() !== 'GET') await answer.promise;
      await route.continue();
    });
    await star.press('Space');
    await expect(star).toHaveAttribute('aria-pressed', pressed);
    const change = page.waitForResponse((response) => response.request().method() !== 'GET');
    answer.resolve();
    expect((await change).ok()).toBe(true);
    await page.unrouteAll();
    await page.reload();
    await expect(star).toBeEnabled();
    await expect(star).toHaveAttribute('aria-pressed', pressed);
  }
});

test('[HORSE-1] [HORSE-4] [NOTEBOOK-5] a horse opens by keyboard: its past races by pages, and a note that is written, changed and deleted', async ({
  page,
  context,
  product,
}) => {
  await logIn(context, product.url, 'other');
  await page.setViewportSize(PHONE);
  await openCard(page);
  const horse = horses(page).nth(1);
  await horse.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { level: 2 })).toHaveText((await horse.textContent()) ?? '');
  const races = dialog.getByRole('table', { name: 'Letzte Rennen' }).getByRole('rowheader');
  await expect(races).toHaveCount(5);
  const newest = await races.allTextContents();
  await dialog.getByRole('button', { name: 'Weiter' }).press('Enter');
  await expect.poll(() => races.allTextContents()).not.toEqual(newest);

  const write = async (opener: string, text: string) => {
    await dialog.getByText(opener).press('Enter');
    await dialog.getByRole('textbox', { name: 'Notiz' }).fill(text);
    await dialog.getByRole('button', { name: 'Notiz speichern' }).press('Enter');
    await expect(dialog.getByRole('paragraph').filter({ hasText: text })).toBeVisible();
    await expect(dialog.getByText('Notiz ändern')).toBeFocused();
  };
  await write('Notiz schreiben', 'Mag weichen Boden.');
  expect(await findBarriers(page)).toEqual([]);
  expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
  await write('Notiz ändern', 'Mag jeden Boden.');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(horse).toBeFocused();

  await page.reload();
  const row = runners(page).locator('tbody tr').nth(1);
  await expect(row.getByText('mit Notiz')).toBeAttached();
  await horse.press('Enter');
  await expect(dialog.getByRole('paragraph').filter({ hasText: 'Mag jeden Boden.' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Notiz löschen' }).press('Enter');
  await expect(dialog.getByText('Notiz schreiben')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(row.getByText('mit Notiz')).toHaveCount(0);
});

for (const instant of HOURS) {
  test.describe(instant, () => {
    test.use({ instant });

    test('[CARD-23] [CARD-24] [CARD-25] when the race is run nothing on the card moves; its outcome is shown on request', async ({
      page,
    }) => {
      await page.setViewportSize(PHONE);
      const id = await findOpenRace(page);
      let isRun = false;
      await page.route(`**/api/v1/races/${id}`, async (route) => {
        const response = await route.fetch();
        const answer = await response.json();
        // About to start: refreshed every 5 s.
        answer.data.post_time = new Date(pageNow(page.context())).toISOString();
        if (isRun) {
          answer.data.status = 'FINISHED';
          answer.data.result = [{ place: 1, startnrs: [2] }];
          answer.data.runners[0].incident = 'DISQUALIFIED';
        }
        await route.fulfill({ response, json: answer });
      });
      await page.goto(`/race/${id}`);
      await expect(runners(page)).toBeVisible();
      await horses(page).first().focus();
      const shifted = await watchShifts(page);
      isRun = true;
      const show = page.getByRole('button', { name: 'Anzeigen' });
      await expect(show).toBeVisible();
      expect(await shifted()).toEqual([]);
      await expect(horses(page).first()).toBeFocused();
      expect(await findBarriers(page)).toEqual([]);
      await show.press('Enter');
      const outcome = page.getByRole('region', { name: 'Was aus dem Rennen wurde' });
      await expect(outcome).toBeFocused();
      await expect(outcome).toBeInViewport();
      await expect(outcome.getByText('disqualifiziert')).toBeVisible();
    });
  });
}

for (const instant of ['morning', 'night'] as const) {
  test.describe(instant, () => {
    test.use({ instant });
    test('[FRAME-11] going back by the keyboard, nothing that takes the focus is under the bar', async ({ page }) => {
      await page.setViewportSize(PHONE);
      await openCard(page);
      await horses(page).nth(3).focus();
      const bar = page.getByRole('banner');
      const main = page.getByRole('main');
      const heightOfBar = (await bar.boundingBox())?.height ?? 0;
      expect(heightOfBar).toBeGreaterThan(0);
      let stops = 0;
      for (;;) {
        await page.keyboard.press('Shift+Tab');
        if (!(await main.evaluate((element) => element.contains(document.activeElement)))) break;
        const top = await page.evaluate(() => document.activeElement?.getBoundingClientRect().top);
        expect(top, await page.evaluate(() => document.activeElement?.outerHTML)).toBeGreaterThanOrEqual(heightOfBar);
        stops += 1;
      }
      expect(stops).toBeGreaterThan(5);
    });
  });
}

test('[CARD-26] odds that all change move nothing on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const id = await findOpenRace(page);
  // The figures alternate in width, and must not move.
  const histories = [
    [340, 280],
    [2_860, 2_190],
  ] as const;
  let answers = 0;
  await page.route(`**/api/v1/races/${id}`, async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    answer.data.post_time = new Date(pageNow(page.context())).toISOString();
    const [previous, current] = histories[answers % histories.length] ?? histories[0];
    answers += 1;
    for (const runner of answer.data.runners) {
      runner.status = null;
      Object.assign(runner.odds, { previous, current });
    }
    await route.fulfill({ response, json: answer });
  });
  await page.goto(`/race/${id}`);
  const odds = runners(page).getByRole('row').last().getByRole('cell').last();
  await expect(odds).toBeVisible();
  await page.waitForLoadState('networkidle');
  const shifted = await watchShifts(page);
  for (const value of ['2,8', '21,9', '2,8']) await expect(odds).toContainText(value, { timeout: 20_000 });
  expect(await shifted()).toEqual([]);
});

test('[CARD-25] [RACESTREAM-5] a countdown that gets shorter and live pictures that begin move nothing on a phone', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const id = await findOpenRace(page);
  // From "10 Min." to "9 Min." during the test.
  const off = new Date(pageNow(page.context()) + UNTIL_OFF_MS + 4_000).toISOString();
  let isLive = false;
  await page.route(`**/api/v1/races/${id}`, async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const post_time = new Date(pageNow(page.context())).toISOString();
    Object.assign(answer.data, { post_time, livestream_id: 12, is_live: isLive });
    await route.fulfill({ response, json: answer });
  });
  await page.route('**/api/v1/meetings/*', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    for (const race of answer.data.races)
      Object.assign(race, race.id === id ? { status: 'OPEN', post_time: off } : { status: 'CLOSED' });
    await route.fulfill({ response, json: answer });
  });
  await page.goto(`/race/${id}`);
  const countdown = page.getByRole('navigation', { name: /^Rennen in / }).getByRole('timer');
  await expect(countdown).toHaveText('10 Min.');
  await expect(page.getByText('Livebild ab zehn Minuten vor dem Start')).toBeVisible();
  const shifted = await watchShifts(page);
  isLive = true;
  await expect(page.getByRole('button', { name: 'Live ansehen' })).toBeVisible();
  await expect(countdown).toHaveText('9 Min.');
  expect(await shifted()).toEqual([]);
});

test('[CARD-26] a mark of the favourite or of a mover that comes or goes moves no form on a phone', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const id = await findOpenRace(page);
  let marked = 0;
  await page.route(`**/api/v1/races/${id}`, async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    answer.data.post_time = new Date(pageNow(page.context())).toISOString();
    for (const [index, runner] of answer.data.runners.entries()) {
      const current = index === marked ? 300 : 2_000;
      const first = index === marked ? 900 : 2_000;
      Object.assign(runner, { status: null, form: '1m2m3m4m5m' });
      // A horse that was withdrawn before has odds without an instant.
      const at = runner.odds.at ?? answer.data.post_time;
      Object.assign(runner.odds, { at, current, history: [{ at, odds: first }] });
    }
    await route.fulfill({ response, json: answer });
  });
  await page.goto(`/race/${id}`);
  const rowOf = (at: number) => runners(page).locator('tbody tr').nth(at);
  await expect(rowOf(0)).toContainText('Favorit');
  await expect(rowOf(0)).toContainText('▼ 67 %');
  await page.waitForLoadState('networkidle');
  await rowOf(0).scrollIntoViewIfNeeded();
  const shifted = await watchShifts(page);
  for (const next of [1, 0]) {
    marked = next;
    await expect(rowOf(next)).toContainText('▼ 67 %');
    await expect(rowOf(1 - next)).not.toContainText('Favorit');
  }
  expect(await shifted()).toEqual([]);
});

for (const width of [360, 768, 1280]) {
  test(`[CARD-25] an off moves nothing at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    const id = await findOpenRace(page);
    const post_time = new Date(pageNow(page.context()) + 5_000).toISOString();
    let isOff = false;
    await page.route(`**/api/v1/races/${id}`, async (route) => {
      const response = await route.fetch();
      const answer = await response.json();
      Object.assign(answer.data, { post_time, status: isOff ? 'CLOSED' : 'OPEN' });
      await route.fulfill({ response, json: answer });
    });
    await page.goto(`/race/${id}`);
    await expect(runners(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    const shifted = await watchShifts(page);
    await expect(page.getByText('Start erwartet')).toBeVisible();
    isOff = true;
    await expect(page.getByText('Wettannahme geschlossen')).toBeVisible();
    expect(await shifted()).toEqual([]);
  });
}

test('[CARD-35] a race of the strip is as wide whatever became of it', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const id = await findOpenRace(page);
  const result = [12, 14, 10].map((startnr, at) => ({ place: at + 1, startnrs: [startnr] }));
  const ends = [
    { status: 'OPEN', post_time: new Date(pageNow(page.context())).toISOString() },
    { status: 'OFFICIAL', result },
    { status: 'CANCELLED' },
    { status: 'CLOSED' },
  ];
  await page.route('**/api/v1/meetings/*', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    for (const [at, race] of answer.data.races.entries()) Object.assign(race, ends[at] ?? {});
    await route.fulfill({ response, json: answer });
  });
  for (const language of ['', '/en']) {
    await page.goto(`${language}/race/${id}`);
    const links = page.getByRole('navigation', { name: /^(Rennen in|Races at) / }).getByRole('link', { name: /^R\d/ });
    await expect(links.nth(ends.length)).toBeAttached();
    const widths = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().width));
    expect(new Set(widths).size, widths.join(', ')).toBe(1);
    // No text is cut off.
    const cut = await links
      .locator('> span')
      .evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent));
    expect(cut).toEqual([]);
  }
});

test('[CARD-12] on paper the card has no pictures and no controls', async ({ page }) => {
  await openCard(page);
  await page.emulateMedia({ media: 'print' });
  await expect(runners(page)).toBeVisible();
  await expect(pools(page)).toBeVisible();
  for (const name of ['Weitere Aktionen', 'Kompakt']) await expect(page.getByRole('button', { name })).toHaveCount(0);
  await expect(page.getByRole('timer')).toHaveCount(0);
  await expect(page.getByRole('banner')).toBeHidden();
});

test('[CARD-12] [CARD-13] the menu prints the card, and opens it in a window of its own', async ({ page }) => {
  await openCard(page);
  await page.evaluate(() => Object.assign(window, { print: () => document.body.setAttribute('data-printed', '') }));
  const menu = page.getByRole('button', { name: 'Weitere Aktionen' });
  await menu.press('Enter');
  await page.getByRole('menuitem', { name: 'Drucken' }).press('Enter');
  await expect(page.locator('body')).toHaveAttribute('data-printed');
  await expect(menu).toBeFocused();
  await menu.press('Enter');
  const popup = page.waitForEvent('popup');
  await page.getByRole('menuitem', { name: 'In eigenem Fenster' }).press('Enter');
  await expect(await popup).toHaveURL(/\/race\/detailspopup\/\d+$/);
});

test('[CARD-30] [CARD-33] [CARD-34] [RUNNERS-32] the strip stays below the bar of a phone, its current race in sight, and the heading leaves room for the runners', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openCard(page);
  const strip = page.getByRole('navigation', { name: /^Rennen in / });
  const current = strip.locator('[aria-current="page"]');
  await expect(current).toBeInViewport({ ratio: 1 });
  const bottomOf = async (name: string) =>
    page.locator(name).evaluate((element) => element.getBoundingClientRect().bottom);
  expect(await bottomOf('main header')).toBeLessThanOrEqual(PHONE.height / 2);
  // Without scrolling, and not below a bar.
  for (const at of [0, 1]) await expect(runners(page).locator('tbody tr').nth(at)).toBeInViewport({ ratio: 1 });
  await runners(page).locator('tbody tr').last().scrollIntoViewIfNeeded();
  await expect(current).toBeInViewport({ ratio: 1 });
  expect((await strip.boundingBox())?.y).toBeCloseTo(await bottomOf('header >> nth=0'), 0);
  await expectToFit(page);
});

test('[DAYS-4] [DAYS-5] another day is chosen by keyboard, from a calendar that is fetched when it is about to be opened', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/results');
  const open = page.getByRole('button', { name: 'Kalender öffnen' });
  await expect(open).toBeVisible();
  await settle(page);
  const scripts = () =>
    page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length);
  const before = await scripts();
  await open.press('Enter');
  const calendar = page.getByRole('dialog', { name: 'Anderen Tag wählen' });
  await expect(calendar.getByRole('grid')).toBeVisible();
  await expect.poll(scripts).toBeGreaterThan(before);
  expect(await findBarriers(page)).toEqual([]);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/results\/20\d\d-\d\d-\d\d$/);
  // As after every navigation, the page is announced by its day.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectToFit(page);
});
