import { findBarriers } from '../support/find-barriers.ts';
import { logIn } from '../support/log-in.ts';
import { expect, test } from '../support/test.ts';

test.use({ baseURL: ({ own }, use) => use(own.url) });

test('[PAYIN-5] [RETURN-1] [RETURN-5] [PAYOUT-8] [STATEMENT-5] money goes in by the provider, out after a dropped answer, and onto the statement', async ({
  page,
  context,
  browser,
  own,
  complaints,
}) => {
  complaints.expect(/Failed to load resource/);
  await logIn(context, own.url);
  await page.goto('/user/payin');
  await page.getByRole('button', { name: '25 €' }).click();
  await page.getByRole('button', { name: '25,00 € einzahlen' }).click();
  await page.waitForURL(/\/dev\/provider\//);

  // The return address says decline while the payment is open; another tab asks for its outcome.
  const other = await context.newPage();
  await other.goto(`${own.url}/user/payin`);
  await expect(other.getByRole('link', { name: 'Weiter zu Sofortüberweisung' })).toBeVisible();
  const id = await page.getByText(/^Payment \d+/).textContent();
  const number = /\d+/.exec(id ?? '')?.[0];
  await other.goto(`${own.url}/payment/decline/sofort?payment=${number}`);
  await expect(other.getByText(/noch nicht bestätigt/)).toBeVisible();
  await page.getByRole('button', { name: 'success', exact: true }).click();
  await expect(page.getByText('25,00 € sind auf Ihrem Konto.')).toBeVisible();
  await expect(other.getByText('25,00 € sind auf Ihrem Konto.')).toBeVisible();
  expect(await findBarriers(other)).toEqual([]);
  await other.close();

  // The bank leads to another browser, without a login: it shows this payment, and no other.
  const elsewhere = await browser.newContext();
  const returned = await elsewhere.newPage();
  await returned.goto(page.url());
  await expect(returned.getByText('25,00 € sind auf Ihrem Konto.')).toBeVisible();
  expect(await findBarriers(returned)).toEqual([]);
  const forged = new URL(page.url());
  forged.searchParams.set('payment', String(Number(number) + 1));
  await returned.goto(forged.href);
  await expect(returned.getByText(/Melden Sie sich an/)).toBeVisible();
  await elsewhere.close();

  await page.goto('/user/payout');
  await page.getByLabel('Betrag').fill('40');
  await page.route('**/api/v1/payment/withdraw', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.getByRole('button', { name: '40,00 € auszahlen' }).click();
  await expect(page.getByText('Auszahlung 40,00 €')).toBeVisible();
  await expect(page.getByText('85,00 €').first()).toBeVisible();

  await page.goto('/user/transactions');
  await page.getByRole('link', { name: 'Zum Drucken' }).click();
  const rows = page.getByRole('table', { name: 'Kontobewegungen' }).getByRole('row');
  await expect(rows).toHaveCount(4);
  await expect(rows.nth(1)).toContainText('-40,00 €');
  await expect(rows.nth(2)).toContainText('+25,00 €');
  await expect(page.getByText('85,00 €').first()).toBeVisible();
});
