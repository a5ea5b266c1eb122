import type { Page } from '@playwright/test';
import { findBarriers } from '../support/find-barriers.ts';
import { expect, keepPicture, test } from './playground.ts';

const BET = 'Wette';
const MORE = 'Mehr zu Sternenläufer';
/** The chunk of react-aria-components' menu. */
const CHUNK = /menu-items/;

const button = (page: Page, name = BET) => page.getByRole('button', { name, exact: true });
const menu = (page: Page, name = BET) => page.getByRole('menu', { name, exact: true });
const item = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true });

const open = async (page: Page, key = 'Enter', name = BET) => {
  await button(page, name).focus();
  await page.keyboard.press(key);
  // Keys reach the menu once one of its items has the focus.
  await expect(menu(page, name).locator('[role=menuitem]:focus')).toHaveCount(1);
};

test.describe('a menu', () => {
  test.beforeEach(({ section }) => section('menu').then(() => undefined));

  test('[MENU-1] is named by its button, which says what it opens', async ({ page }) => {
    await expect(button(page)).toHaveAttribute('aria-haspopup', 'menu');
    await open(page);
    await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(menu(page).getByRole('menuitem')).toHaveCount(4);
  });

  test('[MENU-2] [MENU-3] arrows, Home, End and letters move in it, past what cannot be done', async ({ page }) => {
    await open(page, 'ArrowDown');
    await expect(item(page, 'Wiederholen')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(item(page, 'Drucken')).toBeFocused();
    await page.keyboard.press('Home');
    await expect(item(page, 'Wiederholen')).toBeFocused();
    await page.keyboard.press('End');
    await expect(item(page, 'Drucken')).toBeFocused();
    await page.keyboard.press('a');
    await expect(item(page, 'Als Teamtipp teilen')).toBeFocused();
    await expect(item(page, 'Stornieren')).toHaveAttribute('aria-disabled', 'true');
  });

  test('[MENU-4] ArrowUp on its button begins at the last', async ({ page }) => {
    await open(page, 'ArrowUp');
    await expect(item(page, 'Drucken')).toBeFocused();
  });

  test('[MENU-5] Enter chooses, closes the menu and gives the focus back', async ({ page }) => {
    await open(page);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Gewählt: Wiederholen')).toBeVisible();
    await expect(menu(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
  });

  test('[MENU-5] the mouse chooses, too', async ({ page }) => {
    await button(page).click();
    await item(page, 'Drucken').click();
    await expect(page.getByText('Gewählt: Drucken')).toBeVisible();
    await expect(menu(page)).toHaveCount(0);
  });

  test('[MENU-7] Escape and a second press give the focus back, Tab and a press beside it close it', async ({
    page,
  }) => {
    await open(page);
    await page.keyboard.press('Escape');
    await expect(menu(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
    await open(page);
    await page.keyboard.press('Tab');
    await expect(menu(page)).toHaveCount(0);
    await open(page);
    await page.getByRole('heading', { level: 1 }).click();
    await expect(menu(page)).toHaveCount(0);
    await button(page).click();
    await expect(menu(page)).toBeVisible();
    await button(page).click();
    await expect(menu(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
  });

  test('[MENU-6] a dialog that a choice opened gives the focus back to the button of the menu', async ({ page }) => {
    await open(page, 'Enter', MORE);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button(page, MORE)).toBeFocused();
  });

  test('is clean to axe and on the screen while it is open', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    for (const [index, name] of [BET, MORE].entries()) {
      await open(page, 'Enter', name);
      await expect(menu(page, name)).toBeInViewport({ ratio: 1 });
      expect(await findBarriers(page)).toEqual([]);
      await keepPicture(page, `menu-open-${index}-360`);
      await page.keyboard.press('Escape');
    }
  });
});

test.describe('[MENU-8] [MENU-9] the keyboard of a menu', () => {
  test('is loaded when its button is pointed at or focused, not before', async ({ page }) => {
    const loaded: string[] = [];
    page.on('request', (request) => CHUNK.test(request.url()) && loaded.push(request.url()));
    await page.goto('/system/playground/menu');
    await expect(button(page)).toBeVisible();
    expect(loaded).toEqual([]);
    const request = page.waitForRequest(CHUNK);
    await button(page).hover();
    await request;
  });

  test('that could not be loaded is asked for again with the next press', async ({ page }) => {
    await page.goto('/system/playground/menu');
    await page.route(CHUNK, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed', (request) => CHUNK.test(request.url()));
    await button(page).click();
    await failed;
    await expect(button(page)).not.toHaveAttribute('aria-busy');
    await expect(menu(page)).toHaveCount(0);
    await page.unroute(CHUNK);
    await button(page).click();
    await expect(menu(page)).toBeVisible();
  });
});
