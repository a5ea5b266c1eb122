import type { Page } from '@playwright/test';
import { expectToFit, findBarriers } from '../support/find-barriers.ts';
import type { Locale } from '../support/log-in.ts';
import { expect, test } from '../support/test.ts';
import { logIn } from './demo-customer.ts';

const PHONE = { width: 360, height: 740 };

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const pages: [customer: string, modal: string, title: Record<Locale, string>][] = [
  ['terms-outdated', 'check_TC', { de: 'Unsere AGB', en: 'Our terms and conditions' }],
  ['age', 'check_age', { de: 'Altersprüfung', en: 'Age check' }],
  [
    'identity',
    'check_identity_status',
    { de: 'Ihre Identität ist noch nicht bestätigt', en: 'Your identity is not confirmed yet' },
  ],
  ['unidentified', 'check_identity', { de: 'Identitätsprüfung', en: 'Identity check' }],
  ['means-outdated', 'schufa_checked_date', { de: 'Bonitätsprüfung', en: 'Credit check' }],
  [
    'lugas-new',
    'lugas_register_modal',
    { de: 'Ihr anbieterübergreifendes Einzahlungslimit', en: 'Your deposit limit for all operators' },
  ],
];

const popups: [customer: string, title: Record<Locale, string>, isDismissible: boolean][] = [
  ['lugas', { de: 'Ihre letzten 30 Tage', en: 'Your last 30 days' }, false],
  ['provisional', { de: 'Bis Ihre Identität geprüft ist', en: 'Until your identity is checked' }, true],
  ['voucher', { de: 'Ein Gutschein für Sie', en: 'A voucher for you' }, true],
  ['banner', { de: 'Ein Bonus für Sie', en: 'A bonus for you' }, true],
  ['unenrolled', { de: 'Sammeln Sie Wettstars', en: 'Collect wettstars' }, true],
];

for (const locale of ['de', 'en'] as const) {
  test.describe(`on a phone, in ${locale}`, () => {
    test.use({ viewport: PHONE });

    for (const [customer, modal, title] of pages) {
      test(`[SYSTEM-6] [SYSTEM-27] ${customer} is asked at /limbus/${modal}, without barriers`, async ({ page }) => {
        await logIn(page, customer, { locale });
        await expect(page).toHaveURL(new RegExp(`/limbus/${modal}$`));
        await expect(page.getByRole('heading', { level: 1, name: title[locale] })).toBeFocused();
        await expect(page.locator('main').getByRole('button').last()).toBeVisible();
        await expectToFit(page);
        expect(await findBarriers(page)).toEqual([]);
      });
    }

    for (const [customer, title, isDismissible] of popups) {
      test(`[SYSTEM-37] [SYSTEM-38] ${customer} is asked in a dialog that keeps the focus, ${isDismissible ? 'until Escape' : 'whatever Escape does'}`, async ({
        page,
      }) => {
        await logIn(page, customer, { locale });
        const dialog = page.getByRole('dialog', { name: title[locale] });
        await expect(dialog).toBeVisible();
        await expect(dialog.getByRole('button').last()).toBeVisible();
        for (let presses = 0; presses < 6; presses += 1) {
          await page.keyboard.press('Tab');
          const isOutside = await page.evaluate(
            () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
          );
          expect(isOutside).toBe(false);
        }
        await expectToFit(page);
        expect(await findBarriers(page)).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(isDismissible ? 0 : 1);
      });
    }
  });
}

test('[SYSTEM-25] reloading the terms is no way around them: the session ends', async ({ page }) => {
  await logIn(page, 'age');
  await expect(page.getByRole('heading', { level: 1, name: 'Altersprüfung' })).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('button', { name: 'Anmelden', exact: true })).toBeVisible();
});

for (const [customer, path] of [
  ['registering', /\/register\/v3\/continue\/\w{30,32}\/email$/],
  ['locked', /\/register\/v3\/continue\/\w{30,32}\/email$/],
  ['expired', /\/post-ident$/],
] as const) {
  test(`[SYSTEM-4] [SYSTEM-23] the login of ${customer} leads on`, async ({ page, complaints }) => {
    complaints.expect(/status of 40[34]/);
    await logIn(page, customer);
    await expect(page).toHaveURL(path);
  });
}

test('[SYSTEM-11] [SYSTEM-39] what is shown and closed in one tab is so in the others', async ({ page, context }) => {
  const other = await context.newPage();
  await logIn(page, 'unenrolled');
  const dialog = (tab: Page) => tab.getByRole('dialog', { name: 'Sammeln Sie Wettstars' });
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await context.clearCookies({ name: /bonus_enrolment/ });
  await other.goto('/');
  await expect(dialog(other)).toBeVisible();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(dialog(other)).toHaveCount(0);
});

test('[SYSTEM-13] a betting session holds the logout back, until it is ended', async ({ page }) => {
  await logIn(page, 'lugas-active');
  await button(page, 'Zur Kenntnis genommen').click();
  await button(page, 'Mein Konto').click();
  await button(page, 'Abmelden').click();
  const dialog = page.getByRole('dialog', { name: 'Ihre Wettsitzung läuft noch' });
  await expect(dialog).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await button(page, 'Abmelden').click();
  await button(page, 'Beenden und abmelden').click();
  await expect(page.getByRole('button', { name: 'Anmelden', exact: true })).toBeVisible();
});
