import { LONG } from '../support/parts.ts';
import { settle } from '../support/settle.ts';
import { expect, test } from '../support/test.ts';
import {
  codeTo,
  expectNoBarriers,
  field,
  follow,
  heading,
  IBAN,
  PASSWORD,
  PHONE,
  press,
  register,
  registerUntil,
  stepHeading,
  WORDS,
  write,
} from './walk.ts';

test.use({ viewport: PHONE });

const VERSIONS = { v3: '/register/v3/continue', v2: '/register/v2' };
const UNKNOWN = 'f'.repeat(32);

const WALKS = [
  { version: 'v3', language: 'de', tag: [] },
  { version: 'v2', language: 'en', tag: [] },
  { version: 'v3', language: 'en', tag: [LONG] },
  { version: 'v2', language: 'de', tag: [LONG] },
] as const;

for (const { version, language, tag } of WALKS) {
  const title = `[REGISTER-7, REGISTER-12] by keyboard on a phone, in ${version} (${language}): the page of errors leads on`;
  test(title, { tag: [...tag] }, async ({ page, own, complaints }) => {
    test.slow();
    complaints.expect(/Failed to load resource.*404/);
    const words = WORDS[language];
    const under = (token: string) => `${own.url}${words.prefix}${VERSIONS[version]}/${token}`;

    await page.goto(`${under(UNKNOWN)}/error`);
    await expect(page.getByRole('heading', { name: words.linkOver })).toBeVisible();
    await expect(page.getByText(/: invalid_token$/)).toBeVisible();
    await expectNoBarriers(page);
    await follow(page, words.registerAgain);
    await expect(page).toHaveURL(new RegExp(`/register/${version}/start$`));
    await expect(heading(page, version === 'v3' ? words.startTitle : words.startTitleV2)).toBeFocused();

    const token = await registerUntil(own, 'email');
    const spent = {
      mobile_count: 3,
      mobile_count_threshold_reached: true,
      error: 'mobile_count_threshold_reached',
      is_bank_account_enter_limit_reached: true,
    };
    // This server never refuses all three, because the last bank account stays pending; another
    // server may.
    const status = `**/api/v3/register/${token}`;
    await page.route(status, async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      await route.fulfill({ response, json: { ...body, data: { ...body.data, ...spent } } });
    });
    await page.goto(`${under(token)}/${version === 'v3' ? 'mobile' : 'confirm-code'}`);
    await expect(heading(page, words.helpTitle)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/register/${version}/.*/error$`));
    await expectNoBarriers(page);
    await follow(page, words.service);
    await expect(page).toHaveURL(/\/contact$/);
    await page.unroute(status);
  });
}

for (const { version, language, tag } of WALKS) {
  const title = `[REGFINISH-4, REGV2-4, REGV2-5] by keyboard on a phone, in ${version} (${language}): first limits are set, or left out`;
  test(title, { tag: [...tag] }, async ({ page, own }) => {
    test.slow();
    const words = WORDS[language];
    const token = await registerUntil(own, 'mobile');
    await page.goto(`${own.url}${words.prefix}${VERSIONS[version]}/${token}/finish`);
    await expect(heading(page, words.finishTitle)).toBeVisible();
    await follow(page, words.limitsFirst);
    await expect(heading(page, words.limitsTitle)).toBeFocused();
    await press(page, words.limitsSend);
    await expect(page.locator('[role=group]:focus')).toBeVisible();
    await settle(page);
    await expectNoBarriers(page);
    await follow(page, words.limitsNone);
    await expect(heading(page, words.finishTitle)).toBeFocused();

    await follow(page, words.limitsFirst);
    await write(page, { [words.deposits]: '100' });
    await page.keyboard.press('Tab');
    await expect(field(page, words.deposits)).toHaveValue(/^100/);
    const answered = page.waitForResponse((answer) => answer.url().endsWith(`/v2/register/${token}/limits`));
    await press(page, words.limitsSend);
    expect((await answered).ok()).toBe(true);
    await expect(heading(page, words.finishTitle)).toBeFocused();
  });
}

for (const { version, language, tag } of WALKS) {
  const title = `[REGEMAIL-6, REGEMAIL-8, REGBANK-4] by keyboard on a phone, in ${version} (${language}): a wrong e-mail address is corrected, another bank account is named, and no focus is lost`;
  test(title, { tag: [...tag] }, async ({ page, own }) => {
    test.slow();
    const words = WORDS[language];
    const right = 'right@example.org';
    const path = `${own.url}${words.prefix}${VERSIONS[version]}/${await register(own)}`;
    await page.goto(`${path}/${version === 'v3' ? 'email' : 'email-verify'}`);
    await press(page, words.correct);
    await expect(stepHeading(page, words.correct)).toBeFocused();
    await expectNoBarriers(page);
    await write(page, { [words.email]: right, [words.emailConfirmation]: right });
    await write(page, { [words.password]: PASSWORD, [words.passwordConfirmation]: PASSWORD });
    await press(page, words.sendThere);
    await expect(page.locator('p:focus')).toContainText(right);
    await write(page, { [words.code]: await codeTo(own, right) });
    await press(page, words.confirm);

    await follow(page, words.bankInstead);
    await write(page, { [words.iban]: IBAN });
    await press(page, words.sendCent);
    await expect(page.locator('p:focus')).toContainText(words.onItsWay);
    await press(page, words.otherAccount);
    await expect(page.locator('p:focus')).toContainText(words.oneCent);
    await expect(field(page, words.iban)).toBeVisible();
    await expectNoBarriers(page);
  });
}
