import type { Page } from '@playwright/test';
import { expect, test } from './playground.ts';

const calendar = (page: Page, name = 'Renntag, November 2025') => page.getByRole('application', { name, exact: true });

/** A touch stroke that takes `time` ms by the events' clock. */
async function stroke(page: Page, by: { x: number; y: number }, time: number) {
  const box = await page.getByRole('grid').first().boundingBox();
  if (!box) throw new Error('no grid');
  const session = await page.context().newCDPSession(page);
  const begin = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const now = Date.now() / 1000;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: begin.x + by.x * part, y: begin.y + by.y * part }],
      timestamp: now + (part * time) / 1000,
    });
  await touch('touchStart', 0);
  for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', part);
  await touch('touchEnd', 1);
}

test('[CALENDAR-1] [CALENDAR-2] a month has 42 days under seven weekdays, from Monday', async ({ section }) => {
  const page = await section('calendar');
  const november = calendar(page);
  await expect(november.getByRole('gridcell')).toHaveCount(42);
  await expect(november.locator('th')).toHaveText(['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So']);
  await november.getByRole('button', { name: 'Nächster Monat' }).click();
  await expect(page.getByRole('grid').first().getByRole('gridcell')).toHaveCount(42);
});

test('[CALENDAR-3] days have names that can be listened to, in the language of the page', async ({ section }) => {
  const page = await section('calendar', 'en');
  const day = page.getByRole('button', { name: 'Thursday, 6 November 2025 selected' }).first();
  await expect(day).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'month' }).first()).toHaveValue('11');
});

test('[CALENDAR-9] a disabled day and one beyond the limits cannot be chosen', async ({ section }) => {
  const page = await section('calendar');
  const chosen = page.locator('output').first();
  const limited = page.getByRole('application', { name: 'Renntag, ohne Montage, November 2025' });
  const monday = limited.getByRole('button', { name: 'Montag, 10. November 2025' });
  await expect(monday).toHaveAttribute('aria-disabled', 'true');
  await monday.click({ force: true });
  await monday.press('Enter');
  await expect(chosen).toHaveText('2025-11-06');
  await limited.getByRole('button', { name: 'Voriger Monat' }).click();
  await expect(page.getByRole('button', { name: 'Donnerstag, 9. Oktober 2025' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expect(page.getByRole('button', { name: 'Voriger Monat' }).last()).toBeDisabled();
});

test('[DATE-8] month and year can be chosen without turning pages', async ({ section }) => {
  const page = await section('calendar');
  await page.getByRole('combobox', { name: 'Monat' }).first().selectOption('Februar');
  await page.getByRole('combobox', { name: 'Jahr' }).first().selectOption('2027');
  await expect(calendar(page, 'Renntag, Februar 2027')).toBeVisible();
});

test.describe('by finger', () => {
  test.use({ hasTouch: true });

  test('[CALENDAR-6] [CALENDAR-8] a swipe turns the page, and the buttons do the same', async ({ section }) => {
    const page = await section('calendar');
    await expect(calendar(page)).toBeVisible();
    await stroke(page, { x: -100, y: 10 }, 200);
    await expect(calendar(page, 'Renntag, Dezember 2025')).toBeVisible();
    await stroke(page, { x: 100, y: -10 }, 200);
    await expect(calendar(page)).toBeVisible();
    await calendar(page).getByRole('button', { name: 'Nächster Monat' }).tap();
    await expect(calendar(page, 'Renntag, Dezember 2025')).toBeVisible();
  });

  test('[CALENDAR-6] [CALENDAR-7] what is too short or too slow turns nothing and chooses nothing', async ({
    section,
  }) => {
    const page = await section('calendar');
    await expect(calendar(page)).toBeVisible();
    await stroke(page, { x: -50, y: 0 }, 200);
    await stroke(page, { x: -120, y: 0 }, 400);
    await expect(calendar(page)).toBeVisible();
    await expect(page.locator('output').first()).toHaveText('2025-11-06');
  });
});
