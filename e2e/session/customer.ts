import { type BrowserContext, expect, type Page } from '@playwright/test';
import { pageNow } from '../support/clock.ts';
import { logInByForm } from '../support/log-in.ts';
import type { Product } from '../support/product.ts';

export const accountButton = (page: Page) => page.getByRole('button', { name: 'Mein Konto' });
export const loginButton = (page: Page) => page.getByRole('button', { name: 'Anmelden', exact: true });

/** Logs a demo customer in through the form. */
export async function logIn(page: Page, name: string): Promise<void> {
  // A background tab hardly renders, so clicks are unreliable.
  await page.bringToFront();
  await logInByForm(page, name);
  await expect(accountButton(page)).toBeVisible();
}

/** Logs out through the account panel. */
export async function logOut(page: Page): Promise<void> {
  await page.bringToFront();
  await accountButton(page).click();
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(loginButton(page)).toBeVisible();
}

/** Opens several tabs of one browser with the logged-in customer. */
export async function openTabs(context: BrowserContext, count: number): Promise<Page[]> {
  const tabs = await Promise.all(Array.from({ length: count }, () => context.newPage()));
  for (const tab of tabs) {
    await tab.goto('/about');
    await expect(accountButton(tab)).toBeVisible();
  }
  return tabs;
}

interface Host {
  api: { call(operation: object): Promise<unknown> };
}
interface Federation {
  __paddock_federation__: { shares: Record<string, Record<string, { get(): () => Host }>> };
}

type Client = Record<string, (path: string, input: object) => Promise<unknown>>;

/** An operation of `@paddock/api` without its functions, which cannot be sent to a page. */
interface PlainOperation {
  id: string;
  method: string;
  path: string;
}

/** A call of guests and customers. */
export const IS_LOGIN: PlainOperation = { id: 'isLogin', method: 'GET', path: '/v1/customer/auth/is-login' };

/** A call that changes something, so it needs a CSRF token. */
export const SWITCH_TO_PRO: PlainOperation = {
  id: 'switchToPro',
  method: 'POST',
  path: '/v1/customer/auth/pro-platform',
};

/**
 * Has a page call the API several times at once, as a remote would. Returns each result: `ok`,
 * `late` if the page gave up, or the error's code or kind.
 */
export const callAtOnce = (page: Page, times: number, operation = IS_LOGIN): Promise<string[]> =>
  page.evaluate(
    async ({ times, operation }) => {
      const { shares } = (globalThis as unknown as Federation).__paddock_federation__;
      const [share] = Object.values(shares['@paddock/host'] ?? {});
      if (!share) throw new Error('The page shares no @paddock/host');
      const { api } = share.get()();
      const { method, path } = operation;
      const send = (client: Client, input: object) => client[method]?.(path, input);
      const call = () =>
        api.call({ ...operation, send, read: (value: unknown) => value }).then(
          () => 'ok',
          ({ code, kind, cause }) => (cause?.name === 'TimeoutError' ? 'late' : String(code ?? kind)),
        );
      return Promise.all(Array.from({ length: times }, call));
    },
    { times, operation },
  );

/** The refresh token that all tabs share. (Access tokens of the same second are equal.) */
export async function readRefreshToken(context: BrowserContext): Promise<string> {
  const cookie = (await context.cookies()).find(({ name }) => name === '__Host-paddock_refresh_token');
  if (!cookie) throw new Error('Nobody is logged in');
  return cookie.value;
}

/** Sets the token's remaining time, as the tabs see it. */
export async function setTimeLeft(context: BrowserContext, ms: number): Promise<void> {
  // Also the copy for older shells: the page uses the later one.
  const cookies = (await context.cookies()).filter(({ name }) => name.endsWith('paddock_token'));
  await context.addCookies(
    cookies.map((each) => ({ ...each, value: each.value.replace(/^\d+/, String(pageNow(context) + ms)) })),
  );
}

/** Advances the server's clock; access tokens are valid for 15 minutes of it. */
export async function passTime({ apiUrl }: Product, ms: number): Promise<void> {
  const answer = await fetch(`${apiUrl}/dev/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advanceMs: ms }),
  });
  expect(answer.ok, await answer.text()).toBe(true);
}

/** Records the refreshes that reach the server, by status. */
export function watchRefreshes(context: BrowserContext): number[] {
  const statuses: number[] = [];
  context.on('response', (response) => {
    if (response.request().postData()?.includes('"grant_type":"refresh_token"')) statuses.push(response.status());
  });
  return statuses;
}
