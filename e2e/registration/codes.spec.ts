import type { Browser, Page } from '@playwright/test';
import { passTime } from '../session/customer.ts';
import { type Clock, pinClock } from '../support/clock.ts';
import type { Product } from '../support/product.ts';
import { expect, test } from '../support/test.ts';
import {
  codeOfAccount,
  codeTo,
  EMAIL,
  field,
  heading,
  IBAN,
  MOBILE,
  messagesTo,
  PHONE,
  press,
  register,
  WORDS,
  wrongCode,
} from './walk.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const words = WORDS.de;

test.use({ viewport: PHONE });

const linkTo = async (own: Product): Promise<string> => {
  const path = /\/register\/v3\/continue\/\w+\?register_code=\d+/.exec(await messagesTo(own, EMAIL))?.[0];
  return own.url + path;
};

/** Another browser, with the cookie question answered. */
async function openBrowser(browser: Browser, { url }: Product, clock: Clock): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, viewport: PHONE });
  await pinClock(context, clock);
  await context.addCookies([
    { name: 'paddock_consent', value: 'essential.functional', domain: 'localhost', path: '/', secure: true },
  ]);
  return context.newPage();
}

const says = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible();

/** Gives a wrong code. Each is good for five attempts. */
async function guess(page: Page, label: string, code: string, times: number): Promise<void> {
  for (let attempt = 0; attempt < times; attempt += 1) {
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await field(page, label).fill(wrongCode(code));
    await page.keyboard.press('Enter');
    await answered;
  }
}

test('[REGEMAIL-3, REGEMAIL-4, REGISTER-17] the link of the mail leads on in two tabs at once, again, and in another browser', async ({
  page,
  context,
  browser,
  own,
  clock,
  complaints,
}) => {
  complaints.expect(/Failed to load resource.*409/);
  await register(own);
  const link = await linkTo(own);
  const other = await context.newPage();
  await Promise.all([page.goto(link), other.goto(link)]);
  for (const tab of [page, other]) await expect(heading(tab, words.mobileTitle)).toBeVisible();
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await page.goto(link);
  await expect(heading(page, words.mobileTitle)).toBeVisible();
  await page.reload();
  await expect(heading(page, words.mobileTitle)).toBeVisible();
  expect(sent.filter((url) => url.includes('verify-email'))).toEqual([]);

  const elsewhere = await openBrowser(browser, own, clock);
  await elsewhere.goto(link);
  await expect(heading(elsewhere, words.mobileTitle)).toBeVisible();
  await press(elsewhere, words.sendSms);
  await field(elsewhere, words.code).fill(await codeTo(own, MOBILE));
  await press(elsewhere, words.confirm);
  await expect(heading(elsewhere, words.finishTitle)).toBeVisible();
  // The first tab goes on where the other browser arrived.
  await press(page, words.sendSms);
  await expect(heading(page, words.finishTitle)).toBeVisible();
  await other.reload();
  await expect(heading(other, words.finishTitle)).toBeVisible();
});

test('[REGEMAIL-2, REGEMAIL-5, REGEMAIL-7, REGMOBILE-4, REGMOBILE-6, REGBANK-3] codes that are late or were tried too often, and limits that are spent, leave a way in words', async ({
  page,
  own,
  complaints,
}) => {
  complaints.expect(/Failed to load resource.*4(00|09|29)/);
  await register(own);
  const late = await linkTo(own);
  await passTime(own, DAY);
  await page.goto(late);
  await says(page, /Dieser Code ist abgelaufen/);
  await says(page, /Für Ihre E-Mail-Adresse gilt gerade kein Code/);
  await press(page, 'Neuen Code senden');
  await says(page, 'Die E-Mail mit dem neuen Code ist unterwegs.');
  await press(page, 'Neuen Code senden');
  await says(page, /Bitte warten Sie eine Minute/);
  await expect(page.getByRole('timer')).toBeVisible();

  await guess(page, words.code, await codeTo(own, EMAIL), 6);
  await expect(
    page.getByRole('group', { name: 'Zu viele falsche Codes. Bitte fordern Sie einen neuen an.' }),
  ).toBeFocused();
  await says(page, /Für Ihre E-Mail-Adresse gilt gerade kein Code/);
  await passTime(own, MINUTE);
  await page.reload();
  await press(page, 'Neuen Code senden');
  await says(page, 'Die E-Mail mit dem neuen Code ist unterwegs.');
  await field(page, words.code).fill(await codeTo(own, EMAIL));
  await press(page, words.confirm);

  await press(page, words.sendSms);
  for (const times of [2, 3]) {
    await expect(field(page, words.code)).toBeVisible();
    await passTime(own, MINUTE);
    await press(page, 'Neue SMS senden');
    if (times === 2) await says(page, 'Die SMS mit dem neuen Code ist unterwegs.');
    else await says(page, /Das war die letzte SMS/);
  }
  await guess(page, words.code, await codeTo(own, MOBILE), 5);
  await expect(heading(page, words.bankTitle)).toBeVisible();
  await says(page, /senden wir keine SMS mehr/);

  for (const iban of ['AT611904300234573201', 'CH9300762011623852957', IBAN]) {
    await field(page, words.iban).fill(iban);
    await press(page, words.sendCent);
    await expect(field(page, words.bankCode)).toBeVisible();
    if (iban !== IBAN) await press(page, 'Anderes Bankkonto angeben');
  }
  await says(page, 'Sie können für diese Registrierung kein weiteres Bankkonto angeben.');
  await guess(page, words.bankCode, 'ACDEFH', 6);
  await says(page, 'Zu viele falsche Codes. Bitte versuchen Sie es morgen noch einmal.');
  await passTime(own, DAY);
  await field(page, words.bankCode).fill(await codeOfAccount(own, IBAN));
  await press(page, words.confirm);
  await expect(heading(page, words.finishTitle)).toBeVisible();
});
