import type { Page } from '@playwright/test';
import { logIn } from '../support/log-in.ts';
import { expect, test } from '../support/test.ts';
import { WHOLE_BROWSER } from '../support/whole-browser.ts';
import { goBack, leave } from './kept-page.ts';

test.use(WHOLE_BROWSER);

async function expectKept(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('main h1')).toBeVisible();
  await page.evaluate(() => addEventListener('pageshow', ({ persisted }) => Object.assign(globalThis, { persisted })));
  await leave(page);
  await goBack(page);
  await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, 'persisted')), path).toBe(true);
}

test('the browser keeps the pages of a visitor for back and forward', async ({ page }) => {
  for (const path of ['/', '/races']) await expectKept(page, path);
});

test('the browser keeps the pages of a customer for back and forward', async ({ page, context, product }) => {
  await logIn(context, product.url);
  const { data } = await (await page.request.get('/api/v1/races/next')).json();
  // These pages have the messenger's event stream, the slip and the account.
  for (const path of ['/', `/race/${data[0].id}`, '/user/bets', '/user/payin']) await expectKept(page, path);
});
