import { expect, test } from '../support/test.ts';

// Playwright disables the back-forward cache, which is tested here. Customers' pages: wake.spec.ts.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
});

test('the browser keeps the pages of a visitor for back and forward', async ({ page }) => {
  for (const path of ['/', '/races']) {
    await page.goto(path);
    await expect(page.locator('h1')).toBeVisible();
    await page.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) => Object.assign(globalThis, { persisted })),
    );
    await page.goto('/paddock/release');
    await page.goBack({ waitUntil: 'commit' });
    await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, 'persisted')), path).toBe(true);
  }
});
