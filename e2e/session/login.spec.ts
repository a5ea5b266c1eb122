import { endSessions } from '../betting/bets.ts';
import { expectToFit, findBarriers } from '../support/find-barriers.ts';
import { readAloud } from '../support/keyboard.ts';
import { DEMO_PASSWORD, fillInLogin, loginForm } from '../support/log-in.ts';
import { expect, test } from '../support/test.ts';
import {
  accountButton,
  callAtOnce,
  IS_LOGIN,
  logIn,
  loginButton,
  logOut,
  openTabs,
  SWITCH_TO_PRO,
} from './customer.ts';

test('[LOGIN-1] the login form by keyboard at 360 px: in, and out again by the account panel', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/?login');
  const form = loginForm(page);
  await expect(form.getByLabel('E-Mail-Adresse')).toBeVisible();
  await expectToFit(page);
  expect(await findBarriers(page)).toEqual([]);
  await readAloud(page.getByRole('region', { name: 'Anmelden' }));

  await form.getByLabel('E-Mail-Adresse').focus();
  await page.keyboard.type('active@demo.test');
  await page.keyboard.press('Tab');
  await page.keyboard.type(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(accountButton(page)).toBeVisible();
  await expect(accountButton(page)).toBeFocused();

  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Abmelden' }).press('Enter');
  await expect(loginButton(page)).toBeVisible();
  const tokens = async () =>
    (await page.context().cookies()).map(({ name }) => name).filter((name) => /token/.test(name));
  expect((await tokens()).filter((name) => name !== 'csrf-token')).toEqual([]);
  // The server removes it with its answer to the logout.
  await expect.poll(tokens).toEqual([]);
});

test('[LOGIN-2] a wrong password is said in words, in the form', async ({ page, complaints }) => {
  complaints.expect(/401 \(Unauthorized\)/);
  await page.goto('/?login');
  const form = loginForm(page);
  await fillInLogin(form, { name: 'other', password: 'Falsch-2026!' });
  await expect(form.getByText('E-Mail-Adresse oder Passwort ist falsch.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Meldungen' }).getByRole('alert')).toBeEmpty();
});

test('[LOGIN-6] [SESSION-5] a login and a logout in one tab are those of every tab within a second', async ({
  context,
  page,
}) => {
  const others = [await context.newPage(), await context.newPage()];
  for (const tab of others) {
    await tab.goto('/about');
    await expect(loginButton(tab)).toBeVisible();
  }
  await logIn(page, 'active');
  for (const tab of others) await expect(accountButton(tab)).toBeVisible();

  await logOut(page);
  for (const tab of others) {
    await expect(loginButton(tab)).toBeVisible();
    await expect(tab.getByText('Sie wurden in einem anderen Tab abgemeldet.')).toBeVisible();
  }
});

test('[LOGIN-6] [TOKENS-7] a session that the server ended elsewhere is over in every tab', async ({
  context,
  page,
  product,
  complaints,
}) => {
  complaints.expect(/401 \(Unauthorized\)/);
  await logIn(page, 'active');
  const [first, ...others] = await openTabs(context, 3);
  if (!first) throw new Error('A tab did not open');
  // Due reads wait. The first tab that asks notices the end, and then no tab has a customer.
  const asked = Promise.withResolvers<void>();
  const all = [page, first, ...others];
  for (const tab of all)
    await tab.route('**/api/v1/**', async (route) => {
      if (tab !== first || !route.request().url().endsWith(IS_LOGIN.path)) await asked.promise;
      await route.continue().catch(() => {});
    });
  await endSessions(product);
  expect([...new Set(await callAtOnce(first, 50))]).toEqual(['unauthorized_customer_jwt']);
  asked.resolve();
  await expect(first.getByText('Ihre Sitzung ist abgelaufen.')).toBeVisible();
  for (const tab of all) await expect(loginButton(tab)).toBeVisible();
});

test('[SESSION-6] [SESSION-26] who logs in as somebody else in one tab is never shown the first one in another', async ({
  context,
  page,
}) => {
  await logIn(page, 'active');
  const [other] = await openTabs(context, 1);
  if (!other) throw new Error('A tab did not open');
  await accountButton(other).click();
  await expect(other.getByText('active@demo.test')).toBeVisible();

  // An answer about the first customer reaches the other tab after the second one logged in.
  const asked = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  await other.route(
    '**/api/v1/customer/me',
    async (route) => {
      const response = await route.fetch();
      asked.resolve();
      await release.promise;
      await route.fulfill({ response }).catch(() => {});
    },
    { times: 1 },
  );
  await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await asked.promise;

  await logOut(page);
  await logIn(page, 'other');
  await expect(accountButton(other)).toBeVisible();
  await other.evaluate(() => {
    const leaks: string[] = [];
    Object.assign(globalThis, { leaks });
    new MutationObserver(() => {
      const text = document.body.textContent ?? '';
      if (text.includes('active@demo.test')) leaks.push(text.slice(0, 2_000));
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  release.resolve();
  await other.bringToFront();
  await accountButton(other).click();
  await expect(other.getByText('other@demo.test')).toBeVisible();
  await expect(other.getByText('active@demo.test')).toHaveCount(0);
  expect(await other.evaluate(() => Reflect.get(globalThis, 'leaks'))).toEqual([]);
});

test('[TOKENS-9] [TOKENS-40] a stale proof of origin is read again without a word; one that stays stale is the caller’s', async ({
  page,
  complaints,
}) => {
  complaints.expect(/403 \(Forbidden\)/);
  await logIn(page, 'active');
  let stale = 1;
  await page.route(`**/api${SWITCH_TO_PRO.path}`, async (route) => {
    stale -= 1;
    const headers = { ...route.request().headers(), ...(stale >= 0 ? { 'x-csrf-token': 'stale' } : {}) };
    await route.continue({ headers });
  });
  expect(await callAtOnce(page, 1, SWITCH_TO_PRO)).toEqual(['ok']);
  stale = 2;
  expect(await callAtOnce(page, 1, SWITCH_TO_PRO)).toEqual(['csrf_mismatch']);
  await expect(accountButton(page)).toBeVisible();
});
