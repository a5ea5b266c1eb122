import type { Browser, Locator, Page } from '@playwright/test';
import { findBarriers } from '../support/find-barriers.ts';
import type { Product } from '../support/product.ts';
import { expect, test } from '../support/test.ts';

const PASSWORD = 'Rennen-2026!x';

const heading = (page: Page, name: RegExp): Locator => page.getByRole('heading', { level: 1, name });
const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click();

/** A form may have the name of its field. */
const field = (page: Page, label: string): Locator =>
  page.getByLabel(label, { exact: true }).and(page.locator('input'));

async function fill(page: Page, answers: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(answers)) await field(page, label).fill(value);
}

/** The messages to an address or a number, the newest first. */
const messagesTo = async ({ apiUrl }: Product, to: string): Promise<string> =>
  (await fetch(`${apiUrl}/dev/outbox?to=${encodeURIComponent(to)}`)).text();

const codeTo = async (product: Product, to: string): Promise<string> =>
  /\b\d{6}\b/.exec(await messagesTo(product, to))?.[0] ?? '';

/** A phone, with the cookie question answered. */
async function openPhone(browser: Browser, { url }: Product): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 360, height: 740 } });
  await context.addCookies([
    { name: 'paddock_consent', value: 'essential.functional', domain: 'localhost', path: '/', secure: true },
  ]);
  return context.newPage();
}

async function logIn(page: Page, email: string): Promise<void> {
  await press(page, 'Anmelden');
  const form = page.getByRole('form', { name: 'Anmelden' });
  await form.getByLabel('E-Mail-Adresse').fill(email);
  await form.getByLabel('Passwort', { exact: true }).fill(PASSWORD);
  await form.getByRole('button', { name: 'Anmelden' }).click();
}

test('[REGSTART-10, REGEMAIL-3, REGFINISH-2] a visitor registers, goes on with the link of the mail on a phone, and logs in there', async ({
  page,
  browser,
  own,
}) => {
  const email = 'erika@example.org';
  await page.goto(`${own.url}/register`);
  await fill(page, {
    Benutzername: 'erika85',
    'E-Mail-Adresse': email,
    'E-Mail-Adresse wiederholen': email,
    Geburtsdatum: '12.04.1985',
    Passwort: PASSWORD,
    'Passwort wiederholen': PASSWORD,
  });
  await press(page, 'Weiter');
  await page.getByLabel('Frau', { exact: true }).check();
  await fill(page, { Vorname: 'Erika', Nachname: 'Beispiel', Geburtsname: 'Muster', Geburtsort: 'Bonn' });
  await page.getByLabel('Staatsangehörigkeit').selectOption('276');
  await press(page, 'Weiter');
  await fill(page, { Straße: 'Lindenallee', Hausnummer: '12a', Postleitzahl: '50667', Ort: 'Köln' });
  await field(page, 'Handynummer').fill('0151 12345678');
  await press(page, 'Weiter');
  await expect(page.getByRole('region', { name: 'Anschrift' })).toContainText('+4915112345678');
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole('checkbox').check();
  await press(page, 'Verbindlich registrieren');
  await expect(heading(page, /Schritt 2.von.3/)).toBeFocused();
  await page.reload();
  await expect(field(page, 'Code')).toBeVisible();

  const phone = await openPhone(browser, own);
  const link = /\/register\/v3\/continue\/\w+\?register_code=\d+/.exec(await messagesTo(own, email))?.[0] ?? '';
  await phone.goto(link);
  await expect(heading(phone, /Schritt 3.von.3: Handynummer bestätigen/)).toBeVisible();
  await phone.reload();
  await press(phone, 'Code per SMS senden');
  await expect(heading(phone, /Code aus der SMS/)).toBeVisible();
  await phone.reload();
  await field(phone, 'Code').fill(await codeTo(own, '+4915112345678'));
  await press(phone, 'Bestätigen');
  await expect(heading(phone, /Ihr Konto ist eröffnet/)).toBeVisible();
  expect(await findBarriers(phone)).toEqual([]);
  await logIn(phone, email);
  // The checks of the system follow the login: the age first, the limit under LUGAS after it.
  await expect(phone).toHaveURL(/\/limbus\/check_age/);

  // The other tab goes on where the phone has arrived.
  await page.reload();
  await expect(heading(page, /Ihr Konto ist eröffnet/)).toBeVisible();
});

test('[REGV2-1, REGFINISH-1] in version 2, page by page in English, and is logged in at the end', async ({
  page,
  own,
}) => {
  const email = 'eric@example.org';
  await page.goto(`${own.url}/en/register/v2/start`);
  await fill(page, {
    'User name': 'eric85',
    'Email address': email,
    'Repeat the email address': email,
    'Date of birth': '12.04.1985',
  });
  await press(page, 'Continue');
  await page.getByLabel('Mr', { exact: true }).check();
  await fill(page, {
    'First name': 'Eric',
    'Last name': 'Beispiel',
    'Name at birth': 'Muster',
    'Place of birth': 'Graz',
  });
  await page.getByLabel('Nationality').selectOption('40');
  await page.getByLabel('Country', { exact: true }).selectOption('AUT');
  await fill(page, { Street: 'Ring', 'House number': '1', Postcode: '1010', Town: 'Wien' });
  await field(page, 'Mobile number').fill('+43 664 1234567');
  await press(page, 'Continue');
  await expect(heading(page, /Step 3.of.6/)).toBeVisible();
  await page.getByRole('checkbox').check();
  await press(page, 'Continue');
  await fill(page, { Password: PASSWORD, 'Repeat the password': PASSWORD });
  await press(page, 'Continue');
  await expect(heading(page, /Step 5.of.6/)).toBeVisible();
  await field(page, 'Code').fill(await codeTo(own, email));
  await press(page, 'Confirm');
  await press(page, 'Send a code as a text message');
  await field(page, 'Code').fill(await codeTo(own, '+436641234567'));
  await press(page, 'Confirm');
  await expect(page.getByText('Before the first deposit we need your bank account.')).toBeFocused();
  await expect(page).toHaveURL(/\/en\/limbus\/check_age/);
});
