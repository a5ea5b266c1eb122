import { expectToFit, findBarriers } from '../support/find-barriers.ts';
import { expect, test } from '../support/test.ts';

test('[CALC-5] [CALC-10] [CALC-11] on a phone a box of four is ticked by keyboard, its price stays in sight, and axe finds nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/wettrechner?country=DEU&type=TRI');
  await page.getByRole('button', { name: 'Kombiniert' }).press('Enter');
  for (const startnr of [1, 2, 5, 7]) {
    await page.getByRole('checkbox', { name: `Nummer ${startnr}, gewählt` }).press('Space');
  }
  const price = page.getByRole('region', { name: 'Preis' });
  await expect(price).toContainText(/12,00\s€\s*24 Kombinationen/);
  await expect(price).toBeInViewport();
  await expect(price.getByRole('status')).toHaveText(/24 Kombinationen, 12,00\s€/);
  await expectToFit(page);
  expect(await findBarriers(page)).toEqual([]);
});

test('[CALC-5] [CALC-13] a full V75 is counted at once and listed thirty at a time', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/en/wettrechner?country=SWE&type=V75');
  await page.getByLabel('Runners in each race').selectOption('15');
  for (const leg of [1, 2, 3, 4, 5, 6, 7]) {
    await page.getByRole('checkbox', { name: `All runners, race ${leg}` }).press('Space');
  }
  await expect(page.getByRole('region', { name: 'Price' })).toContainText('€5,125,781.25');
  await page.getByRole('button', { name: 'Show 30 more' }).press('Enter');
  await expect(page.getByRole('region', { name: 'Combinations' }).getByRole('listitem')).toHaveCount(60);
  await expectToFit(page);
});

test('[GRID-6] [GRID-16] on a phone the boxes of eight races are reached by arrow keys, and a system is drawn', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/wettrechner?country=SWE&type=V86');
  await page.getByLabel('Starter je Rennen').selectOption('20');
  await page.getByRole('checkbox', { name: 'Nummer 1, Rennen 1' }).focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowRight']) await page.keyboard.press(key);
  const box = page.getByRole('checkbox', { name: 'Nummer 2, Rennen 4' });
  await expect(box).toBeFocused();
  await page.keyboard.press('Space');
  await expect(box).toBeChecked();
  for (let leg = 5; leg <= 8; leg += 1) await page.keyboard.press('ArrowRight');
  for (let startnr = 3; startnr <= 20; startnr += 1) await page.keyboard.press('ArrowDown');
  const last = page.getByRole('checkbox', { name: 'Nummer 20, Rennen 8' });
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport({ ratio: 1 });
  await page.getByLabel('Reihen, höchstens').selectOption('96');
  await page.getByRole('button', { name: 'Harry Boy' }).press('Enter');
  await expect(page.getByRole('region', { name: 'Preis' })).toContainText(/Kombination/);
  await expect(box).toBeChecked();
  await expect(page.getByRole('button', { name: /^Tipp \d+ noch einmal$/ })).toBeVisible();
  await expectToFit(page);
  expect(await findBarriers(page)).toEqual([]);
});
