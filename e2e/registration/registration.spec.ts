import type { Browser, Page } from '@playwright/test';
import { passTime } from '../session/customer.ts';
import type { Clock } from '../support/clock.ts';
import { tabTo } from '../support/keyboard.ts';
import { LONG } from '../support/parts.ts';
import { expect, test } from '../support/test.ts';
import {
  codeOfAccount,
  codeTo,
  EMAIL,
  enterCode,
  expectKept,
  expectNoBarriers,
  expectRefused,
  field,
  heading,
  IBAN,
  logIn,
  MOBILE,
  mailedLink,
  openBrowser,
  PASSWORD,
  PHONE,
  press,
  stepHeading,
  tick,
  type Walk,
  WORDS,
  type Words,
  write,
} from './walk.ts';

test.use({ viewport: PHONE });

const writeLogin = (page: Page, words: Words) =>
  write(page, {
    [words.username]: 'erika85',
    [words.email]: EMAIL,
    [words.emailConfirmation]: EMAIL,
    [words.birthdate]: '12.04.1985',
  });

const writePassword = (page: Page, words: Words) =>
  write(page, { [words.password]: PASSWORD, [words.passwordConfirmation]: PASSWORD });

async function writePerson(page: Page, words: Words): Promise<void> {
  await tick(page, field(page, words.ms));
  await write(page, {
    [words.firstname]: 'Erika',
    [words.lastname]: 'Beispiel',
    [words.birthName]: 'Muster',
    [words.birthplace]: 'Bonn',
    [words.nationality]: words.german,
  });
}

/** Finds the address by a few letters; the house number is next. */
async function writeAddress(page: Page, words: Words): Promise<void> {
  await write(page, { [words.search]: 'linden koeln' });
  await expect(page.getByRole('option', { name: 'Lindenallee, 50667 Köln' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field(page, words.houseNumber)).toBeFocused();
  await expect(field(page, words.city)).toHaveValue('Köln');
  await write(page, { [words.houseNumber]: '12a', [words.phone]: '0151 12345678' });
}

/** Version 3: one form of four steps. */
async function begin(walk: Walk): Promise<void> {
  const { page, words, reloads } = walk;
  await expectRefused(walk, words.next);
  await writeLogin(page, words);
  await writePassword(page, words);
  await press(page, words.next);
  await expect(stepHeading(page, words.person)).toBeFocused();
  if (reloads) {
    await page.reload();
    // The form has again what was typed, except passwords.
    await expect(field(page, words.username)).toHaveValue('erika85');
    await writePassword(page, words);
    await press(page, words.next);
    await expect(stepHeading(page, words.person)).toBeFocused();
  }
  await expectRefused(walk, words.next);
  await writePerson(page, words);
  await press(page, words.next);
  await expect(stepHeading(page, words.addressTitle)).toBeFocused();
  await page.goBack();
  await expect(field(page, words.firstname)).toHaveValue('Erika');
  await expect(stepHeading(page, words.person)).toBeVisible();
  await page.goForward();
  await expect(stepHeading(page, words.addressTitle)).toBeVisible();
  await expectRefused(walk, words.next);
  await writeAddress(page, words);
  await press(page, words.next);
  await expect(stepHeading(page, words.check)).toBeFocused();
  await expect(page.getByRole('region', { name: words.addressTitle })).toContainText(MOBILE);
  await expectRefused(walk, words.send);
  await tick(page, page.getByRole('checkbox'));
  await press(page, words.send);
}

/** Version 2: one page for each part. */
async function beginByPages(walk: Walk): Promise<void> {
  const { page, words, reloads } = walk;
  await expectRefused(walk, words.next);
  await writeLogin(page, words);
  await page.keyboard.press('Tab');
  await expectKept(page, '1985-04-12');
  if (reloads) await page.reload();
  await expect(field(page, words.username)).toHaveValue('erika85');
  await press(page, words.next);
  await expect(heading(page, words.person)).toBeFocused();
  await expectRefused(walk, words.next);
  await writePerson(page, words);
  await writeAddress(page, words);
  await page.keyboard.press('Tab');
  await expectKept(page, MOBILE);
  if (reloads) await page.reload();
  await expect(field(page, words.houseNumber)).toHaveValue('12a');
  await press(page, words.next);
  await expect(heading(page, words.termsTitle)).toBeFocused();
  if (reloads) await page.reload();
  await expectRefused(walk, words.next);
  await tick(page, page.getByRole('checkbox'));
  await press(page, words.next);
  await expect(heading(page, words.passwordTitle)).toBeFocused();
  // The finished pages left no trace: going back leads to the first one, which links to this step.
  await page.goBack();
  const goOn = page.getByRole('link', { name: words.goOn });
  await goOn.waitFor();
  await tabTo(page, goOn);
  await page.keyboard.press('Enter');
  await expect(heading(page, words.passwordTitle)).toBeFocused();
  if (reloads) await page.reload();
  await expectRefused(walk, words.next);
  await writePassword(page, words);
  await press(page, words.next);
}

async function confirmMail(walk: Walk): Promise<void> {
  const { page, own, words, reloads } = walk;
  await expect(heading(page, words.emailTitle)).toBeFocused();
  if (reloads) await page.reload();
  await expectRefused(walk, words.confirm);
  await enterCode(walk, words.code, await codeTo(own, EMAIL));
  await expect(heading(page, words.mobileTitle)).toBeFocused();
}

/** Opens the mail's link in another browser: the page sends the code by itself. */
async function goOnElsewhere(walk: Walk, browser: Browser, clock: Clock): Promise<void> {
  const { own, words } = walk;
  walk.page = await openBrowser(browser, own, clock);
  await walk.page.goto(await mailedLink(own));
  await expect(heading(walk.page, words.mobileTitle)).toBeVisible();
}

/** The mobile number, then the age, which is checked meanwhile. The identity check can wait. */
async function goByMobile(walk: Walk): Promise<void> {
  const { page, own, words, reloads } = walk;
  if (reloads) await page.reload();
  await press(page, words.sendSms);
  await expect(heading(page, words.mobileCodeTitle)).toBeFocused();
  if (reloads) await page.reload();
  await expectRefused(walk, words.confirm);
  await enterCode(walk, words.code, await codeTo(own, MOBILE));
  await arrive(walk);
  // A login with its checks, which is slow on a busy machine.
  await expect(page).toHaveURL(/\/limbus\/check_age$/, { timeout: 30_000 });
  await write(page, { [words.birthdate]: '12.04.1985' });
  await press(page, words.checkAge);
  // The check starts when the server is asked, so earlier time does not count.
  await expect(page.getByText(words.checking)).toBeVisible();
  await passTime(own, 90_000);
  await expect(heading(page, words.identityTitle)).toBeVisible();
  await press(page, words.later);
}

/** The bank account, whose code also validates identity and age. */
async function goByBank(walk: Walk): Promise<void> {
  const { page, own, words, reloads } = walk;
  await tabTo(page, page.getByRole('link', { name: words.bankInstead }));
  await page.keyboard.press('Enter');
  await expect(heading(page, words.bankTitle)).toBeFocused();
  if (reloads) await page.reload();
  await expectRefused(walk, words.sendCent);
  await write(page, { [words.iban]: IBAN });
  await press(page, words.sendCent);
  await expect(field(page, words.bankCode)).toBeVisible();
  if (reloads) await page.reload();
  await expectRefused(walk, words.confirm);
  await enterCode(walk, words.bankCode, await codeOfAccount(own, IBAN));
  await arrive(walk);
}

/** At the end the customer is logged in, or asked to log in. */
async function arrive(walk: Walk): Promise<void> {
  const { page, words, reloads } = walk;
  if (!reloads) return;
  await expect(heading(page, words.finishTitle)).toBeFocused();
  await page.reload();
  await expect(heading(page, words.finishTitle)).toBeVisible();
  await expectNoBarriers(page);
  await logIn(walk);
}

/** The limit under LUGAS, which leads back to the end of the registration. */
async function setLimit(walk: Walk): Promise<void> {
  const { page, words } = walk;
  await expect(heading(page, words.lugasTitle)).toBeVisible();
  await expectRefused(walk, words.lugasSend);
  await write(page, { [words.lugasAmount]: '100' });
  await press(page, words.lugasSend);
}

/** Answers two dialogs for a new customer: the sums of 30 days, and the bonus programme. */
async function answerDialogs({ page, words }: Walk): Promise<void> {
  for (const name of [words.sumsRead, words.noBonus]) {
    const button = page.getByRole('dialog').getByRole('button', { name, exact: true });
    await button.waitFor();
    await tabTo(page, button);
    await page.keyboard.press('Enter');
  }
}

const WALKS = [
  { language: 'de', version: 'v3', way: 'bank', reloads: true, moves: false, tag: [] },
  { language: 'en', version: 'v2', way: 'mobile', reloads: false, moves: false, tag: [] },
  { language: 'en', version: 'v3', way: 'mobile', reloads: true, moves: true, tag: [LONG] },
  { language: 'de', version: 'v2', way: 'bank', reloads: true, moves: false, tag: [LONG] },
  { language: 'en', version: 'v2', way: 'mobile', reloads: true, moves: true, tag: [LONG] },
] as const;

for (const { language, version, way, reloads, moves, tag } of WALKS) {
  const title = `[REGSTART-10, REGV2-1, REGMOBILE-2, REGBANK-2, REGFINISH-1, REGFINISH-2, REGFINISH-3] by keyboard on a phone, in ${version} (${language}), with the ${way}${reloads ? ', reloaded at each step' : ''}${moves ? ', by the mailed link in another browser' : ''}: from a visitor to a customer with a limit`;
  test(title, { tag: [...tag] }, async ({ page, browser, own, clock, complaints }) => {
    // Some hundred presses of Tab, and axe on each page, take long on a busy machine.
    test.slow();
    complaints.expect(/Failed to load resource.*40[039]/);
    const words = WORDS[language];
    const walk: Walk = { page, own, words, reloads };
    await page.goto(`${own.url}${words.prefix}/register${version === 'v3' ? '' : '/v2/start'}`);
    await (version === 'v3' ? begin : beginByPages)(walk);
    if (moves) await goOnElsewhere(walk, browser, clock);
    else await confirmMail(walk);
    await (way === 'bank' ? goByBank : goByMobile)(walk);
    await setLimit(walk);
    await expect(walk.page.getByText(way === 'bank' ? words.welcome : words.needsAccount)).toBeVisible();
    await expect(walk.page).toHaveURL(/\/finish$/);
    await answerDialogs(walk);
    await expectNoBarriers(walk.page);
    if (way !== 'bank') return;
    await tabTo(walk.page, walk.page.getByRole('link', { name: words.deposit }));
    await walk.page.keyboard.press('Enter');
    await expect(walk.page).toHaveURL(/\/user\/payin$/);
  });
}
