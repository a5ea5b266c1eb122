import type { Page } from '@playwright/test';
import { findBarriers } from '../support/find-barriers.ts';
import { findUntold } from '../support/find-untold.ts';
import { LONG } from '../support/parts.ts';
import { settle } from '../support/settle.ts';
import { expect, test } from '../support/test.ts';
import { codeTo, EMAIL, expectNoBarriers, field, heading, IBAN, MOBILE, PASSWORD, PHONE, WORDS } from './walk.ts';

const words = WORDS.de;

test.use({ viewport: PHONE });

const fill = async (page: Page, answers: Record<string, string>): Promise<void> => {
  for (const [label, text] of Object.entries(answers)) await field(page, label).fill(text);
};

async function expectNoneUntold(page: Page, title: string): Promise<void> {
  await expect(heading(page, title)).toBeVisible();
  expect(await findUntold(page), title).toEqual([]);
}

/** Submits an empty page, and checks its fields and errors. */
async function look(page: Page, title: string, button: string): Promise<void> {
  await expect(heading(page, title)).toBeVisible();
  await settle(page);
  await page.getByRole('main').getByRole('button', { name: button, exact: true }).click();
  await expect(page.getByRole('group', { name: words.notAll })).toBeVisible();
  // The browser shows the focus only after a key.
  await page.keyboard.press('Tab');
  expect(await findUntold(page), title).toEqual([]);
}

test('[FRAME-36] in forced colours the focus, what is chosen and what is wrong can be told at each step of the registration', {
  tag: LONG,
}, async ({ page, own, complaints }) => {
  complaints.expect(/Failed to load resource.*40[039]/);
  test.slow();
  const press = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click();
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(`${own.url}/register/v2/start`);
  await look(page, 'Zugang', words.next);
  await fill(page, { [words.username]: 'erika85', [words.email]: EMAIL, [words.emailConfirmation]: EMAIL });
  await field(page, words.birthdate).pressSequentially('12.04.1985');
  await press(words.next);

  await look(page, words.person, words.next);
  const found = page.getByRole('option', { name: 'Lindenallee, 50667 Köln' });
  const search = async () => {
    await field(page, words.search).fill('');
    await field(page, words.search).pressSequentially('linden koeln');
    await expect(found).toBeVisible();
  };
  await search();
  // Axe reads colours from the style sheets, not from the screen.
  await page.emulateMedia({ forcedColors: 'none' });
  expect(await findBarriers(page)).toEqual([]);
  await page.emulateMedia({ forcedColors: 'active' });
  // Axe scrolls, which closes the list.
  await search();
  await page.keyboard.press('ArrowDown');
  const colours = await found.evaluate((option) => {
    const { backgroundColor } = getComputedStyle(option);
    return [backgroundColor, getComputedStyle(option.parentElement as Element).backgroundColor];
  });
  expect(new Set(colours).size, 'the option that Enter takes looks chosen').toBe(2);
  await page.keyboard.press('Enter');
  await field(page, words.ms).check();
  await fill(page, {
    [words.firstname]: 'Erika',
    [words.lastname]: 'Beispiel',
    [words.birthName]: 'Muster',
    [words.birthplace]: 'Bonn',
    [words.houseNumber]: '12a',
    [words.phone]: MOBILE,
  });
  await field(page, words.nationality).selectOption(words.german);
  await press(words.next);

  await look(page, words.termsTitle, words.next);
  await page.getByRole('main').getByRole('checkbox').check();
  await press(words.next);
  await look(page, words.passwordTitle, words.next);
  await fill(page, { [words.password]: PASSWORD, [words.passwordConfirmation]: PASSWORD });
  await press(words.next);
  await look(page, words.emailTitle, words.confirm);
  await fill(page, { [words.code]: await codeTo(own, EMAIL) });
  await press(words.confirm);

  await expectNoneUntold(page, words.mobileTitle);
  await page.getByRole('link', { name: words.bankInstead }).click();
  await look(page, words.bankTitle, words.sendCent);
  await fill(page, { [words.iban]: IBAN });
  await press(words.sendCent);
  await expect(field(page, words.bankCode)).toBeVisible();
  await look(page, words.bankTitle, words.confirm);
  await page.goto(page.url().replace('/bank', '/mobile'));
  await press(words.sendSms);
  await look(page, words.mobileCodeTitle, words.confirm);
  await fill(page, { [words.code]: await codeTo(own, MOBILE) });
  await press(words.confirm);
  await expectNoneUntold(page, words.finishTitle);
  await page.getByRole('link', { name: 'Vorher Limits festlegen' }).click();
  await press('Limits festlegen');
  await expect(page.getByRole('link', { name: /mindestens eines dieser Felder/ })).toBeVisible();
  await page.keyboard.press('Tab');
  expect(await findUntold(page)).toEqual([]);
  await page.emulateMedia({ forcedColors: 'none' });
  await expectNoBarriers(page);
});
