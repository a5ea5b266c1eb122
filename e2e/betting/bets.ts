import { type BrowserContext, expect, type Page } from '@playwright/test';
import { pageNow } from '../support/clock.ts';
import { logInAt } from '../support/log-in.ts';
import type { Product } from '../support/product.ts';

/** How long before its off (ms) a race stays open while a test bets on it. */
const UNTIL_OFF_MS = 20 * 60_000;

/** A German race that stays open for a while. */
export async function openRace(context: BrowserContext, { url }: Pick<Product, 'url'>): Promise<number> {
  const { data } = await (await context.request.get(`${url}/api/v1/races/next?pagination=50`)).json();
  const race = data.find(
    ({ post_time, country }: { post_time: string; country: string }) =>
      country === 'DEU' && Date.parse(post_time) - pageNow(context) > UNTIL_OFF_MS,
  );
  expect(race, 'an open German race').toBeDefined();
  return race.id;
}

interface Ledger {
  balance: number;
  bets: { id: number; pool: string; price: number; status: string }[];
}

/**
 * Logs a demo customer in on another device, without the page's cookies. Returns a function that
 * asks the API below `/customer/me`.
 */
async function logInElsewhere({ apiUrl }: Product, name: string) {
  const { token } = await logInAt(apiUrl, name);
  const headers = { 'access-token': token };
  return async (path: string, method = 'GET') =>
    (await (await fetch(`${apiUrl}/api/v1/customer/me${path}`, { method, headers })).json()).data;
}

/** The server's record of a demo customer: the balance in cents, and all bets. */
export async function readLedger(product: Product, name = 'active'): Promise<Ledger> {
  const ask = await logInElsewhere(product, name);
  return { balance: (await ask('')).balance, bets: (await ask('/wagers?pagination=50')) ?? [] };
}

/** Another device of a demo customer ends all sessions but its own. */
export async function endSessions(product: Product, name = 'active'): Promise<void> {
  const ask = await logInElsewhere(product, name);
  for (const { id, is_current } of await ask('/sessions')) if (!is_current) await ask(`/sessions/${id}`, 'DELETE');
}

/** The receipt of a bet that was placed. */
export const receipt = (page: Page) => slip(page).getByRole('heading', { name: /^Wettschein Nr\. \d+/ });

export const slip = (page: Page) => page.getByRole('region', { name: 'Wettschein', exact: true });
export const placeButton = (page: Page) => slip(page).getByRole('button', { name: /^Wetten \d/ });
/** The shell's notice about sends without an answer. */
export const unanswered = (page: Page) => page.getByRole('region', { name: 'Ohne Antwort gesendet' });

/** The win odds of the first runners that can be ticked. */
export const winOdds = (page: Page) =>
  page.getByRole('table', { name: 'Starter mit Siegquoten' }).getByRole('button', { name: /^Sieg, Nr\. / });

/** Ticks the win odds of a runner; on a desktop the slip opens beside the page. */
export async function tickWin(page: Page, raceId: number, at = 0, url = ''): Promise<void> {
  await page.goto(`${url}/race/${raceId}`);
  await winOdds(page).nth(at).click();
  await expect(placeButton(page)).toBeVisible();
}
