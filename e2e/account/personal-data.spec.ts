import { findBarriers } from '../support/find-barriers.ts';
import { DEMO_PASSWORD, fillInLogin, logIn, loginForm } from '../support/log-in.ts';
import { expect, test } from '../support/test.ts';

const NEXT = 'Galopp-2027!';

test('[HOMEADDRESS-2] [BANKCODE-1] [DATA-5] [EXCLUSION-2] a customer moves, proves the bank account, changes the password everywhere, and leaves with the balance', async ({
  browser,
  context,
  page,
  product,
  complaints,
}) => {
  complaints.expect(/403 \(Forbidden\)/);
  // Another device of the same customer.
  const elsewhere = await browser.newContext();
  await logIn(elsewhere, product.url, 'bank-code');
  await logIn(context, product.url, 'bank-code');

  await page.goto('/user/data');
  await page.getByRole('link', { name: 'Adresse ändern' }).click();
  await page.getByRole('combobox', { name: 'Adresse suchen' }).pressSequentially('fohlen salz');
  await page.getByText('Nichts gefunden').waitFor();
  await page.getByRole('combobox', { name: 'Adresse suchen' }).fill('linden köln');
  await page.getByRole('option', { name: 'Lindenallee, 50667 Köln' }).click();
  await expect(page.getByLabel('Straße')).toHaveValue('Lindenallee');
  await page.getByLabel('Hausnummer').fill('7b');
  await page.getByRole('button', { name: 'Adresse speichern' }).click();
  await expect(page.getByText('Lindenallee 7b')).toBeVisible();

  await page.getByRole('link', { name: 'Code der Überweisung eingeben' }).click();
  await page.getByRole('textbox', { name: 'Code der Überweisung' }).fill('a3c 4d7');
  await page.getByRole('button', { name: 'Code prüfen' }).click();
  await expect(page.getByText('Ihr Bankkonto ist bestätigt')).toBeVisible();

  await page.goto('/user/data');
  await page.getByRole('button', { name: 'Passwort ändern' }).click();
  await page.getByLabel('Jetziges Passwort').fill(DEMO_PASSWORD);
  await page.getByLabel('Neues Passwort', { exact: true }).fill(NEXT);
  await page.getByLabel('Neues Passwort wiederholen').fill(NEXT);
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Passwort speichern' }).click();
  await expect(page.getByText('Eine andere Anmeldung wurde beendet.')).toBeVisible();
  const other = await elsewhere.newPage();
  await other.goto(`${product.url}/user/data`);
  await expect(other.getByRole('heading', { level: 1, name: 'Meine Daten' })).toBeHidden();
  await expect(loginForm(other)).toBeVisible();
  await elsewhere.close();

  await page.getByRole('link', { name: 'Zur Selbstsperre' }).click();
  await page.getByRole('radio', { name: /^90 Tage/ }).check();
  await page.getByRole('button', { name: 'Weiter' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /ausschließen$/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sie sind ausgeschlossen' })).toBeVisible();
  await expect(page.getByText(/100,00\s€ überweisen wir auf Ihr Konto DE\d\d 3704/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Anmelden' }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText(/100,00\s€ überweisen wir/)).toBeVisible();

  await page.goto('/user/data?login');
  const form = loginForm(page).first();
  await fillInLogin(form, { name: 'bank-code', password: NEXT });
  await expect(form.getByText(/ausgeschlossen/)).toBeVisible();
});
