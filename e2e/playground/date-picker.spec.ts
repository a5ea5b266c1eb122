import { findBarriers } from '../support/find-barriers.ts';
import { expect, test } from './playground.ts';

test('[DATE-1] a date can be typed, and is read on leaving', async ({ section }) => {
  const page = await section('date-picker');
  const field = page.getByRole('textbox', { name: 'Geburtsdatum' });
  await field.fill('6.11.1985');
  await field.press('Tab');
  await expect(field).toHaveValue('06.11.1985');
  await expect(page.locator('output').filter({ hasText: '1985-11-06' })).toBeVisible();
});

test('[KIT-9] the calendar comes only when somebody is about to open it', async ({ section }) => {
  const page = await section('date-picker');
  const fetched: string[] = [];
  page.on('request', (request) => {
    // Ignores what the shell loads after its start.
    if (request.url().includes('calendar')) fetched.push(request.url());
  });
  await page.getByRole('textbox', { name: 'Geburtsdatum' }).fill('06.11.1985');
  await page.waitForTimeout(300);
  expect(fetched).toEqual([]);
  await page.getByRole('button', { name: 'Geburtsdatum: Kalender öffnen' }).hover();
  await expect.poll(() => fetched.length).toBeGreaterThan(0);
});

test('[DATE-8] the calendar opens, is walked through and chosen from by keyboard alone', async ({ section }) => {
  const page = await section('date-picker');
  const open = page.getByRole('button', { name: 'Renntag: Kalender öffnen' });
  const field = page.getByRole('textbox', { name: 'Renntag' });
  const day = (name: string) => page.getByRole('button', { name });
  await open.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Renntag wählen' })).toBeVisible();
  await expect(day('Donnerstag, 6. November 2025 ausgewählt')).toBeFocused();

  const walk: [key: string, day: string][] = [
    ['ArrowRight', 'Freitag, 7. November 2025'],
    ['ArrowDown', 'Freitag, 14. November 2025'],
    ['ArrowLeft', 'Donnerstag, 13. November 2025'],
    ['ArrowUp', 'Donnerstag, 6. November 2025 ausgewählt'],
    ['PageDown', 'Samstag, 6. Dezember 2025'],
    ['PageUp', 'Donnerstag, 6. November 2025 ausgewählt'],
    ['End', 'Sonntag, 30. November 2025'],
    ['Home', 'Samstag, 1. November 2025'],
  ];
  for (const [key, name] of walk) {
    await page.keyboard.press(key);
    await expect(day(name), key).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(open).toBeFocused();
  await expect(field).toHaveValue('01.11.2025');
});

test('[DATE-9] [DATE-10] Escape closes the calendar and gives the focus back', async ({ section }) => {
  const page = await section('date-picker');
  const open = page.getByRole('button', { name: 'Renntag: Kalender öffnen' });
  await open.focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'ausgewählt' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(open).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Renntag' })).toHaveValue('06.11.2025');
});

test('[DATE-9] Tab out of the calendar closes it', async ({ section }) => {
  const page = await section('date-picker');
  await page.getByRole('button', { name: 'Renntag: Kalender öffnen' }).press('Enter');
  await expect(page.getByRole('button', { name: 'ausgewählt' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Von' })).toBeFocused();
});

test('[DATE-13] [DATE-14] [DATE-15] a day and its time are chosen by keyboard alone', async ({ section }) => {
  const page = await section('date-picker', 'en');
  const field = page.getByRole('textbox', { name: 'Start of the race' });
  const open = page.getByRole('button', { name: 'Start of the race: open the calendar' });
  await expect(field).toHaveValue('06.11.2025 14:30');
  await open.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Choose: Start of the race' });
  await expect(dialog.getByRole('button', { name: 'Thursday, 6 November 2025 selected' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('07.11.2025 14:30');
  const hour = dialog.getByRole('spinbutton', { name: /hour/ });
  const minute = dialog.getByRole('spinbutton', { name: /minute/ });
  await expect(hour).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(hour).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Tab');
  await expect(minute).toBeFocused();
  await page.keyboard.type('05');
  await expect(field).toHaveValue('07.11.2025 15:05');
  await dialog.getByRole('button', { name: 'Done' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
});
