import { openRace, placeButton, slip, tickWin, unanswered } from '../betting/bets.ts';
import { findBarriers } from '../support/find-barriers.ts';
import { logIn } from '../support/log-in.ts';
import { expect, test } from '../support/test.ts';

test.use({ baseURL: ({ own }, use) => use(own.url) });

test('[BETLIST-4] [BETDETAILS-4] [BETDETAILS-5] a bet is repeated from the list, and taken back', async ({
  page,
  context,
  own,
}) => {
  await logIn(context, own.url, 'bettor');
  await tickWin(page, await openRace(context, own));
  await placeButton(page).click();
  await expect(slip(page).getByText('Angenommen', { exact: true })).toBeVisible();
  await page.goto('/user/bets');
  const bet = page.getByRole('article').first();
  await expect(bet.getByText('Angenommen', { exact: true })).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);

  await bet.getByRole('button', { name: 'Noch einmal wetten' }).click();
  await expect(placeButton(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await bet.getByRole('button', { name: /^Stornieren/ }).click();
  await expect(bet.getByText(/^Storniert, .* zurück$/).first()).toBeVisible();
  await expect(bet.getByText('Storniert', { exact: true })).toBeVisible();
});

test('[ORDERS-3] [ORDERS-4] an order whose answer is dropped is found out, and is one order', async ({
  page,
  context,
  own,
  complaints,
}) => {
  complaints.expect(/Failed to load resource|ERR_/);
  await logIn(context, own.url, 'points');
  await page.goto('/user/wettshop');
  await page.getByRole('link', { name: /^Auswählen Schirmmütze/ }).click();
  expect(await findBarriers(page)).toEqual([]);
  // The server takes the order, but the page gets no answer.
  await page.route('**/api/v1/shop/orders', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Für 1.500 Wettstars bestellen' }).click();
  await expect(unanswered(page)).toBeVisible();
  await expect(page.getByText(/^Ihre Bestellung Nr\. \d+ ist bei uns eingegangen\.$/)).toBeVisible();
  const orders = page.getByRole('region', { name: 'Meine Bestellungen' }).getByRole('listitem');
  await expect(orders).toHaveCount(1);
  await expect(page.getByText('18.500 Wettstars').first()).toBeVisible();
});
