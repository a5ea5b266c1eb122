import type { BrowserContext, Page } from '@playwright/test';
import { readLedger } from '../betting/bets.ts';
import { pageNow } from '../support/clock.ts';
import { expectToFit, findBarriers } from '../support/find-barriers.ts';
import { pressByKey, readAloud, tabTo } from '../support/keyboard.ts';
import { fillInLogin, logIn, loginForm } from '../support/log-in.ts';
import type { Product } from '../support/product.ts';
import { expect, test } from '../support/test.ts';

const PHONE = { width: 360, height: 740 };
/** How long (ms) before its closing a team bet can still be joined in a test. */
const UNTIL_CLOSING_MS = 20 * 60_000;

test.use({ baseURL: ({ own }, use) => use(own.url) });

/** A team bet that stays open for a while. */
async function openTeamBet(context: BrowserContext, { url }: Product): Promise<string> {
  const { data } = await (await context.request.get(`${url}/api/v1/teamtips`)).json();
  const bet = data.findLast(
    ({ closes_at }: { closes_at: string }) => Date.parse(closes_at) - pageNow(context) > UNTIL_CLOSING_MS,
  );
  expect(bet, 'an open team bet').toBeDefined();
  return `/teamwette/${bet.team_tip_id}`;
}

const form = (page: Page) => page.getByRole('form', { name: 'Mitmachen' });
const mine = (page: Page) => page.getByRole('region', { name: 'Ihr Anteil' });
const joinButton = (page: Page) => page.getByRole('button', { name: /^Für 5,00\s€ mitmachen$/ });
const isIn = (page: Page) => mine(page).getByText('Sie sind dabei');

async function expectNoBarriers(page: Page): Promise<void> {
  await expectToFit(page);
  expect(await findBarriers(page)).toEqual([]);
}

/** Fills in the form by keyboard; then the focus is on its button. */
async function fillIn(page: Page): Promise<void> {
  await tabTo(page, form(page).getByLabel('Betrag'));
  await page.keyboard.type('5');
  await page.keyboard.press('Tab');
  await expect(form(page).getByLabel('Spitzname')).toBeFocused();
  await page.keyboard.type('Kim');
  await page.keyboard.press('Tab');
}

test('[TEAMBETS-8] [TEAMBETS-9] [TEAMBETS-10] [TEAMBETS-11] [TEAMBETS-16] a visitor on a phone fills in the form by keyboard, logs in, confirms, and has one share', async ({
  page,
  context,
  own,
}) => {
  await page.setViewportSize(PHONE);
  const before = await readLedger(own);
  await page.goto(await openTeamBet(context, own));
  await expect(form(page)).toBeVisible();
  await expectNoBarriers(page);
  await page.getByRole('heading', { level: 1 }).click();
  await fillIn(page);
  await expect(form(page).getByRole('button', { name: 'Anmelden und mitmachen' })).toBeFocused();
  await page.keyboard.press('Enter');
  const login = loginForm(page);
  await fillInLogin(login);
  await expect(login).toBeHidden();
  await expect(form(page).getByLabel('Betrag')).toHaveValue('5,00');
  await expect(form(page).getByLabel('Spitzname')).toHaveValue('Kim');
  await expect(form(page).getByRole('button', { name: /^10\s€$/ })).toBeVisible();
  await readAloud(form(page));
  await expectNoBarriers(page);
  await pressByKey(page, form(page).getByRole('button', { name: 'Weiter zur Bestätigung' }));
  await expect(page.getByRole('heading', { name: 'Bitte bestätigen Sie' })).toBeFocused();
  await expectNoBarriers(page);
  expect((await readLedger(own)).balance).toBe(before.balance);
  await pressByKey(page, joinButton(page));
  await expect(isIn(page)).toBeFocused();
  await expect(mine(page).getByText('Kim')).toBeVisible();
  await expectNoBarriers(page);
  expect((await readLedger(own)).balance).toBe(before.balance - 500);

  await page.goto('/teamwette');
  const shares = page.getByRole('region', { name: 'Meine Anteile' });
  await expect(shares.getByText(/5,00\s€ als Kim/)).toBeVisible();
  const result = page.getByRole('checkbox', { name: 'Wenn eine Teamwette abgerechnet ist' });
  await expect(result).toBeChecked();
  await tabTo(page, result);
  await page.keyboard.press('Space');
  await expect(result).not.toBeChecked();
  await expectNoBarriers(page);
  await page.reload();
  await expect(result).not.toBeChecked();
});

test('[TEAMBETS-14] an answer that is lost is found out: no second press, one share', async ({
  page,
  context,
  own,
  complaints,
}) => {
  complaints.expect(/Failed to load resource/);
  await logIn(context, own.url);
  const before = await readLedger(own);
  // The outcome of the send stays unknown.
  await page.route('**/api/v1/customer/me/sends/**', (route) => route.abort());
  let joins = 0;
  // The amounts would say what was paid: then there is nothing to find out.
  const amounts = '**/api/v1/customer/me/teamtip/*/amounts**';
  await page.route(amounts, (route) => (joins > 0 ? route.abort() : route.continue()));
  await page.route('**/api/v1/customer/me/teamtips', async (route) => {
    const request = route.request();
    if (request.method() !== 'POST' || request.postDataJSON().confirmed === 0) return route.continue();
    joins += 1;
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.goto(await openTeamBet(context, own));
  await form(page).getByLabel('Betrag').fill('5');
  await form(page).getByLabel('Spitzname').fill('Kim');
  await form(page).getByRole('button', { name: 'Weiter zur Bestätigung' }).click();
  await joinButton(page).click();
  await expect(page.getByText('Wir klären, ob Ihre Teilnahme angekommen ist.')).toBeFocused();
  await expect(joinButton(page)).toHaveCount(0);
  await page.unroute('**/api/v1/customer/me/sends/**');
  await page.unroute(amounts);
  await expect(isIn(page)).toBeVisible();
  expect(joins).toBe(1);
  expect((await readLedger(own)).balance).toBe(before.balance - 500);
});

test('[TEAMBETS-14] a press that never arrives is said to be not booked, and can be pressed again', async ({
  page,
  context,
  own,
  complaints,
}) => {
  complaints.expect(/Failed to load resource/);
  await logIn(context, own.url);
  const before = await readLedger(own);
  const isJoin = '**/api/v1/customer/me/teamtips';
  await page.route(isJoin, (route) => {
    const request = route.request();
    const isPress = request.method() === 'POST' && request.postDataJSON().confirmed === 1;
    return isPress ? route.abort('connectionreset') : route.continue();
  });
  await page.goto(await openTeamBet(context, own));
  await form(page).getByLabel('Betrag').fill('5');
  await form(page).getByLabel('Spitzname').fill('Kim');
  await form(page).getByRole('button', { name: 'Weiter zur Bestätigung' }).click();
  await joinButton(page).click();
  await expect(page.getByText('Wir klären, ob Ihre Teilnahme angekommen ist.')).toBeFocused();
  await expect(joinButton(page)).toHaveCount(0);
  await expectNoBarriers(page);
  await expect(page.getByText(/Ihre Teilnahme ist nicht angekommen/)).toBeVisible({ timeout: 40_000 });
  expect((await readLedger(own)).balance).toBe(before.balance);
  await page.unroute(isJoin);
  await joinButton(page).click();
  await expect(isIn(page)).toBeVisible();
  expect((await readLedger(own)).balance).toBe(before.balance - 500);
});

test('[UNSUBSCRIBE-1] [UNSUBSCRIBE-2] [UNSUBSCRIBE-3] [UNSUBSCRIBE-6] the link of a mail ends the mails at a press, and no search engine lists it', async ({
  page,
  context,
  own,
  complaints,
}) => {
  await page.setViewportSize(PHONE);
  await logIn(context, own.url);
  await page.goto(await openTeamBet(context, own));
  await form(page).getByLabel('Betrag').fill('5');
  await form(page).getByLabel('Spitzname').fill('Kim');
  await form(page).getByRole('button', { name: 'Weiter zur Bestätigung' }).click();
  await joinButton(page).click();
  await expect(isIn(page)).toBeVisible();

  const mails = await (await fetch(`${own.apiUrl}/dev/outbox?to=active@demo.test`)).text();
  const path = /\/teamwette\/unsubscribe\/teamtip\/[A-Za-z0-9]{32}/.exec(mails)?.[0];
  expect(path, 'the link of the mail').toBeDefined();
  const html = await (await page.request.get(`${path}`, { headers: { accept: 'text/html' } })).text();
  expect(html).toMatch(/<meta name="robots" content="noindex[^"]*"/);
  await page.goto(`${path}`);
  await expect(page).toHaveTitle('Teamtip Abmeldung · Paddock');
  await expectNoBarriers(page);
  await pressByKey(page, page.getByRole('button', { name: 'E-Mails abbestellen' }));
  await expect(page.getByRole('heading', { name: 'Sie sind abgemeldet' })).toBeFocused();
  await expectNoBarriers(page);
  await page.getByRole('link', { name: 'Zu den Teamwetten' }).click();
  await expect(page.getByRole('checkbox', { name: /beigetreten/ })).not.toBeChecked();

  complaints.expect(/Failed to load resource.*404/);
  await page.goto(`/teamwette/unsubscribe/teamtip/${'a'.repeat(32)}`);
  await page.getByRole('button', { name: 'E-Mails abbestellen' }).click();
  await expect(page.getByRole('heading', { name: 'Dieser Link gilt nicht' })).toBeFocused();
  await expectNoBarriers(page);
});
