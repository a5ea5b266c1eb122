import type { Page } from '@playwright/test';
import { findBarriers } from '../support/find-barriers.ts';
import { expect, keepPicture, test } from './playground.ts';

const messages = (page: Page) => page.getByRole('region', { name: 'Meldungen der Spielwiese' });

test.describe('alert-list', () => {
  test('[ALERT-1] [ALERT-5] every kind of message is clean to axe on a phone, and closed by keyboard', async ({
    page,
    section,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await section('alert-list');
    for (const button of await page.getByRole('button', { name: /^Meldung/ }).all()) await button.press('Enter');
    await expect(messages(page).getByText('Ihre Sitzung läuft')).toBeVisible();
    // Focus in the list stops the timers.
    await messages(page).getByRole('button').first().focus();
    expect(await findBarriers(page)).toEqual([]);
    await keepPicture(page, 'alert-list-open-360');
    const before = await messages(page).getByRole('button').count();
    await messages(page).getByRole('button').first().press('Enter');
    await expect(messages(page).getByRole('button')).toHaveCount(before - 1);
  });
});

test.describe('skeleton', () => {
  test('[SKELETON-1] [SKELETON-2] what comes is as high as what held its place: nothing moves', async ({
    page,
    section,
  }) => {
    await section('skeleton');
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const button = page.getByRole('button', { name: 'Laden' }).last();
    const before = await height();
    await button.press('Enter');
    await expect(
      page.locator('dd').last().locator('[aria-hidden] + div > [aria-hidden], div > [aria-hidden]'),
    ).toHaveCount(1);
    expect(await height()).toBe(before);
    await expect(page.locator('dd').last().getByText('Hier steht')).toBeVisible();
    expect(await height()).toBe(before);
  });
});

test.describe('loading-bar', () => {
  test('[BAR-1] [BAR-3] it is 3 pixels high and can be read, and goes when the page is there', async ({
    page,
    section,
  }) => {
    await section('loading-bar');
    const bar = page.getByRole('progressbar', { name: 'Beispiel wird geladen' });
    await page.getByRole('button', { name: '1 s laden', exact: true }).press('Enter');
    await expect(bar).toBeVisible();
    expect((await bar.boundingBox())?.height).toBe(3);
    await expect(bar).toHaveCount(0);
  });
});

test.describe('table', () => {
  test('[PRINT-4] on paper a table has all its columns', async ({ page, section }) => {
    await page.setViewportSize({ width: 680, height: 900 });
    await section('table');
    const compact = page.getByRole('table', { name: 'Starter, auf dem Telefon ohne Einzelheiten' });
    await expect(compact.getByRole('columnheader')).toHaveText(['Nr.', 'Pferd', 'Siegquote']);
    await page.emulateMedia({ media: 'print' });
    await expect(compact.getByRole('columnheader')).toHaveCount(7);
  });
});

test.describe('print-stamp', () => {
  test('[PRINT-1] [PRINT-2] [PRINT-5] [PRINT-6] on paper there is the page in black on white, its URL and the time, and no menu', async ({
    page,
    section,
  }) => {
    await section('print-stamp');
    const stamp = page.getByText(/gedruckt am \d\d\.\d\d\.\d{4} \d\d:\d\d$/).first();
    await expect(stamp).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(stamp).toBeVisible();
    await expect(stamp).toContainText(page.url());
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const role of ['navigation', 'banner', 'contentinfo', 'button'] as const)
      await expect(page.getByRole(role).first(), role).toBeHidden();
    const { ink, paper } = await page.evaluate(() => {
      const { color, backgroundColor } = getComputedStyle(document.body);
      return { ink: color, paper: backgroundColor };
    });
    expect([ink, paper]).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
    await keepPicture(page, 'print-stamp-paper');
  });

  test('[PRINT-6] it is of the moment of printing', async ({ page, section }) => {
    await section('print-stamp');
    await page.evaluate(() => history.replaceState(null, '', '?renewed'));
    await page.pdf();
    await expect(page.getByText('?renewed, gedruckt').first()).toBeAttached();
  });

  test('[PRINT-7] a part that is printed alone is all there is on paper', async ({ page, section }) => {
    await section('print-stamp');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => {
      const part = document.body.appendChild(document.createElement('div'));
      part.dataset.print = 'alone';
      part.textContent = 'Ein Beleg';
    });
    await expect(page.getByText('Ein Beleg')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  });
});

test.describe('badge', () => {
  test('[KIT-8] the page stays light where the system is dark', async ({ page, section }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await section('badge');
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(250, 249, 245)');
  });
});

test.describe('countdown', () => {
  test('[COUNTDOWN-1] [COUNTDOWN-2] it counts in seconds below five minutes', async ({ page, section }) => {
    await section('countdown');
    const timer = page.getByRole('timer').nth(2);
    const first = await timer.textContent();
    expect(first).toMatch(/^4:[45]\d$/);
    await expect(timer).not.toHaveText(first ?? '');
  });
});
