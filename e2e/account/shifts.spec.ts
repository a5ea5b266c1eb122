import { setTimeout } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';
import { openRace, placeButton, receipt, tickWin } from '../betting/bets.ts';
import { logIn } from '../support/log-in.ts';
import { settle } from '../support/settle.ts';
import { expect, test } from '../support/test.ts';
import { watchShifts } from '../support/watch-shifts.ts';
import { DONE, PAGES, STEPS } from './pages.ts';

/** Every call but the stream of events, which stays open. */
const READ = /\/api\/v\d\/(?!events)/;

/** The pages of a customer with everything in order, and those that look different to others. */
const PAGES_OF = {
  active: [...PAGES, ...STEPS, DONE],
  bettor: ['/user/bets', '/user/transactions', '/user/loyalty'],
  unenrolled: ['/user/loyalty', '/user/wettshop', '/page/wheel'],
  voucher: ['/user/vouchers', '/user/vouchers?voucher=1'],
};

/** Whose bets are older than the minute in which they can be cancelled, so that all are closed. */
async function waitForBets(page: Page, url: string): Promise<void> {
  await expect(async () => {
    await page.goto(`${url}/user/bets`);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('article').getByRole('button', { expanded: true })).toHaveCount(0, { timeout: 100 });
  }).toPass({ timeout: 80_000, intervals: [5_000] });
}

for (const [width, height] of [
  [360, 740],
  [1280, 900],
] as const) {
  test(`[ACCOUNT-10] nothing moves on a page of the account at ${width} px while its reads arrive one by one`, async ({
    page,
    context,
    product,
  }) => {
    test.setTimeout(300_000);
    await page.setViewportSize({ width, height });
    const open = new Set<Request>();
    page.on('request', (request) => READ.test(request.url()) && open.add(request));
    page.on('requestfinished', (request) => open.delete(request));
    page.on('requestfailed', (request) => open.delete(request));
    await page.route(READ, async (route) => {
      // Each read takes a different time.
      await setTimeout(200 * (1 + (route.request().url().length % 3)));
      await route.continue();
    });
    const shifts = await watchShifts(page);
    for (const [customer, paths] of Object.entries(PAGES_OF)) {
      await logIn(context, product.url, customer);
      if (customer === 'bettor') await waitForBets(page, product.url);
      for (const path of paths) {
        await page.goto(product.url + path);
        await settle(page);
        await expect.poll(() => open.size, path).toBe(0);
        // Two frames: a shift is reported after its frame.
        await page.evaluate(
          () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
        );
        expect.soft(await shifts(), `${customer} ${path}`).toEqual([]);
      }
    }
  });
}

for (const [width, height] of [
  [360, 740],
  [1280, 900],
] as const) {
  test(`[ACCOUNT-10] the list of bets at ${width} px does not move when one that can still be cancelled opens`, async ({
    page,
    context,
    product,
  }) => {
    await page.setViewportSize({ width: 1280, height });
    await logIn(context, product.url);
    await tickWin(page, await openRace(context, product), 0, product.url);
    await placeButton(page).click();
    await expect(receipt(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Wettschein', exact: true })).toBeVisible();
    await page.setViewportSize({ width, height });
    const shifts = await watchShifts(page);
    await page.goto(`${product.url}/user/bets`);
    for (const name of ['Stornieren', 'Noch einmal wetten'])
      await expect(page.getByRole('button', { name })).toBeVisible();
    await settle(page);
    expect(await shifts()).toEqual([]);
  });
}
