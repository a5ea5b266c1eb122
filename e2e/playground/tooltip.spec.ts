import type { Page } from '@playwright/test';
import { findBarriers } from '../support/find-barriers.ts';
import { expect, keepPicture, stopClock, test } from './playground.ts';

const TEXT = 'Das Pferd erscheint unter Ihren Favoriten';

const button = (page: Page) => page.getByRole('button', { name: 'Merken', exact: true });
const tooltip = (page: Page, name = TEXT) => page.getByRole('tooltip', { name });
/** The list of sections precedes the section. */
const lastBefore = (page: Page) => page.getByRole('main').getByRole('navigation').getByRole('link').last();

test.beforeEach(({ section }) => section('tooltip').then(() => undefined));

test('[TOOLTIP-1, TOOLTIP-2] describes what has a name of its own, shown or not', async ({ page }) => {
  await expect(button(page)).toHaveAccessibleDescription(TEXT);
  await expect(page.getByRole('link', { name: 'Form', exact: true })).toHaveAccessibleDescription(
    'Die letzten fünf Rennen',
  );
});

test('[TOOLTIP-3] shows itself with the focus of the keyboard and goes with it', async ({ page }) => {
  await lastBefore(page).focus();
  await page.keyboard.press('Tab');
  await expect(button(page)).toBeFocused();
  await expect(tooltip(page)).toBeVisible();
  await expect(tooltip(page)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Tab');
  await expect(tooltip(page)).toHaveCount(0);
});

test('[TOOLTIP-3, TOOLTIP-4] shows itself where the mouse rests, and stays while the mouse is on it', async ({
  page,
}) => {
  await stopClock(page);
  await button(page).hover();
  await page.clock.runFor(299);
  await expect(tooltip(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(tooltip(page)).toBeVisible();
  await tooltip(page).hover();
  await page.clock.runFor(5_000);
  await expect(tooltip(page)).toBeVisible();
  await page.mouse.move(2, 2);
  await page.clock.runFor(110);
  await expect(tooltip(page)).toHaveCount(0);
});

test('[TOOLTIP-3] opens not for a mouse that passes by', async ({ page }) => {
  await stopClock(page);
  await button(page).hover();
  await page.clock.runFor(100);
  await page.mouse.move(2, 2);
  await page.clock.runFor(1_000);
  await expect(tooltip(page)).toHaveCount(0);
});

test('[TOOLTIP-5] Escape hides it and moves neither focus nor pointer; the dialog that it is in stays', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Wettschein' }).press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const box = page.getByRole('button', { name: 'Box' });
  await expect(box).toBeFocused();
  await expect(tooltip(page, 'Alle Reihenfolgen')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip(page, 'Alle Reihenfolgen')).toHaveCount(0);
  await expect(box).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('is clean to axe and on the screen while it is shown', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await lastBefore(page).focus();
  await page.keyboard.press('Tab');
  await expect(tooltip(page)).toBeInViewport({ ratio: 1 });
  expect(await findBarriers(page)).toEqual([]);
  await keepPicture(page, 'tooltip-open-360');
});
