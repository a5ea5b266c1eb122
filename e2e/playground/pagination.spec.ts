import { expect, test } from './playground.ts';

test.beforeEach(({ section }) => section('pagination').then(() => undefined));

test('[PAGINATION-1] the keyboard reaches every page link of a desktop, and Enter goes there', async ({ page }) => {
  const pages = page.getByRole('navigation', { name: 'Seiten Ihrer Wetten' });
  await expect(pages.getByRole('link')).toHaveText(['Zurück', '1', '8', '9', '10', '20', 'Weiter']);
  await pages.getByRole('link', { name: 'Zurück' }).focus();
  for (const name of ['Seite 1', 'Seite 8', 'Seite 9', 'Seite 10', 'Seite 20', 'Weiter']) {
    await page.keyboard.press('Tab');
    await expect(pages.getByRole('link', { name, exact: true })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?page=10$/);
  await expect(pages.locator('[aria-current="page"]')).toHaveText('10');
});

test('[PAGINATION-5] a phone shows the way back, the way on, and where one is', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const pages = page.getByRole('navigation', { name: 'Seiten Ihrer Wetten' });
  await expect(pages.getByRole('link')).toHaveText(['Zurück', 'Weiter']);
  await expect(pages.getByText('Seite 9 von 20')).toBeVisible();
});
