import { expectToFit, findBarriers } from '../support/find-barriers.ts';
import { logIn } from '../support/log-in.ts';
import { settle } from '../support/settle.ts';
import { expect, test } from '../support/test.ts';

const PAGES = [
  '/user',
  '/user/bets',
  '/user/transactions',
  '/user/transaction-print',
  '/user/loyalty',
  '/user/wettshop',
  '/user/payin',
  '/user/payout',
  '/user/payment-result',
  '/user/data',
  '/user/data/address',
  '/user/data/self-exclusion',
  '/user/settings',
  '/user/limits',
  '/user/limits/betlimit',
  '/user/notices',
  '/user/favorites',
  '/user/vouchers',
  '/user/teamwette',
  '/user/user-page-card',
  '/page/wheel',
];

test('[ACCOUNT-7] a guest is asked to log in, and nothing of a customer is asked for', async ({ page, product }) => {
  for (const path of PAGES.filter((path) => path.startsWith('/user') && path !== '/user/payment-result')) {
    await page.goto(product.url + path);
    await expect(page.getByRole('heading', { level: 1, name: 'Bitte melden Sie sich an' }), path).toBeVisible();
  }
});

for (const [prefix, width] of [
  ['', 320],
  ['/en', 360],
] as const) {
  test(`[ACCOUNT-6] no page of the account needs scrolling to the side at ${width} px, and none has a barrier: ${prefix || '/'}`, async ({
    page,
    context,
    product,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await logIn(context, product.url);
    for (const path of PAGES) {
      await page.goto(product.url + prefix + path);
      await settle(page);
      await expectToFit(page, path);
      expect(await findBarriers(page), path).toEqual([]);
    }
  });
}
