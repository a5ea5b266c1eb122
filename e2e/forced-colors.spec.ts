import type { Page } from '@playwright/test';
import { findUntold } from './support/find-untold.ts';
import { logIn } from './support/log-in.ts';
import { settle } from './support/settle.ts';
import { expect, test } from './support/test.ts';

/** A customer's pages and panels with something selected. */
const PLACES: Record<string, (page: Page) => Promise<unknown>> = {
  '/': (page) => page.getByRole('button', { name: 'Liveticker' }).press('Enter'),
  '/races': (page) => page.getByRole('button', { name: 'Deutschland' }).press('Enter'),
  '/race': (page) => page.locator('tbody').getByRole('button', { name: /^Sieg/ }).first().press('Enter'),
  '/user/transactions': (page) => page.getByRole('button', { name: 'Einsatz' }).press('Enter'),
  '/user/payin': (page) => page.getByRole('button', { name: '10 €', exact: true }).press('Enter'),
};

for (const [path, choose] of Object.entries(PLACES)) {
  test(`[FRAME-36] in forced colours the focus and what is chosen can be told at ${path}`, async ({
    page,
    context,
    product,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await logIn(context, product.url);
    const { data } = await (await page.request.get('/api/v1/races/next')).json();
    await page.goto(path === '/race' ? `/race/${data[0].id}` : path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await choose(page);
    await settle(page);
    // The browser shows the focus only after a key.
    await page.keyboard.press('Tab');
    expect(await findUntold(page)).toEqual([]);
  });
}
