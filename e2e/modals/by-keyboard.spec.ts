import type { Page } from '@playwright/test';
import { passTime } from '../session/customer.ts';
import { pageNow } from '../support/clock.ts';
import { pressByKey, readAloud, tabTo } from '../support/keyboard.ts';
import { test as base, expect } from '../support/test.ts';
import { logIn } from './demo-customer.ts';

// A separate product, because the test changes customers.
const test = base.extend({ baseURL: ({ own }, use) => use(own.url) });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const press = (page: Page, name: string) => pressByKey(page, button(page, name));

/** The customer is back, with the focus on the page's heading. */
async function expectReturn(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/races(\?login)?$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

/** Page modals: what a customer does with the keyboard, starting at the heading. */
const PAGES: Record<
  string,
  { title: string; answer: (page: Page, pass: (ms: number) => Promise<void>) => Promise<void> }
> = {
  'terms-outdated': {
    title: 'Unsere AGB',
    async answer(page) {
      await tabTo(page, page.getByRole('checkbox', { name: /^Ich stimme den AGB/ }));
      await page.keyboard.press('Space');
      await press(page, 'Zustimmen');
      await expectReturn(page);
    },
  },
  age: {
    title: 'Altersprüfung',
    async answer(page, pass) {
      await tabTo(page, page.getByLabel('Geburtsdatum', { exact: true }));
      await page.keyboard.type('12.04.1985');
      await press(page, 'Alter prüfen');
      await expect(page.getByText('Wir prüfen Ihr Alter.')).toBeFocused();
      await pass(2 * 60_000);
      await expectReturn(page);
    },
  },
  identity: {
    title: 'Ihre Identität ist noch nicht bestätigt',
    async answer(page) {
      await press(page, 'Später');
      await expectReturn(page);
    },
  },
  unidentified: {
    title: 'Identitätsprüfung',
    async answer(page) {
      await tabTo(page, page.getByLabel('Art des Ausweises'));
      await page.keyboard.type('Reisepass');
      await tabTo(page, page.getByLabel('Ausweisnummer'));
      await page.keyboard.type('c01x 00t47');
      await press(page, 'Identität prüfen');
      await pressByKey(page, page.getByRole('link', { name: /^Gültig bis/ }));
      await expect(page.getByLabel('Gültig bis', { exact: true })).toBeFocused();
      await page.keyboard.type('01.08.2031');
      await press(page, 'Identität prüfen');
      await expect(page.getByText('Ihre Angaben sind eingegangen.')).toBeFocused();
      await press(page, 'Weiter');
      await expectReturn(page);
    },
  },
  'means-outdated': {
    title: 'Bonitätsprüfung',
    async answer(page) {
      await press(page, 'Weiter');
      await expectReturn(page);
    },
  },
  'lugas-new': {
    title: 'Ihr anbieterübergreifendes Einzahlungslimit',
    async answer(page) {
      await tabTo(page, page.getByLabel('Limit im Monat'));
      await page.keyboard.type('1500');
      await expect(page.getByRole('status').filter({ hasText: 'Mehr als 1.000 €' })).toBeVisible();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('500');
      await press(page, 'Limit festlegen');
      await expect(page).toHaveURL(/\/races(\?login)?$/);
    },
  },
};

for (const [customer, { title, answer }] of Object.entries(PAGES)) {
  test(`[SYSTEM-16] [SYSTEM-45] [SYSTEM-46] [SYSTEM-47] ${customer} reads and answers the page "${title}" by keyboard`, async ({
    page,
    own,
  }) => {
    await logIn(page, customer, { path: '/races' });
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
    await expect(page.locator('main').getByRole('button').last()).toBeVisible();
    expect(await readAloud(page.getByRole('main'))).toContain(`heading "${title}" [level=1]`);
    await answer(page, (ms) => passTime(own, ms));
  });
}

/** Popups: the answering button, and the message after it. */
const POPUPS: Record<string, { title: string; answer: string; said?: string }> = {
  lugas: { title: 'Ihre letzten 30 Tage', answer: 'Zur Kenntnis genommen' },
  provisional: { title: 'Bis Ihre Identität geprüft ist', answer: 'Zur Kenntnis genommen' },
  voucher: {
    title: 'Ein Gutschein für Sie',
    answer: 'Annehmen',
    said: 'Der Gutschein ist Ihrem Konto gutgeschrieben.',
  },
  banner: { title: 'Ein Bonus für Sie', answer: 'Bonus sichern', said: 'Der Bonus ist vorgemerkt' },
  unenrolled: { title: 'Sammeln Sie Wettstars', answer: 'Teilnehmen', said: 'Willkommen im Bonusprogramm.' },
};

/**
 * Expects the popup with its name and the focus, and answers it. Afterwards the focus must be on an
 * existing element.
 */
async function answerPopup(page: Page, title: string, answer: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toBeVisible();
  await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await expect(dialog.getByRole('button', { name: answer })).toBeVisible();
  await expect(dialog.locator('[aria-busy="true"]')).toHaveCount(0);
  expect(await readAloud(dialog)).toContain(`heading "${title}"`);
  await pressByKey(page, dialog.getByRole('button', { name: answer, exact: true }));
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
}

for (const [customer, { title, answer, said }] of Object.entries(POPUPS)) {
  test(`[SYSTEM-16] [SYSTEM-45] [SYSTEM-46] [SYSTEM-47] ${customer} reads and answers the popup "${title}" by keyboard`, async ({
    page,
  }) => {
    await logIn(page, customer, { path: '/races' });
    await answerPopup(page, title, answer);
    if (said) await expect(page.getByRole('status').filter({ hasText: said })).toBeVisible();
  });
}

test('[SYSTEM-16] [SYSTEM-45] [SYSTEM-47] the reality check of a betting session is read and answered by keyboard', async ({
  page,
}) => {
  await page.route('**/api/v1/customer/me', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    if (answer.data) answer.data.lugas_realityexpires = new Date(pageNow(page.context()) - 1_000).toISOString();
    await route.fulfill({ response, json: answer });
  });
  await logIn(page, 'lugas-active', { path: '/races' });
  await answerPopup(page, 'Zeit für eine Pause?', 'Weiter wetten');
});

test('[SYSTEM-16] [SYSTEM-45] [SYSTEM-47] a logout that a betting session holds back is read and answered by keyboard', async ({
  page,
}) => {
  await logIn(page, 'lugas-active', { path: '/races' });
  await answerPopup(page, 'Ihre letzten 30 Tage', 'Zur Kenntnis genommen');
  await button(page, 'Mein Konto').focus();
  await page.keyboard.press('Enter');
  await press(page, 'Abmelden');
  await answerPopup(page, 'Ihre Wettsitzung läuft noch', 'Beenden und abmelden');
  await expect(page.getByRole('button', { name: 'Anmelden', exact: true })).toBeVisible();
});
