import type { Page } from '@playwright/test';
import { findBarriers } from '../support/find-barriers.ts';
import { expect, keepPicture, test, WIDTHS } from './playground.ts';

test('[COMBOBOX-1] the list is searched, walked through and chosen from by keyboard alone', async ({ section }) => {
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

test('[COMBOBOX-2] Escape closes the list and leaves what was chosen', async ({ section }) => {
  const page = await section('combobox');
  const country = page.getByRole('combobox', { name: 'Land', exact: true });
  await country.fill('Öst');
  await expect(page.getByRole('listbox', { name: 'Land' })).toBeVisible();
  await country.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(country).toHaveValue('Deutschland');
});

test('[COMBOBOX-3] an emptied field has nothing chosen; the button shows the whole list', async ({ section }) => {
  const page = await section('combobox');
  const country = page.getByRole('combobox', { name: 'Land', exact: true });
  await country.fill('');
  await country.press('Tab');
  await expect(page.locator('output').first()).toHaveText('');
  await page.getByRole('button', { name: 'Land: Liste öffnen' }).first().click();
  await expect(page.getByRole('option')).toHaveCount(10);
});

/**
 * Holds the section's search service, which normally takes half a second, until the returned
 * function is called.
 */
async function holdAnswers(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const start = window.setTimeout;
    const held: (() => void)[] = [];
    const hold = (run: () => void, ms?: number) => (ms === 500 ? -held.push(run) : start(run, ms));
    const answer = () => {
      for (const run of held.splice(0)) run();
      Object.assign(window, { setTimeout: start });
    };
    Object.assign(window, { setTimeout: hold, answer });
  });
  return () => page.evaluate(() => (window as unknown as { answer: () => void }).answer());
}

test('[COMBOBOX-4] [COMBOBOX-5] items come from the caller, with a word while they are on their way and when there is none', async ({
  section,
}) => {
  const page = await section('combobox');
  const address = page.getByRole('combobox', { name: 'Adresse' });
  const answer = await holdAnswers(page);
  await address.fill('Renn');
  await expect(page.getByRole('listbox').getByText('Wird gesucht …')).toBeVisible();
  await answer();
  await page.getByRole('option', { name: 'Rennbahnstraße 12' }).click();
  await expect(address).toHaveValue('Rennbahnstraße 12');
  await address.press('Tab');
  await expect(address).toHaveValue('Rennbahnstraße 12');
  await address.fill('Xyz');
  await expect(page.getByRole('listbox').getByText('Nichts gefunden')).toBeVisible();
});

test('[COMBOBOX-6] an open list hides nothing that Tab leads to, and comes after its field', async ({ section }) => {
  const page = await section('combobox');
  const country = page.getByRole('combobox', { name: 'Land', exact: true });
  await country.fill('reich');
  const list = page.getByRole('listbox', { name: 'Land' });
  await expect(list).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  const heard = await page.getByRole('main').ariaSnapshot();
  expect(heard.replace(/.*combobox "Land".*?\n/s, '')).toMatch(/^.*button "Land: .*\n.*listbox "\w+ Land"/);
  await country.press('Tab');
  await expect(list).toBeHidden();
});

const PERSON = 'Angaben zur Person';

/** Components with popups in a dialog that is less tall than the popups. */
const openDialog = async (page: Page) => {
  await page.getByRole('button', { name: PERSON }).click();
  const dialog = page.getByRole('dialog', { name: PERSON });
  return { dialog, country: dialog.getByRole('combobox', { name: 'Land', exact: true }) };
};

test('[KIT-15] in a dialog the list is searched and chosen from by keyboard', async ({ section }) => {
  const page = await section('combobox');
  const { country } = await openDialog(page);
  await country.fill('reich');
  await expect(page.getByRole('option')).toHaveText(['Frankreich', 'Österreich', 'Vereinigtes Königreich']);
  await country.press('ArrowDown');
  await country.press('Enter');
  await expect(country).toHaveValue('Frankreich');
  await expect(country).toBeFocused();
});

for (const width of WIDTHS) {
  test(`[KIT-15] [KIT-16] in a dialog the list lies over its edges and is pressed, at ${width} px`, async ({
    section,
  }) => {
    const page = await section('combobox');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 720 });
    const { dialog, country } = await openDialog(page);
    await dialog.getByRole('button', { name: 'Land: Liste öffnen' }).click();
    const list = page.getByRole('listbox', { name: 'Land' });
    await expect(list.getByRole('option')).toHaveCount(10);
    await expect(list.locator('..')).toBeInViewport({ ratio: 1 });
    const [listBox, fieldBox] = await Promise.all([list.boundingBox(), country.boundingBox()]);
    expect(listBox?.x).toBeCloseTo(fieldBox?.x ?? Number.NaN, 0);
    expect(await findBarriers(page)).toEqual([]);
    await keepPicture(page, `combobox-in-dialog-${width}`);
    await list.getByRole('option', { name: 'Schweden' }).click();
    await expect(country).toHaveValue('Schweden');
    await expect(dialog).toBeVisible();
  });
}

test('[KIT-17] in a dialog Escape and a press beside the list close it alone, the next one the dialog', async ({
  section,
}) => {
  const page = await section('combobox');
  const { dialog, country } = await openDialog(page);
  const list = page.getByRole('listbox', { name: 'Land' });
  await country.fill('Öst');
  await expect(list).toBeVisible();
  await country.press('Escape');
  await expect(list).toBeHidden();
  await expect(country).toHaveValue('Deutschland');
  await expect(dialog).toBeVisible();

  await country.fill('Öst');
  await expect(list).toBeVisible();
  await page.getByText(PERSON).last().click();
  await expect(list).toBeHidden();
  await expect(dialog).toBeVisible();

  await country.focus();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('[KIT-15] [KIT-17] in a dialog a menu works by keyboard and mouse, and Escape closes it alone', async ({
  section,
}) => {
  const page = await section('combobox');
  const { dialog } = await openDialog(page);
  const more = dialog.getByRole('button', { name: 'Mehr' });
  await more.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Drucken' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(more).toBeFocused();
  await more.click();
  await page.getByRole('menuitem', { name: 'Als Teamtipp teilen' }).click();
  await expect(dialog.locator('output').last()).toHaveText('share');
  await expect(dialog).toBeVisible();
});

test('[KIT-15] [KIT-17] in a dialog a calendar works by keyboard and mouse, and Escape closes it alone', async ({
  section,
}) => {
  const page = await section('combobox');
  const { dialog } = await openDialog(page);
  const open = dialog.getByRole('button', { name: 'Geburtsdatum: Kalender öffnen' });
  const calendar = page.getByRole('dialog', { name: 'Geburtsdatum wählen' });
  const field = dialog.getByRole('textbox', { name: 'Geburtsdatum' });
  await open.press('Enter');
  await expect(calendar.getByRole('button', { name: 'ausgewählt' })).toBeFocused();
  await expect(calendar).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(calendar).toBeHidden();
  await expect(open).toBeFocused();

  await open.press('Enter');
  await expect(calendar.getByRole('button', { name: 'ausgewählt' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('07.11.1985');
  await open.click();
  await calendar.getByRole('button', { name: '20. November 1985' }).click();
  await expect(field).toHaveValue('20.11.1985');
  await expect(dialog).toBeVisible();
});
