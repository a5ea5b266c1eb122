import type { Page } from '@playwright/test';
import { expectToFit, findBarriers } from '../support/find-barriers.ts';
import { logIn } from '../support/log-in.ts';
import { settle } from '../support/settle.ts';
import { expect, test } from '../support/test.ts';
import { DONE, PAGES, STEPS } from './pages.ts';

const EXCLUSION_PAGE = '/user/data/self-exclusion';
const EXCLUSION = {
  excludedUntil: '2027-02-19T12:00:00Z',
  paidOut: 10_000,
  iban: 'DE89370400440532013000',
  unpaid: 100,
};

test('[ACCOUNT-7] a guest is asked to log in, and nothing of a customer is asked for', async ({ page, product }) => {
  for (const path of [...PAGES, ...STEPS].filter(
    (path) => path.startsWith('/user') && path !== '/user/payment-result',
  )) {
    await page.goto(product.url + path);
    await expect(page.getByRole('heading', { level: 1, name: 'Bitte melden Sie sich an' }), path).toBeVisible();
  }
});

const expectNoBarrier = async (page: Page, path: string): Promise<void> => {
  await settle(page);
  await expectToFit(page, path);
  expect(await findBarriers(page), path).toEqual([]);
};

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
      await expectNoBarrier(page, path);
    }
  });

  test(`[ACCOUNT-6] nor does an open step, or the page after an exclusion: ${prefix || '/'}`, async ({
    page,
    context,
    product,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(product.url + prefix + DONE);
    // Only the app leads here with a state; others are led to the exclusion.
    await page.waitForURL((url) => url.pathname === prefix + EXCLUSION_PAGE);
    await settle(page);
    await page.evaluate(([exclusion, path]) => history.replaceState({ usr: { exclusion } }, '', path), [
      EXCLUSION,
      prefix + DONE,
    ] as const);
    await page.reload();
    await expect(page.getByText('DE89 3704 0044 0532 0130 00')).toBeVisible();
    await expectNoBarrier(page, DONE);

    await logIn(context, product.url, 'provisional');
    for (const path of STEPS) {
      await page.goto(product.url + prefix + path);
      await expectNoBarrier(page, path);
    }
  });
}
