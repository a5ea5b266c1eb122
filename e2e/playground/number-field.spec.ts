import { expect, test } from './playground.ts';

test('[NUMBER-3] arrow keys, Page Up and Down, Home and End step within the limits', async ({ section }) => {
  const page = await section('number-field');
  const legs = page.getByRole('textbox', { name: 'Pferde der Multi-Wette' });
  await expect(page.getByRole('button', { name: 'Pferde der Multi-Wette: mehr' })).toBeVisible();
  await legs.focus();
  const steps: [key: string, value: string][] = [
    ['ArrowUp', '7'],
    ['ArrowUp', '7'],
    ['ArrowDown', '6'],
    ['Home', '4'],
    ['ArrowDown', '4'],
    ['End', '7'],
  ];
  for (const [key, value] of steps) {
    await legs.press(key);
    await expect(legs, key).toHaveValue(value);
  }
});

test('[NUMBER-1] a number is read and written as the language does', async ({ section }) => {
  for (const [locale, name, typed, shown] of [
    ['de', 'Quote', '2345,678', '2.345,68'],
    ['en', 'Odds', '2345.678', '2,345.68'],
  ] as const) {
    const page = await section('number-field', locale);
    const odds = page.getByRole('textbox', { name });
    await expect(page.getByRole('button', { name }).first()).toBeVisible();
    await odds.fill(typed);
    await odds.press('Tab');
    await expect(odds).toHaveValue(shown);
  }
});

test('[NUMBER-4] the buttons have names, and are no stop of the Tab key', async ({ section }) => {
  const page = await section('number-field');
  const more = page.getByRole('button', { name: 'Pferde der Multi-Wette: mehr' });
  await more.click();
  await expect(page.getByRole('textbox', { name: 'Pferde der Multi-Wette' })).toHaveValue('7');
  await expect(more).toBeDisabled();
  await page.getByRole('textbox', { name: 'Pferde der Multi-Wette' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: 'Quote' })).toBeFocused();
});
