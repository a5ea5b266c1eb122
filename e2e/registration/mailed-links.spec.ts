import type { Page } from '@playwright/test';
import { accountButton, loginButton } from '../session/customer.ts';
import { expectToFit, findBarriers } from '../support/find-barriers.ts';
import { pressByKey } from '../support/keyboard.ts';
import { fillInLogin, logIn, loginForm } from '../support/log-in.ts';
import type { Product } from '../support/product.ts';
import { expect, test } from '../support/test.ts';

const PHONE = { width: 360, height: 740 };
const NEW_PASSWORD = 'Galopp-2027!';

/** The address of the link in the newest mail to somebody, on the product of the test. */
async function mailedLink(own: Product, to: string, link: RegExp): Promise<string> {
  const mails = await (await fetch(`${own.apiUrl}/dev/outbox?to=${to}`)).text();
  const path = link.exec(mails)?.[0];
  expect(path, `a link in the mail to ${to}`).toBeDefined();
  return `${own.url}${path}`;
}

async function expectNoBarriers(page: Page): Promise<void> {
  expect(await findBarriers(page)).toEqual([]);
  await expectToFit(page);
}

test('[NEWS-2] [NEWS-6] [NEWS-7] [RECOVERY-2] [RECOVERY-7] mailed links: the newsletter in English, and a new password that ends the old session', async ({
  page,
  browser,
  own,
  complaints,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto(`${own.url}/en/newsletter`);
  const form = page.getByRole('form', { name: 'Get the newsletter' });
  await form.getByRole('button', { name: 'Get the newsletter' }).click();
  await expect(form.getByText('Please agree to continue.').last()).toBeVisible();
  await expectNoBarriers(page);
  await form.getByLabel('Email address', { exact: true }).fill('kim@example.org');
  await form.getByLabel('Repeat the email address').fill('kim@example.org');
  await form.getByRole('textbox', { name: 'Date of birth' }).fill('12.04.1985');
  await form.getByRole('checkbox').check();
  await pressByKey(page, form.getByRole('button', { name: 'Get the newsletter' }));
  await expect(page.getByRole('heading', { name: 'Please confirm it' })).toBeFocused();

  await page.goto(await mailedLink(own, 'kim@example.org', /\/en\/newsletter\/\w{32}/));
  await expectNoBarriers(page);
  await pressByKey(page, page.getByRole('button', { name: 'Confirm the newsletter' }));
  await expect(page.getByRole('heading', { name: 'The newsletter will come to you' })).toBeFocused();
  await expectNoBarriers(page);

  const old = await browser.newContext();
  await logIn(old, own.url);
  const oldPage = await old.newPage();
  await oldPage.goto(`${own.url}/about`);
  await expect(accountButton(oldPage)).toBeVisible();

  await page.goto(`${own.url}/forgotpw`);
  await page.getByRole('main').getByLabel('E-Mail-Adresse').fill('active@demo.test');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Bitte sehen Sie in Ihr Postfach' })).toBeFocused();
  const link = await mailedLink(own, 'active@demo.test', /\/password-recovery\/\w{32}/);
  await page.goto(link);
  await page.getByLabel('Neues Passwort', { exact: true }).and(page.locator('input')).fill(NEW_PASSWORD);
  await page.getByLabel('Neues Passwort wiederholen').fill(NEW_PASSWORD);
  await expectNoBarriers(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Ihr neues Passwort gilt' })).toBeFocused();
  await expectNoBarriers(page);

  await oldPage.reload();
  await expect(loginButton(oldPage)).toBeVisible();
  await old.close();
  await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
  await fillInLogin(loginForm(page), { password: NEW_PASSWORD });
  await expect(page.getByRole('heading', { name: 'Sie sind angemeldet' })).toBeVisible();

  complaints.expect(/Failed to load resource.*40[34]/);
  await page.context().clearCookies();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Dieser Link gilt nicht mehr' })).toBeVisible();
  await expectNoBarriers(page);
});
