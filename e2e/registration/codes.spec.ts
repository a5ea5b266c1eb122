import type { Page } from '@playwright/test';
import { passTime } from '../session/customer.ts';
import { LONG } from '../support/parts.ts';
import { expect, test } from '../support/test.ts';
import {
  codeOfAccount,
  codeTo,
  EMAIL,
  field,
  heading,
  IBAN,
  MOBILE,
  mailedLink,
  openBrowser,
  PHONE,
  press,
  register,
  WORDS,
  write,
  wrongCode,
} from './walk.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const words = WORDS.de;

test.use({ viewport: PHONE });

const says = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible();

/** Enters a wrong code several times. Each code allows five attempts. */
async function guess(page: Page, label: string, code: string, times: number): Promise<void> {
  for (let attempt = 0; attempt < times; attempt += 1) {
    await write(page, { [label]: wrongCode(code) });
    await page.keyboard.press('Enter');
    // The summary of the errors, or the title of the next page.
    await expect(page.locator('[role=group]:focus, h1:focus')).toBeVisible();
  }
}

test('[REGEMAIL-3] [REGEMAIL-4] [REGISTER-17] the link of the mail leads on in two tabs at once, again, and in another browser', async ({
  page,
  context,
  browser,
  own,
  clock,
  complaints,
}) => {
  complaints.expect(/Failed to load resource.*409/);
  await register(own);
  const link = await mailedLink(own);
  const other = await context.newPage();
  await Promise.all([page.goto(link), other.goto(link)]);
  for (const tab of [page, other]) await expect(heading(tab, words.mobileTitle)).toBeVisible();
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await page.goto(link);
  await expect(heading(page, words.mobileTitle)).toBeVisible();
  await page.reload();
  await expect(heading(page, words.mobileTitle)).toBeVisible();
  expect(sent.filter((url) => url.includes('verify-email'))).toEqual([]);

  const elsewhere = await openBrowser(browser, own, clock);
  await elsewhere.goto(link);
  await expect(heading(elsewhere, words.mobileTitle)).toBeVisible();
  await press(elsewhere, words.sendSms);
  await field(elsewhere, words.code).fill(await codeTo(own, MOBILE));
  await press(elsewhere, words.confirm);
  await expect(heading(elsewhere, words.finishTitle)).toBeVisible();
  // The first tab continues at the step that the other browser reached.
  await press(page, words.sendSms);
  await expect(heading(page, words.finishTitle)).toBeVisible();
  await other.reload();
  await expect(heading(other, words.finishTitle)).toBeVisible();
});

const WALKS = [
  { version: 'v3', language: 'de', email: 'v3/continue/TOKEN/email', tag: [] },
  { version: 'v2', language: 'en', email: 'v2/TOKEN/email-verify', tag: [] },
  { version: 'v3', language: 'en', email: 'v3/continue/TOKEN/email', tag: [LONG] },
  { version: 'v2', language: 'de', email: 'v2/TOKEN/email-verify', tag: [LONG] },
] as const;

for (const { version, language, email, tag } of WALKS) {
  const title = `[REGISTER-20, REGEMAIL-2, REGEMAIL-5, REGEMAIL-7, REGMOBILE-4, REGMOBILE-6, REGBANK-3] by keyboard, in ${version} (${language}): codes that are late or were tried too often, and limits that are spent, leave a way in words`;
  test(title, { tag: [...tag] }, async ({ page, own, complaints }) => {
    test.slow();
    complaints.expect(/Failed to load resource.*4(00|09|29)/);
    const words = WORDS[language];
    const path = `${own.url}${words.prefix}/register/${email.replace('TOKEN', await register(own))}`;
    const late = await codeTo(own, EMAIL);
    await passTime(own, DAY);
    await page.goto(`${path}?register_code=${late}`);
    await says(page, words.late);
    await says(page, words.noCode);
    await press(page, words.again);
    await says(page, words.mailSent);
    await press(page, words.again);
    await says(page, words.pause);
    await expect(page.getByRole('timer')).toBeVisible();

    await guess(page, words.code, await codeTo(own, EMAIL), 6);
    await expect(page.getByRole('group', { name: words.tooOften })).toBeFocused();
    await says(page, words.noCode);
    await passTime(own, MINUTE);
    await page.reload();
    await press(page, words.again);
    await says(page, words.mailSent);
    await write(page, { [words.code]: await codeTo(own, EMAIL) });
    await press(page, words.confirm);

    await press(page, words.sendSms);
    await expect(heading(page, words.mobileCodeTitle)).toBeFocused();
    await passTime(own, 15 * MINUTE);
    await write(page, { [words.code]: await codeTo(own, MOBILE) });
    await page.keyboard.press('Enter');
    await says(page, words.late);
    for (const text of [words.smsSent, words.smsLast]) {
      await press(page, words.againSms);
      await says(page, text);
      await passTime(own, MINUTE);
    }
    await guess(page, words.code, await codeTo(own, MOBILE), 5);
    await expect(heading(page, words.bankTitle)).toBeVisible();
    await says(page, words.smsOver);

    for (const iban of ['AT611904300234573201', 'CH9300762011623852957', IBAN]) {
      await write(page, { [words.iban]: iban });
      await press(page, words.sendCent);
      await expect(field(page, words.bankCode)).toBeVisible();
      if (iban !== IBAN) await press(page, words.otherAccount);
    }
    await says(page, words.noOtherAccount);
    await guess(page, words.bankCode, 'ACDEFH', 6);
    await says(page, words.tooOftenToday);
    await passTime(own, DAY);
    await write(page, { [words.bankCode]: await codeOfAccount(own, IBAN) });
    await press(page, words.confirm);
    await expect(heading(page, words.finishTitle)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/register/${version}/.*finish$`));
  });
}
