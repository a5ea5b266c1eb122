import { expect, test } from './playground.ts';

test('[UI-59] the list is searched, walked through and chosen from by keyboard alone', async ({ section }) => {
  const page = await section('combobox');
  const country = page.getByRole('combobox', { name: 'Land', exact: true });
  await expect(country).toHaveValue('Deutschland');
  await country.fill('reich');
  await expect(page.getByRole('option')).toHaveText(['Frankreich', 'Österreich', 'Vereinigtes Königreich']);
  await country.press('ArrowDown');
  await country.press('ArrowDown');
  await expect(country).toHaveAttribute('aria-activedescendant', /.+/);
  await country.press('Enter');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(country).toHaveValue('Österreich');
  await expect(country).toBeFocused();
});

test('[UI-59] Escape closes the list and leaves what was chosen', async ({ section }) => {
  const page = await section('combobox');
  const country = page.getByRole('combobox', { name: 'Land', exact: true });
  await country.fill('Öst');
  await expect(page.getByRole('listbox', { name: 'Land' })).toBeVisible();
  await country.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(country).toHaveValue('Deutschland');
});

test('[UI-59] an emptied field has nothing chosen; the button shows the whole list', async ({ section }) => {
  const page = await section('combobox');
  const country = page.getByRole('combobox', { name: 'Land', exact: true });
  await country.fill('');
  await country.press('Tab');
  await expect(page.locator('output').first()).toHaveText('');
  await page.getByRole('button', { name: 'Land: Liste öffnen' }).first().click();
  await expect(page.getByRole('option')).toHaveCount(10);
});

test('[UI-60] items come from the caller, with a word while they are on their way and when there is none', async ({
  section,
}) => {
  const page = await section('combobox');
  const address = page.getByRole('combobox', { name: 'Adresse' });
  await address.fill('Renn');
  await expect(page.getByRole('listbox').getByText('Wird gesucht …')).toBeVisible();
  await page.getByRole('option', { name: 'Rennbahnstraße 12' }).click();
  await expect(address).toHaveValue('Rennbahnstraße 12');
  await address.press('Tab');
  await expect(address).toHaveValue('Rennbahnstraße 12');
  await address.fill('Xyz');
  await expect(page.getByRole('listbox').getByText('Nichts gefunden')).toBeVisible();
});
