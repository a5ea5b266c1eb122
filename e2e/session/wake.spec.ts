import type { Page } from '@playwright/test';
import { endSessions } from '../betting/bets.ts';
import { logIn } from '../support/log-in.ts';
import { test as base, expect } from '../support/test.ts';
import { WHOLE_BROWSER } from '../support/whole-browser.ts';
import { accountButton, loginButton, passTime, setTimeLeft } from './customer.ts';
import { goBack, leave } from './kept-page.ts';

// A separate product, because the test moves the clock.
const test = base.extend({ baseURL: ({ own }, use) => use(own.url) });

test.use(WHOLE_BROWSER);

const HOURS = 60 * 60_000;
const REFRESH = /\/auth\/login$/;

/** A page that the browser keeps for back and forward. */
async function openKept(page: Page): Promise<void> {
  await page.goto('/about');
  await accountButton(page).click();
  await expect(page.getByText('active@demo.test')).toBeVisible();
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => {
      requestAnimationFrame(() => Object.assign(globalThis, { persisted, seenFirst: document.body.textContent }));
    }),
  );
}

interface Return {
  /** The text of the first frame. */
  seenFirst: string;
  /** The API requests since then: paths, in order. */
  calls: string[];
}

/** Leaves the page, runs `meanwhile`, and returns to the same page from the cache. */
async function leaveAndComeBack(page: Page, meanwhile: () => Promise<unknown>): Promise<Return> {
  await leave(page);
  await meanwhile();
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });
  await goBack(page);
  const seen = await page.waitForFunction(() => Reflect.get(globalThis, 'seenFirst') as string | undefined);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'persisted')), 'the page that was left').toBe(true);
  return { seenFirst: String(await seen.jsonValue()), calls };
}

test.describe('row 55: a page that comes back from the back/forward cache after eight hours', () => {
  test('[SESSION-28] refreshes its token before it asks for anything else, and for each thing once', async ({
    page,
    context,
    own,
  }) => {
    await logIn(context, own.url);
    // Silent: after a hint of what arrived in these hours, a list is rightly read again.
    await context.route('**/api/v1/events', () => {});
    await openKept(page);
    const { calls } = await leaveAndComeBack(page, async () => {
      await setTimeLeft(context, 0);
      await passTime(own, 8 * HOURS);
    });
    await expect.poll(() => calls).toContain('/api/v1/customer/me');
    expect(calls[0]).toMatch(REFRESH);
    expect(calls.filter((call, index) => calls.indexOf(call) !== index)).toEqual([]);
    await expect(page.getByText('active@demo.test')).toBeVisible();
  });

  test('[LOGIN-6] [TOKENS-7] [SESSION-28] shows nobody where the session has ended meanwhile, and asks for nothing of a customer', async ({
    page,
    context,
    own,
    complaints,
  }) => {
    complaints.expect(/401 \(Unauthorized\)/);
    await logIn(context, own.url);
    await openKept(page);
    const { calls } = await leaveAndComeBack(page, async () => {
      await endSessions(own);
      await setTimeLeft(context, 0);
    });
    await expect(loginButton(page)).toBeVisible();
    await expect(page.getByText('Ihre Sitzung ist abgelaufen.')).toBeVisible();
    await expect(page.getByText('active@demo.test')).toHaveCount(0);
    expect(calls[0]).toMatch(REFRESH);
    expect(calls).not.toContain('/api/v1/customer/me');
  });

  test('[SESSION-6] shows nothing of its customer where somebody else has logged in meanwhile', async ({
    page,
    context,
    own,
  }) => {
    await logIn(context, own.url);
    await openKept(page);
    const { seenFirst } = await leaveAndComeBack(page, () => logIn(context, own.url, 'other'));
    expect(seenFirst).not.toContain('active@demo.test');
    await expect(page.getByText('other@demo.test')).toBeVisible();
    await expect(page.getByText('active@demo.test')).toHaveCount(0);
  });
});
