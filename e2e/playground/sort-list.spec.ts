import type { Page } from '@playwright/test';
import { expect, test } from './playground.ts';

const row = (page: Page, name: string) => page.getByRole('row', { name, exact: true });
const handle = (page: Page, name: string) => page.getByRole('button', { name: `${name} ziehen` });

const expectOrder = (page: Page, ...names: string[]) =>
  expect(page.getByRole('grid', { name: 'Länder' }).getByRole('row')).toHaveText(names);

/** The library listens to the keys of a drag from the next frame on. Then a place has the focus. */
async function dragByKeyboard(page: Page, name: string): Promise<void> {
  await handle(page, name).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /einfügen/i }).and(page.locator(':focus'))).toBeVisible();
}

test.beforeEach(async ({ page, section }) => {
  await section('sort-list');
  await expect(handle(page, 'Schweden')).toBeVisible();
  await expectOrder(page, 'Deutschland', 'Frankreich', 'Schweden');
});

test('[SORT-2] [SORT-3] an item is dragged before another one by the mouse, which is announced', async ({ page }) => {
  await row(page, 'Schweden').dragTo(row(page, 'Deutschland'), { targetPosition: { x: 60, y: 4 } });
  await expectOrder(page, 'Schweden', 'Deutschland', 'Frankreich');
  await expect(page.getByRole('status').filter({ hasText: 'Schweden steht jetzt an Stelle 1.' })).toBeAttached();
});

test('[SORT-2] an item is dragged on its handle by Enter, arrows and Enter, and keeps the focus', async ({ page }) => {
  await dragByKeyboard(page, 'Deutschland');
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expectOrder(page, 'Frankreich', 'Schweden', 'Deutschland');
  await expect(row(page, 'Deutschland')).toBeFocused();
});

test('[SORT-2] Escape leaves a drag by the keyboard as it was', async ({ page }) => {
  await dragByKeyboard(page, 'Deutschland');
  for (const key of ['ArrowDown', 'Escape']) await page.keyboard.press(key);
  await expectOrder(page, 'Deutschland', 'Frankreich', 'Schweden');
  await expect(handle(page, 'Deutschland')).toBeFocused();
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('[SORT-1] a tap on a button moves an item', async ({ page }) => {
    await page.getByRole('button', { name: 'Schweden: nach oben' }).tap();
    await expectOrder(page, 'Deutschland', 'Schweden', 'Frankreich');
  });
});
