import type { Page } from '@playwright/test';
import { findBarriers } from '../support/find-barriers.ts';
import { logIn } from '../support/log-in.ts';
import { expect, test } from '../support/test.ts';
import { openRace, placeButton, readLedger, receipt, slip } from './bets.ts';

test.beforeEach(async ({ context, own }) => logIn(context, own.url));

test.use({ baseURL: ({ own }, use) => use(own.url) });

/** Presses the odds of the first horse that has some in a pool. */
const pressOdds = (page: Page, pool: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^${pool}.*, Nr\\. \\d+ .*, Quote `) })
    .first()
    .click();

const press = (page: Page, name: RegExp) => page.getByRole('main').getByRole('button', { name }).first().click();

/** The bet buttons of each page, and the pool of the resulting bet. */
const PAGES = [
  { promise: 'HOME-22', path: '/', put: (page: Page) => pressHighlight(page), pool: /^WIN$/ },
  { promise: 'TIPS-5', path: '/tipp-of-the-day', put: (page: Page) => pressOdds(page, 'Sieg'), pool: /^WIN$/ },
  { promise: 'DUELS-5', path: '/h2h', put: (page: Page) => pressDuel(page), pool: /^H2H_\d+_\d+$/ },
  { promise: 'LTM-12', path: '/ltm', put: (page: Page) => pressLongTerm(page), pool: /^ltmWIN$/ },
  {
    promise: 'PREMIUM-5',
    path: '/sqp',
    put: (page: Page) => press(page, /^Quicktipp: /),
    pool: /^(WIN|EXA|TRI|SUP)$/,
  },
  { promise: 'PREMIUM-5', path: '/spot', put: (page: Page) => press(page, /^SpOt: /), pool: /^[A-Z0-9]{3}$/ },
  { promise: 'PREMIUM-5', path: '/harryboy', put: (page: Page) => press(page, /^Harry Boy: /), pool: /^(V|GS)\d+$/ },
  { promise: 'BLACKRED-4', path: '/blackRed', put: (page: Page) => press(page, /^Rot \(ungerade\): /), pool: /^WIN$/ },
];

async function pressHighlight(page: Page): Promise<void> {
  await page
    .getByRole('region', { name: 'Höhepunkte von heute' })
    .getByRole('button', { name: /^Sieg, Nr\. / })
    .first()
    .click();
}

async function pressDuel(page: Page): Promise<void> {
  await press(page, /^Nur offene Rennen$/);
  await page.getByRole('main').locator('details > summary').first().click();
  await pressOdds(page, 'Head-to-Head');
}

async function pressLongTerm(page: Page): Promise<void> {
  await page.getByRole('main').locator('details details > summary').first().click();
  await pressOdds(page, 'Langzeitwette Sieg');
}

/** Fixed odds move every 45 s. After a move nothing is paid before the customer agrees. */
async function acceptMovedOdds(page: Page): Promise<void> {
  const accept = slip(page).getByRole('button', { name: /^Zu neuer Quote wetten/ });
  const accepted = slip(page).getByText('Angenommen', { exact: true }).first();
  await expect(accept.or(accepted)).toBeVisible();
  if (await accept.isVisible()) await accept.click();
  await expect(accepted).toBeVisible();
}

for (const { promise, path, put, pool } of PAGES) {
  test(`[${promise}] a bet is placed from ${path}`, async ({ page, own }) => {
    const before = await readLedger(own);
    await page.goto(path);
    await put(page);
    await expect(placeButton(page)).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
    const words = await placeButton(page).textContent();
    await placeButton(page).click();
    await expect(receipt(page)).toBeVisible();
    await acceptMovedOdds(page);
    const after = await readLedger(own);
    expect(after.bets).toHaveLength(before.bets.length + 1);
    const [bet] = after.bets;
    expect(bet?.pool).toMatch(pool);
    expect(before.balance - after.balance).toBe(bet?.price);
    expect(Number(words?.replace(/\D/g, ''))).toBe(bet?.price);
  });
}

test('[PREMIUM-6] the number of a draw puts its horses into the slip again', async ({ page }) => {
  await page.goto('/sqp');
  await press(page, /^Quicktipp: /);
  const horses = slip(page).locator('li[data-state] p').first();
  await expect(placeButton(page)).toBeVisible();
  const drawn = await horses.textContent();
  await slip(page)
    .getByRole('button', { name: /^Entfernen: / })
    .click();
  await expect(placeButton(page)).toHaveCount(0);
  await press(page, /^Tipp \d+ noch einmal$/);
  await expect(horses).toHaveText(drawn ?? '');
});

test('[HOME-23] a jackpot and [PREMIUM-4] a pool lead to the grid, which is in sight', async ({ page }) => {
  for (const [path, link] of [
    ['/', page.getByRole('region', { name: 'Jackpots' }).getByRole('link').first()],
    ['/sqp', page.getByRole('main').getByRole('link', { name: 'Zweierwette' }).first()],
  ] as const) {
    await page.goto(path);
    await link.click();
    await expect(page).toHaveURL(/\/race\/\d+\?bet=/);
    await expect(page.getByRole('checkbox').first()).toBeInViewport();
  }
});

test('[CALC-22] a bet is placed from the calculator with a race', async ({ page, context, own }) => {
  const before = await readLedger(own);
  const race = await openRace(context, own);
  const { data } = await (await context.request.get(`${own.url}/api/v1/races/${race}`)).json();
  const { startnr } = data.runners.find(({ status }: { status: string | null }) => status === null);
  await page.goto(`/wettrechner?race=${race}&type=WIN&runners=${startnr}`);
  await page.getByRole('main').getByRole('button', { name: 'In den Wettschein' }).click();
  await placeButton(page).click();
  await expect(receipt(page)).toBeVisible();
  expect((await readLedger(own)).bets).toHaveLength(before.bets.length + 1);
});
