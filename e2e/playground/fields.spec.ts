import { expect, test } from './playground.ts';

test('[FIELD-3] a password is shown and hidden by keyboard, and the field keeps what it has', async ({ section }) => {
  const page = await section('fields', 'en');
  const field = page.getByRole('form', { name: 'empty' }).getByLabel('Password', { exact: true });
  await field.focus();
  await page.keyboard.type('Galopp-1');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(field).toHaveAttribute('type', 'text');
  await page.keyboard.press('Space');
  await expect(field).toHaveAttribute('type', 'password');
  await expect(field).toHaveValue('Galopp-1');
});

test('[FIELD-9] the caret stays where an IBAN is mended', async ({ section }) => {
  const page = await section('fields', 'en');
  const field = page.getByRole('form', { name: 'filled' }).getByLabel('IBAN');
  await field.focus();
  await page.keyboard.press('Home');
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Delete');
  await page.keyboard.type('x3');
  await expect(field).toHaveValue('DE89 X370 4004 4053 2013 000');
  expect(await field.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(7);
});

test('[FIELD-17] an IBAN and a code are pasted as they were copied', async ({ section }) => {
  const page = await section('fields', 'en');
  const form = page.getByRole('form', { name: 'empty' });
  const paste = async (label: string, text: string) => {
    await form.getByLabel(label).focus();
    await page.evaluate((copied) => document.execCommand('insertText', false, copied), text);
  };
  await paste('IBAN', 'de89 3704 0044 0532 0130 00');
  await paste('Code from our message', ' 123 456\t');
  await expect(form.getByLabel('IBAN')).toHaveValue('DE89 3704 0044 0532 0130 00');
  await expect(form.getByLabel('Code from our message')).toHaveValue('123456');
});

test('[FIELD-1] radio buttons are one stop of the Tab key, and chosen by arrows', async ({ section }) => {
  const page = await section('fields', 'en');
  const group = page.getByRole('form', { name: 'empty' }).getByRole('radiogroup', { name: 'Colour' });
  await group.getByLabel('Bay').focus();
  await page.keyboard.press('ArrowDown');
  await expect(group.getByLabel('Grey')).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('form', { name: 'empty' }).getByLabel('Code from our message')).toBeFocused();
});

test('[FIELD-21] [FIELD-22] a phone number is entered by keyboard: its country, then the number', async ({
  section,
}) => {
  const page = await section('fields', 'en');
  const form = page.getByRole('form', { name: 'empty' });
  const country = form.getByRole('combobox', { name: 'Country of Phone number' });
  const number = form.getByLabel('Phone number', { exact: true });
  await country.focus();
  await page.keyboard.type('Austria');
  await expect(country).toHaveValue('AT');
  await page.keyboard.press('Tab');
  await expect(number).toBeFocused();
  await page.keyboard.type('066');
  await page.keyboard.press('Tab');
  await expect(number).toHaveAccessibleDescription(/possible in this country/);
  await number.focus();
  await page.keyboard.press('End');
  await page.keyboard.type('01234567');
  await page.keyboard.press('Tab');
  await expect(number).toHaveValue('0660 1234567');
  await expect(number).not.toHaveAttribute('aria-invalid');
});
