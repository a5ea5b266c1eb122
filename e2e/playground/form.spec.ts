import type { Page } from '@playwright/test';
import { expect, keepPicture, test } from './playground.ts';

/** Types into the focused field, then presses Tab. */
async function fillByKeyboard(page: Page, ...texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
}

/** Places the focus before the form, once its texts are loaded. */
async function focusOnForm(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Register' })).toBeVisible();
  await page.getByRole('combobox', { name: 'The server answers' }).focus();
}

/** Fills in everything from the salutation to the terms by keyboard; ends on the submit button. */
async function fillRegistration(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await fillByKeyboard(page, 'Ada', 'Hufnagel', '5.11.1980');
  await expect(page.getByRole('button', { name: 'Date of birth: open the calendar' })).toBeFocused();
  await page.keyboard.press('Tab');
  await fillByKeyboard(page, 'Ger', 'Rennbahnstraße', '12 a', '15366', 'Hoppegarten');
  await fillByKeyboard(page, 'ada@example.com', 'ada@example.com', 'Galopp-1');
  // With a password, the button to show it is a Tab stop.
  await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused();
  await page.keyboard.press('Tab');
  await fillByKeyboard(page, 'de89370400440532013000', '12,5', 'ack34');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
}

test.describe('a form', () => {
  test('[FORMS-11] is filled in and sent by keyboard alone', async ({ section }) => {
    const page = await section('form', 'en');
    await focusOnForm(page);
    await page.keyboard.type('yes');
    await fillRegistration(page);
    await expect(page.getByLabel('IBAN')).toHaveValue('DE89 3704 0044 0532 0130 00');
    await expect(page.getByLabel('Monthly deposit limit')).toHaveValue('12.50');
    await expect(page.getByRole('button', { name: 'Register' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Thank you, we have received your details.')).toBeVisible();
    await expect(page.getByText('There is no unsaved work.')).toBeVisible();
  });

  test('[FORMS-5] [FORMS-6] that is refused has the focus on its summary; a link leads to its field', async ({
    section,
  }) => {
    const page = await section('form');
    await page.getByRole('button', { name: 'Registrieren' }).focus();
    await page.keyboard.press('Enter');
    const summary = page.getByRole('group', { name: 'Entschuldigung, nicht alle Felder wurden korrekt ausgefüllt.' });
    await expect(summary).toBeFocused();
    await keepPicture(page, 'form-refused');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Vorname')).toBeFocused();
    await expect(page.getByLabel('Vorname')).toHaveAccessibleDescription('Bitte füllen Sie dieses Feld aus.');
  });

  test('[FORMS-8] says at its fields what the server refuses, and keeps what was typed', async ({ section }) => {
    const page = await section('form', 'en');
    await focusOnForm(page);
    await fillRegistration(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: /^Email address: This email address is taken/ })).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveAccessibleDescription(/enter a correct value/);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('Galopp-1');
  });

  test('[FORMS-2] is sent by the first click, though the field that is left has a message', async ({ section }) => {
    const page = await section('form', 'en');
    await page.getByRole('button', { name: 'Register' }).scrollIntoViewIfNeeded();
    await page.getByLabel('Voucher code').focus();
    await page.getByLabel('Monthly deposit limit').fill('0');
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByRole('group', { name: /^Sorry/ })).toBeFocused();
  });

  test('[DRAFT-1] brings its draft back after a reload, [DRAFT-4] without its secrets', async ({ section }) => {
    const page = await section('form', 'en');
    await page.getByLabel('First name').fill('Ada');
    await page.getByLabel('Password', { exact: true }).fill('Galopp-1');
    await page.getByLabel('IBAN').fill('DE89370400440532013000');
    await page.reload();
    await expect(page.getByLabel('First name')).toHaveValue('Ada');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
    await expect(page.getByLabel('IBAN')).toHaveValue('');
    await keepPicture(page, 'form-draft');
    await page.getByRole('button', { name: 'Start over' }).press('Enter');
    await expect(page.getByLabel('First name')).toHaveValue('');
  });
});
