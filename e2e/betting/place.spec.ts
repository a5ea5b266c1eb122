import { logIn as logInByForm, logOut } from '../session/customer.ts';
import { type Clock, pinClock } from '../support/clock.ts';
import { expectToFit, findBarriers } from '../support/find-barriers.ts';
import { pressByKey } from '../support/keyboard.ts';
import { fillInLogin, logIn, loginForm } from '../support/log-in.ts';
import { expect, test } from '../support/test.ts';
import { openVisitor } from '../support/visitor.ts';
import { endSessions, openRace, placeButton, readLedger, receipt, slip, tickWin, unanswered, winOdds } from './bets.ts';

const BETS = '**/api/v1/bets';

test.beforeEach(async ({ context, own }) => logIn(context, own.url));

test.use({ baseURL: ({ own }, use) => use(own.url) });

test('[PLACE-1] a bet is ticked, read and placed by keyboard, and can be taken back for a minute', async ({
  page,
  context,
  own,
}) => {
  const race = await openRace(context, own);
  const before = await readLedger(own);
  await page.goto(`/race/${race}`);
  await winOdds(page).first().focus();
  await page.keyboard.press('Enter');
  await expect(winOdds(page).first()).toHaveAttribute('aria-pressed', 'true');
  await expect(placeButton(page)).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  const words = await placeButton(page).textContent();
  await placeButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(receipt(page)).toBeVisible();
  const after = await readLedger(own);
  expect(after.bets).toHaveLength(before.bets.length + 1);
  const [bet] = after.bets;
  expect(before.balance - after.balance).toBe(bet?.price);
  expect(Number(words?.replace(/\D/g, ''))).toBe(bet?.price);
  expect(await findBarriers(page)).toEqual([]);
  await pressByKey(page, slip(page).getByRole('button', { name: /^Stornieren/ }));
  await expect.poll(async () => (await readLedger(own)).balance).toBe(before.balance);
});

test('[PLACE-2] an answer that is dropped is found out: one bet, said to be open meanwhile', async ({
  page,
  context,
  own,
  complaints,
}) => {
  complaints.expect(/Failed to load resource/);
  const race = await openRace(context, own);
  const before = await readLedger(own);
  await page.route(BETS, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await tickWin(page, race);
  await placeButton(page).click();
  await expect(unanswered(page).getByText('bei uns eingegangen')).toBeVisible();
  await expect(receipt(page)).toBeVisible();
  expect((await readLedger(own)).bets).toHaveLength(before.bets.length + 1);
});

test('[PLACE-3] a request that is lost is said to be not placed, and nothing was charged', async ({
  page,
  context,
  own,
  complaints,
}) => {
  complaints.expect(/Failed to load resource/);
  const race = await openRace(context, own);
  const before = await readLedger(own);
  await page.route(BETS, (route) => route.abort('connectionreset'));
  await tickWin(page, race);
  await placeButton(page).click();
  await expect(slip(page).getByText(/Wir klären, ob diese Wette angekommen ist/)).toBeVisible();
  await expect(placeButton(page)).toHaveCount(0);
  await expect(slip(page).getByText('Nicht platziert, nichts wurde gebucht.')).toBeVisible({ timeout: 40_000 });
  expect(await readLedger(own)).toEqual(before);
  await page.unroute(BETS);
  await slip(page).getByRole('button', { name: 'Erneut versuchen' }).click();
  await placeButton(page).click();
  await expect(receipt(page)).toBeVisible();
  expect((await readLedger(own)).bets).toHaveLength(before.bets.length + 1);
});

test('[PLACE-4] a tab that is closed while it waits leaves one bet, which the next tab shows', async ({
  page,
  context,
  own,
}) => {
  const race = await openRace(context, own);
  const before = await readLedger(own);
  await page.route(BETS, async (route) => {
    await route.fetch();
    // No answer: the tab is closed by then.
  });
  await tickWin(page, race);
  await placeButton(page).click();
  await expect.poll(async () => (await readLedger(own)).bets.length).toBe(before.bets.length + 1);
  await page.close();
  const next = await context.newPage();
  await next.goto(`${own.url}/races`);
  await expect(unanswered(next).getByText('bei uns eingegangen')).toBeVisible();
  expect((await readLedger(own)).bets).toHaveLength(before.bets.length + 1);
});

test('[PLACE-5] two tabs that press one ticket at once make one bet', async ({ page, context, own }) => {
  const race = await openRace(context, own);
  const before = await readLedger(own);
  await tickWin(page, race);
  const other = await context.newPage();
  await other.goto(`${own.url}/race/${race}`);
  await other.getByRole('button', { name: /^Wettschein/ }).click();
  await expect(placeButton(other)).toBeVisible();
  // A click that waits for a calm page would come after the other tab's bet took the button away.
  for (const tab of [page, other]) await placeButton(tab).click({ trial: true });
  await Promise.all([page, other].map((tab) => placeButton(tab).dispatchEvent('click')));
  for (const tab of [page, other]) await expect(receipt(tab)).toBeVisible();
  expect((await readLedger(own)).bets).toHaveLength(before.bets.length + 1);
});

test('[PLACE-6] a bet is found out while mf-racing is rolled back', async ({ page, context, own, complaints }) => {
  complaints.expect(/Failed to load resource/);
  const promoted = await own.paddock('promote', `mf-racing@${await own.publishNext('mf-racing')}`);
  expect(promoted.code, promoted.stderr).toBe(0);
  const race = await openRace(context, own);
  const before = await readLedger(own);
  await page.route('**/api/v1/customer/me/sends/**', (route) => route.abort());
  await page.route(BETS, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await tickWin(page, race);
  await placeButton(page).click();
  await expect(unanswered(page).getByText('wird geklärt')).toBeVisible();
  const back = await own.paddock('rollback', 'mf-racing', '--reason', 'e2e: a bet is on its way');
  expect(back.code, back.stderr).toBe(0);
  await page.unroute('**/api/v1/customer/me/sends/**');
  await expect(unanswered(page).getByText('bei uns eingegangen')).toBeVisible({ timeout: 40_000 });
  expect((await readLedger(own)).bets).toHaveLength(before.bets.length + 1);
});

test('[PLACE-7] a machine whose clock is a day off bets like any other', async ({ browser, clock, own }) => {
  const context = await openVisitor(browser, clock, { baseURL: own.url, locale: 'de-DE' });
  const wrong: Clock = { aheadMs: clock.aheadMs - 86_400_000, now: () => clock.now() - 86_400_000 };
  const race = await openRace(context, own);
  await pinClock(context, wrong);
  await logIn(context, own.url);
  const before = await readLedger(own);
  const page = await context.newPage();
  await tickWin(page, race);
  await placeButton(page).click();
  await expect(receipt(page)).toBeVisible();
  expect((await readLedger(own)).bets).toHaveLength(before.bets.length + 1);
  await context.close();
});

test('[PLACE-31] [SESSION-39] a session that ends by itself keeps the slip for its customer, and shows it to nobody else; a logout keeps nothing', async ({
  page,
  context,
  own,
  complaints,
}) => {
  complaints.expect(/Failed to load resource/);
  const race = await openRace(context, own);
  const before = await readLedger(own);
  await tickWin(page, race);
  await endSessions(own);
  await placeButton(page).click();
  await expect(page.getByText('Ihre Sitzung ist abgelaufen')).toBeVisible();
  await expect(slip(page).getByText('Ihr Wettschein ist leer')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Wettschein', exact: true }).click();
  await expect(slip(page).getByText('Ihr Wettschein ist leer')).toBeVisible();

  await logInByForm(page, 'active');
  await page.goto(`/race/${race}`);
  await page.getByRole('button', { name: /^Wettschein/ }).click();
  await expect(slip(page).getByText('Nicht platziert, nichts wurde gebucht.')).toBeVisible({ timeout: 40_000 });
  expect((await readLedger(own)).bets).toEqual(before.bets);
  await slip(page).getByRole('button', { name: 'Erneut versuchen' }).click();
  await placeButton(page).click();
  await expect(receipt(page)).toBeVisible();
  await slip(page).getByRole('button', { name: 'Fertig' }).click();
  await expect(receipt(page)).toBeHidden();

  await tickWin(page, race, 1);
  await logOut(page);
  await logInByForm(page, 'active');
  await page.goto(`/race/${race}`);
  await page.getByRole('button', { name: /^Wettschein/ }).click();
  await expect(slip(page).getByText('Ihr Wettschein ist leer')).toBeVisible();
});

test('[PLACE-8] on a phone the bar at the lower edge leads to the slip, which keeps its tickets over a login', async ({
  browser,
  clock,
  own,
}) => {
  const context = await openVisitor(browser, clock, {
    baseURL: own.url,
    locale: 'de-DE',
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  await page.goto(`/race/${await openRace(context, own)}`);
  await winOdds(page).first().click();
  const bar = page.getByRole('button', { name: /^Wettschein\s*1 Wette/ });
  await expect(bar).toBeInViewport();
  await bar.click();
  await expect(slip(page).getByRole('button', { name: 'Anmelden und wetten' })).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await expectToFit(page);
  await slip(page).getByRole('button', { name: 'Anmelden und wetten' }).click();
  await fillInLogin(loginForm(page));
  await placeButton(page).click();
  await expect(receipt(page)).toBeVisible();
  await context.close();
});
