import type { BrowserContext, Page, Route } from '@playwright/test';
import { setTimeLeft, watchRefreshes } from '../session/customer.ts';
import { pageNow } from '../support/clock.ts';
import { logIn } from '../support/log-in.ts';
import { expectShell } from '../support/remotes.ts';
import { expect, test } from '../support/test.ts';
import { faultOf } from './fault-case.ts';

/**
 * Routes the shell's scripts that the HTML does not name. The page requests them after the first
 * paint.
 */
async function routeLateScripts(page: Page, url: string, handle: (route: Route) => Promise<void>): Promise<void> {
  const html = await (await page.request.get(url)).text();
  await page.route(/\/builds\/shell\/[^?]+\.js/, (route) => {
    const { pathname } = new URL(route.request().url());
    return html.includes(pathname) ? route.continue() : handle(route);
  });
}

/** A browser whose cookies are read-only: the late chunk reports that once loaded. */
const refuseCookies = (context: BrowserContext) =>
  context.addInitScript(() =>
    Object.defineProperty(document, 'cookie', {
      get: () => 'paddock_consent=essential.functional',
      set: () => {},
    }),
  );

test.beforeEach(({ complaints }) => complaints.expect(/ERR_|Failed to load resource|preload|integrity/i));

test(
  '[LATE-7] [LATE-11] [NETWORK-1] a tab that lost its network before the late chunk came says so, and wakes up when it is back',
  faultOf(63, 'boot', 'the late chunk of the shell'),
  async ({ page, context }) => {
    await refuseCookies(context);
    await routeLateScripts(page, '/', async (route) => {
      await context.setOffline(true);
      await route.abort('internetdisconnected');
    });
    await page.goto('/');
    await expect(page.getByText('Sie sind offline')).toBeVisible();
    await expectShell(page);
    await expect(page.getByText('Ihr Browser nimmt keine Cookies an')).toBeHidden();
    // A handler that still runs would take the network away again.
    await page.unrouteAll({ behavior: 'wait' });
    await context.setOffline(false);
    await expect(page.getByText('Ihr Browser nimmt keine Cookies an')).toBeVisible();
    await expect(page.getByText('Sie sind offline')).toBeHidden();
  },
);

test(
  '[LATE-4] [LATE-5] a tab whose late chunk the servers do not have wakes up when they have it, and operators hear of it',
  faultOf(11, 'boot', 'the late chunk of the shell'),
  async ({ page, context, product }) => {
    await refuseCookies(context);
    const count = async () => {
      const metrics = await (await page.request.get(`${product.adminUrl}/paddock/metrics`)).text();
      const lines = metrics.matchAll(/^paddock_beacons_total\{.*remote="shell".*error_class="http".* (\d+)$/gm);
      return [...lines].reduce((sum, [, n]) => sum + Number(n), 0);
    };
    const before = await count();
    let refused = 0;
    await routeLateScripts(page, '/', async (route) => {
      refused += 1;
      await route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not here' });
    });
    await page.goto('/');
    await expectShell(page);
    await expect.poll(count).toBeGreaterThan(before);
    expect(refused).toBeGreaterThan(0);
    await page.unrouteAll();
    await expect(page.getByText('Ihr Browser nimmt keine Cookies an')).toBeVisible({ timeout: 30_000 });
  },
);

test(
  '[LATE-2] [LATE-10] the session is refreshed and the reality check comes while the late chunk is away',
  faultOf(51, 'boot', 'the late chunk of the shell'),
  async ({ page, context, product }) => {
    await logIn(context, product.url, 'lugas-active');
    await setTimeLeft(context, 0);
    let refused = 0;
    // The rules of the modals are in a separate chunk, which loads normally.
    await routeLateScripts(page, '/races', async (route) => {
      const body = await (await route.fetch()).text();
      const isLate = body.includes('serviceWorker');
      if (isLate) refused += 1;
      await (isLate ? route.abort() : route.continue());
    });
    await page.route('**/api/v1/customer/me', async (route) => {
      const response = await route.fetch();
      const answer = await response.json();
      if (answer.data) answer.data.lugas_realityexpires = new Date(pageNow(page.context()) + 3_000).toISOString();
      await route.fulfill({ response, json: answer });
    });
    const refreshes = watchRefreshes(context);
    await page.goto('/races');
    await expect(page.getByRole('dialog', { name: 'Zeit für eine Pause?' })).toBeVisible();
    expect(refreshes).toEqual([200]);
    await expect.poll(() => refused).toBeGreaterThan(0);
  },
);
