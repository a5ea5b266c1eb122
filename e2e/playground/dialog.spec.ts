import type { Page } from '@playwright/test';
import { findBarriers } from '../support/find-barriers.ts';
import { expect, keepPicture, LOCALES, test, WIDTHS } from './playground.ts';

const QUESTION = 'Wettschein verwerfen?';
const NOTE = 'Notiz zum Pferd';
const TERMS = 'Teilnahmebedingungen';
const LIMITS = 'Ihr Einzahlungslimit';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

/** Opens a dialog of the section by keyboard. */
const open = async (page: Page, name: string) => {
  await button(page, name).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page, name)).toBeVisible();
};

test.beforeEach(({ section }) => section('dialog').then(() => undefined));

test('[DIALOG-1] [DIALOG-2] is named by its heading, which has the focus first', async ({ page }) => {
  await open(page, QUESTION);
  await expect(dialog(page, QUESTION).getByRole('heading', { name: QUESTION })).toBeFocused();
});

test('[DIALOG-3] Tab reaches nothing of the page behind it', async ({ page }) => {
  await open(page, QUESTION);
  for (let press = 0; press < 8; press++) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(
      () => !document.activeElement?.closest('dialog') && document.activeElement !== document.body,
    );
    expect(outside, `after ${press + 1} presses`).toBe(false);
  }
});

test('[DIALOG-4] [DIALOG-5] Escape, the close button and a press beside it close it, and the focus goes back', async ({
  page,
}) => {
  const ways = [
    () => page.keyboard.press('Escape'),
    () => dialog(page, QUESTION).getByRole('button', { name: 'Schließen' }).press('Enter'),
    () => page.mouse.click(5, 5),
  ];
  for (const leave of ways) {
    await open(page, QUESTION);
    await leave();
    await expect(dialog(page, QUESTION)).toHaveCount(0);
    await expect(button(page, QUESTION)).toBeFocused();
  }
});

test('[DIALOG-6] selecting text beyond its edge does not close it', async ({ page }) => {
  await open(page, NOTE);
  await page.getByLabel('Ihre Notiz').fill('Mag weichen Boden');
  const box = await page.getByLabel('Ihre Notiz').boundingBox();
  if (!box) throw new Error('The field is not on screen');
  await page.mouse.move(box.x + 60, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await expect(dialog(page, NOTE)).toBeVisible();
});

test('[DIALOG-7] a file that is not chosen after all does not close it', async ({ page }) => {
  await open(page, NOTE);
  await page.getByLabel('Bild').dispatchEvent('cancel', { bubbles: true });
  await expect(dialog(page, NOTE)).toBeVisible();
});

test('[DIALOG-8] one that cannot be dismissed outlasts Escape and a press beside it; its own button leads out', async ({
  page,
}) => {
  await open(page, LIMITS);
  for (let press = 0; press < 3; press++) await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await page.keyboard.press('Escape');
  await expect(dialog(page, LIMITS)).toBeVisible();
  await dialog(page, LIMITS).getByRole('button').press('Enter');
  await expect(button(page, LIMITS)).toBeFocused();
});

test('[DIALOG-9] one that the browser closed by force is open again', async ({ page }) => {
  await open(page, LIMITS);
  await dialog(page, LIMITS).evaluate((element: HTMLDialogElement) => element.close());
  await expect(dialog(page, LIMITS)).toBeVisible();
});

test('[DIALOG-10] [DIALOG-11] the newest of two lies on top, and Escape closes one at a time', async ({ page }) => {
  await open(page, TERMS);
  await dialog(page, TERMS).getByRole('button', { name: QUESTION }).press('Enter');
  await expect(dialog(page, QUESTION)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page, QUESTION)).toHaveCount(0);
  await expect(dialog(page, TERMS).getByRole('button', { name: QUESTION })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button(page, TERMS)).toBeFocused();
});

test('[DIALOG-12] [DIALOG-13] the page behind stands still, and the content scrolls between heading and buttons', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 400 });
  await button(page, TERMS).focus();
  const place = () => page.locator('h1').boundingBox();
  const before = await place();
  await open(page, TERMS);
  await page.mouse.move(180, 250);
  await page.mouse.wheel(0, 200_000);
  await expect(dialog(page, TERMS).getByText('§ 30')).toBeInViewport();
  await page.mouse.wheel(0, 2_000);
  await expect(dialog(page, TERMS).getByRole('heading')).toBeInViewport();
  expect(await place()).toEqual(before);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
});

for (const locale of LOCALES) {
  test(`open in ${locale}, it is clean to axe and fits the screen, on a phone and on a desktop`, async ({
    page,
    section,
  }) => {
    test.slow();
    // Content that is still fading in has too little contrast.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await section('dialog', locale);
    const names = await page.getByRole('region', { name: 'dialog', exact: true }).getByRole('button').allTextContents();
    for (const [index, name] of names.entries()) {
      await open(page, name);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 640 });
        expect(await findBarriers(page), name).toEqual([]);
        await expect(dialog(page, name)).toBeInViewport({ ratio: 1 });
        await keepPicture(page, `dialog-${index}-${locale}-${width}`);
      }
      await page.reload();
    }
  });
}
