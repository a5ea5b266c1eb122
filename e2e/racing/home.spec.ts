import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { slip } from '../betting/bets.ts';
import { expectToFit, findBarriers } from '../support/find-barriers.ts';
import { expect, test } from '../support/test.ts';
import { watchShifts } from '../support/watch-shifts.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const hours = (page: Page) => region(page, 'Rennbahnen nach Stunden');

/** Home with its slowest parts. */
async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  await expect(region(page, 'Die nächsten Rennen').getByRole('timer')).toHaveCount(5);
  await expect(region(page, 'Entdecken').getByRole('link').first()).toBeVisible();
  await expect(region(page, 'Jackpots').getByRole('listitem').first()).toBeAttached();
  await expect(hours(page)).toBeAttached();
}

for (const [width, height] of [
  [360, 740],
  [768, 1024],
  [1280, 1600],
] as const) {
  for (const delay of [0, 600]) {
    test(`[HOME-21] nothing moves at ${width} px while reads take ${delay} ms`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.route('**/api/v1/**', async (route) => {
        // Each read takes a different time.
        await wait(delay * (1 + (route.request().url().length % 3)));
        await route.continue();
      });
      const shifts = await watchShifts(page);
      await openHome(page);
      // Two frames: a shift is reported after its frame.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      expect(await shifts()).toEqual([]);
    });
  }
}

test('[HOME-21] a countdown that gets shorter moves nothing on a phone: it ends its line', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openHome(page);
  const isLast = (timers: Element[]) =>
    timers.map((timer) => {
      const leftOf = (element: Element) => element.getBoundingClientRect().left;
      return [...(timer.parentElement?.children ?? [])].every((other) => leftOf(other) <= leftOf(timer));
    });
  const timers = region(page, 'Die nächsten Rennen').getByRole('timer');
  expect(await timers.evaluateAll(isLast)).toEqual([true, true, true, true, true]);
});

test('[HOME-18] the hours begin at the present and scroll by keyboard, the page does not scroll sideways', async ({
  page,
}) => {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await openHome(page);
    await expectToFit(page);
    await hours(page).focus();
    const left = () => hours(page).evaluate(({ scrollLeft }) => scrollLeft);
    const open = hours(page).getByRole('link', { name: /Offen$/ });
    const first = await left();
    // In the morning all hours before the present fit beside it on a desktop.
    if (width === 320) expect(first).toBeGreaterThan(0);
    await page.keyboard.press('ArrowRight');
    await expect.poll(left).toBeGreaterThan(first);
    await open.last().focus();
    await expect(open.last()).toBeInViewport();
    await expectToFit(page);
    expect(await findBarriers(page)).toEqual([]);
  }
});

test('[HOME-25] names are whole, from 320 px on', async ({ page }) => {
  // A name that is longer than the space beside a countdown.
  await page.route('**/api/v1/**/*', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({
      response,
      body: body.replaceAll(/"name":"[^"]*"/g, '"name":"Preis der Freunde der Rennbahn"'),
    });
  });
  for (const width of [320, 360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await openHome(page);
    const names = page.getByText('Preis der Freunde der Rennbahn');
    expect(await names.count()).toBeGreaterThan(10);
    const cut = await names.evaluateAll((all) =>
      all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ outerHTML }) => outerHTML),
    );
    expect(cut, `${width} px`).toEqual([]);
    await expectToFit(page);
  }
});

test('[HOME-25] beside the open slip the name of a race breaks between its words, not between its letters', async ({
  page,
}) => {
  const name = 'Preis der Rennbahnfreunde';
  await page.route('**/api/v1/**/*', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: body.replaceAll(/"name":"[^"]*"/g, `"name":"${name}"`) });
  });
  await page.setViewportSize({ width: 1280, height: 900 });
  await openHome(page);
  await page.getByRole('button', { name: /^Wettschein/ }).click();
  await expect(slip(page)).toBeVisible();
  const names = region(page, 'Die nächsten Rennen').getByText(name);
  expect(await names.count()).toBeGreaterThan(0);
  const brokenWords = await names.evaluateAll((all) =>
    all.flatMap(({ firstChild }) =>
      [...(firstChild?.textContent ?? '').matchAll(/\S+/g)].filter(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(firstChild as Node, index);
        range.setEnd(firstChild as Node, index + word.length);
        return range.getClientRects().length > 1;
      }),
    ),
  );
  expect(brokenWords).toEqual([]);
});

test('[HOME-19] a press moves the offers, to the last of them', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openHome(page);
  const on = region(page, 'Entdecken').getByRole('button', { name: 'Weiter' });
  const links = region(page, 'Entdecken').getByRole('link');
  const count = await links.count();
  for (let at = 1; at < count; at++) {
    await on.press('Enter');
    await expect(links.nth(at)).toBeInViewport({ ratio: 0.9 });
  }
  await expect(on).toHaveAttribute('aria-disabled', 'true');
  await expect(on).toBeFocused();
});

test('[HOME-5] [HOME-6] [HOME-16] more races take the focus to the first of them, and back shows as many', async ({
  page,
}) => {
  await openHome(page);
  const races = region(page, 'Die nächsten Rennen').locator('a[href*="/race/"]');
  await page.getByRole('button', { name: 'Weitere Rennen zeigen' }).press('Enter');
  await expect(races).toHaveCount(10);
  await expect(races.nth(5)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/race\/\d+$/);
  await page.goBack();
  await expect(races).toHaveCount(10);
});
