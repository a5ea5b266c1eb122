import { expectToFit, findBarriers } from '../support/find-barriers.ts';
import { logIn } from '../support/log-in.ts';
import { expect, test } from '../support/test.ts';
import { openRace, placeButton, receipt, slip, tickWin } from './bets.ts';

test.beforeEach(async ({ context, own }) => logIn(context, own.url));

test.use({ baseURL: ({ own }, use) => use(own.url) });

test('[RECEIPT-1] [RECEIPT-12] a receipt has no barrier, and is printed alone', async ({ page, context, own }) => {
  await tickWin(page, await openRace(context, own));
  await placeButton(page).click();
  await expect(receipt(page)).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  // A real print dialog stays open; this one lasts until `afterprint`.
  await page.evaluate(() => Object.assign(window, { print: () => {} }));
  await slip(page).getByRole('button', { name: 'Drucken' }).click();
  await page.emulateMedia({ media: 'print' });
  const paper = page.locator('body > [data-print="alone"]');
  await expect(paper).toContainText('Wettschein Nr.');
  await expect(paper).toBeVisible();
  await expect(page.getByRole('main')).toBeHidden();
  await page.screenshot({ path: '.cache/betting/receipt-paper.png', fullPage: true });
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(paper).toHaveCount(0);
});

test('[RECEIPT-5] [MYBETS-1] [MYBETS-3] [MYBETS-5] on a phone a bet is on the card, and is taken back there', async ({
  page,
  context,
  own,
}) => {
  const race = await openRace(context, own);
  await tickWin(page, race);
  await placeButton(page).click();
  await expect(receipt(page)).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.screenshot({ path: '.cache/betting/receipt-phone.png' });
  expect(await slip(page).evaluate((it) => it.scrollWidth - it.clientWidth)).toBeLessThanOrEqual(0);
  await page.goto(`/race/${race}`);
  const mine = page.getByRole('region', { name: 'Meine Wetten' });
  await expect(mine.getByText('Angenommen')).toBeVisible();
  await expectToFit(page);
  expect(await findBarriers(page)).toEqual([]);
  await mine.scrollIntoViewIfNeeded();
  await page.screenshot({ path: '.cache/betting/my-bets-phone.png' });
  await mine.getByRole('button', { name: /^Stornieren/ }).click();
  await expect(mine.getByText(/^Storniert/).first()).toBeVisible();
});
