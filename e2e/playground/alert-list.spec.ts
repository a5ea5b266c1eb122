import { findBarriers } from '../support/find-barriers.ts';
import { expect, test, WIDTHS } from './playground.ts';

const REFUSED = 'Ihre Wette wurde nicht angenommen: Der Pool ist geschlossen.';

for (const width of WIDTHS) {
  test(`[ALERT-6] [ALERT-7] [ALERT-8] a message of an open dialog can be read and closed over it, on ${width} px`, async ({
    page,
    section,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await section('alert-list');
    await page.getByRole('button', { name: 'Dialog mit Meldung öffnen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Wette abgeben?' });
    await dialog.getByRole('button', { name: 'Abgeben' }).click();

    const message = page.getByRole('alert').filter({ hasText: REFUSED });
    await expect(message).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
    // Playwright presses only elements that are neither covered nor inert.
    await message.getByRole('button', { name: 'Meldung schließen' }).click();
    await expect(message).toHaveCount(0);
    await expect(dialog).toBeVisible();
  });
}

test('[ALERT-6] [ALERT-7] a message stays when the dialog it lies over closes, and can be closed then', async ({
  page,
  section,
}) => {
  await section('alert-list');
  await page.getByRole('button', { name: 'Dialog mit Meldung öffnen' }).click();
  await page.getByRole('button', { name: 'Abgeben' }).click();
  for (let press = 0; press < 3; press++) await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('button', { name: 'Fertig' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Meldung schließen' }).click();
  await expect(page.getByText(REFUSED)).toHaveCount(0);
});
