import { type Fault, type FaultProxy, startFaultProxy } from '@paddock/conform/faults';
import { expect, type Page } from '@playwright/test';
import { openRace, placeButton, readLedger, receipt, slip, tickWin } from '../../betting/bets.ts';
import { logIn } from '../../support/log-in.ts';
import { test as base } from '../../support/test.ts';
import { countBoots, recordTimeline } from '../../support/timeline.ts';
import { detailsOf, type FaultCase, titleOf } from '../fault-case.ts';

/** A proxy in front of a separate product, since these tests spend money. */
const test = base.extend<{ till: FaultProxy }>({
  till: async ({ own, context }, use) => {
    const proxy = await startFaultProxy(own.url);
    await logIn(context, proxy.url);
    await use(proxy);
    for (const page of context.pages()) await page.close();
    await proxy.stop();
  },
});

test.beforeEach(({ complaints }) => complaints.expect(/Failed to load resource|ERR_/));

/** Faults before the request reaches the server, faults of its answer, and a hanging request. */
const LOST: readonly Fault[] = ['not-found', 'server-error', 'unavailable', 'html', 'other-shape', 'reset'];
const ARRIVED: readonly Fault[] = ['cut', 'short', 'empty', 'garbage', 'hang-after-headers'];
const HANGS: readonly Fault[] = ['hang-before-headers'];

/**
 * The keys of the presses. After a reset the browser itself repeats a request, with the same key.
 */
const pressesAt = (till: FaultProxy, path: RegExp) => [
  ...new Set(till.posts.filter((post) => path.test(post.path)).map(({ headers }) => headers['idempotency-key'])),
];

const BETS = /^\/api\/v1\/bets$/;
const PAYOUTS = /^\/api\/v1\/payment\/withdraw$/;
const PATIENCE = { timeout: 60_000 };

const bet = (how: string): FaultCase => ({ kind: 57, phase: 'slip', whose: 'the bet', how });

for (const how of [...LOST, ...HANGS, ...ARRIVED])
  test(titleOf(bet(how)), detailsOf(bet(how), how === 'cut'), async ({ page, context, own, till }) => {
    const before = await readLedger(own);
    await tickWin(page, await openRace(context, own), 0, till.url);
    till.break(BETS, how);
    await placeButton(page).click();
    await expect.poll(() => pressesAt(till, BETS)).toHaveLength(1);
    // While the outcome is unknown, there is no button to press again.
    await expect(placeButton(page)).toHaveCount(0);
    const hasArrived = ARRIVED.includes(how);
    if (hasArrived) await expect.poll(async () => (await readLedger(own)).bets.length).toBe(before.bets.length + 1);
    till.heal();
    if (hasArrived) await expect(receipt(page)).toBeVisible(PATIENCE);
    else {
      await expect(slip(page).getByText('Nicht platziert, nichts wurde gebucht.')).toBeVisible(PATIENCE);
      expect(await readLedger(own)).toEqual(before);
      await slip(page).getByRole('button', { name: 'Erneut versuchen' }).click();
      await placeButton(page).click();
      await expect(receipt(page)).toBeVisible();
    }
    const after = await readLedger(own);
    expect(after.bets).toHaveLength(before.bets.length + 1);
    expect(before.balance - after.balance).toBe(after.bets[0]?.price);
    expect(pressesAt(till, BETS), 'each press has its key').toHaveLength(hasArrived ? 1 : 2);
  });

/** Ways to press the button of one ticket twice. */
const TWICE: Record<string, (page: Page) => Promise<unknown>> = {
  'a double click': (page) => placeButton(page).dblclick(),
  'Enter, held down': async (page) => {
    await placeButton(page).focus();
    for (let press = 0; press < 6; press += 1) await page.keyboard.press('Enter');
  },
  'a click by a script, three times': (page) =>
    placeButton(page).evaluate((button: HTMLElement) => {
      for (let press = 0; press < 3; press += 1) button.click();
    }),
  'a reload right after it': async (page) => {
    await placeButton(page).click();
    await page.reload();
  },
  'back and forward right after it': async (page) => {
    await placeButton(page).click();
    await page.goto('about:blank');
    await page.goBack();
  },
};

for (const [how, press] of Object.entries(TWICE)) {
  const one: FaultCase = { kind: 56, phase: 'slip', whose: 'the bet', how };
  test(titleOf(one), detailsOf(one), async ({ page, context, own, till }) => {
    const before = await readLedger(own);
    await tickWin(page, await openRace(context, own), 0, till.url);
    await press(page);
    const isPlaced = async () => (await readLedger(own)).bets.length > before.bets.length;
    // If the page ended before it sent anything, the ticket is still in the slip.
    const isOffered = async () => {
      if (!(await slip(page).isVisible()))
        await page
          .getByRole('button', { name: /^Wettschein/ })
          .first()
          .click();
      return placeButton(page).isVisible();
    };
    await expect.poll(async () => (await isPlaced()) || (await isOffered()), PATIENCE).toBe(true);
    if (!(await isPlaced())) await placeButton(page).click();
    await expect.poll(isPlaced, PATIENCE).toBe(true);
    await expect(placeButton(page)).toHaveCount(0);
    const after = await readLedger(own);
    expect(after.bets).toHaveLength(before.bets.length + 1);
    expect(before.balance - after.balance).toBe(after.bets[0]?.price);
  });
}

const payout = (how: string): FaultCase => ({ kind: 57, phase: 'payment', whose: 'the withdrawal', how });

for (const how of [...LOST, ...HANGS, ...ARRIVED])
  test(titleOf(payout(how)), detailsOf(payout(how)), async ({ page, own, till }) => {
    await recordTimeline(page, {});
    const before = await readLedger(own);
    await page.goto(`${till.url}/user/payout`);
    await page.getByLabel('Betrag').fill('40');
    till.break(PAYOUTS, how);
    await page.getByRole('button', { name: '40,00 € auszahlen' }).click();
    await expect.poll(() => pressesAt(till, PAYOUTS)).toHaveLength(1);
    const hasArrived = ARRIVED.includes(how);
    if (hasArrived) await expect.poll(async () => (await readLedger(own)).balance).toBe(before.balance - 4_000);
    till.heal();
    if (hasArrived)
      await expect(
        page
          .getByText(/40,00 € sind unterwegs/)
          .or(page.getByText('beauftragt', { exact: true }))
          .first(),
      ).toBeVisible(PATIENCE);
    else {
      await expect(page.getByText('nicht angekommen, nichts wurde gebucht')).toBeVisible(PATIENCE);
      expect((await readLedger(own)).balance).toBe(before.balance);
    }
    expect(pressesAt(till, PAYOUTS), 'pressed once').toHaveLength(1);
    expect(await countBoots(page)).toBe(1);
  });

const returned = (how: string): FaultCase => ({ kind: 60, phase: 'payment', whose: 'the way back', how });

/** URLs that a payment provider, or anyone, may redirect to. */
const FORGED: Record<string, (payment: number) => string> = {
  'success is said while it is open': (payment) => `/payment/success/sofort?payment=${payment}`,
  'a decline is said while it is open': (payment) => `/payment/decline/sofort?payment=${payment}`,
  'a cancel is said while it is open': (payment) => `/payment/cancel/sofort?payment=${payment}`,
  'an exception is said while it is open': (payment) => `/payment/exception/sofort?payment=${payment}`,
  "somebody else's payment": (payment) => `/payment/success/sofort?payment=${payment + 1_000}`,
  'no payment': () => '/payment/success/sofort',
  'no number': () => '/payment/success/sofort?payment=1%20OR%201',
  'another provider': (payment) => `/payment/success/nobody?payment=${payment}`,
};

for (const [how, path] of Object.entries(FORGED))
  test(titleOf(returned(how)), detailsOf(returned(how)), async ({ page, own, till }) => {
    const before = await readLedger(own);
    await page.goto(`${till.url}/user/payin`);
    await page.getByRole('button', { name: '25 €' }).click();
    await page.getByRole('button', { name: '25,00 € einzahlen' }).click();
    await page.waitForURL(/\/dev\/provider\//);
    const [number = ''] = /\d+/.exec((await page.getByText(/^Payment \d+/).textContent()) ?? '') ?? [];
    // Twice, since the browser's back button opens the URL again.
    for (let visit = 0; visit < 2; visit += 1) {
      await page.goto(till.url + path(Number(number)));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('25,00 € sind auf Ihrem Konto.')).toBeHidden();
    }
    expect((await readLedger(own)).balance, 'no address books anything').toBe(before.balance);
  });

for (const how of ['server-error', 'reset', 'html', 'other-shape', 'short'] as Fault[])
  test(
    titleOf(returned(`its state: ${how}`)),
    detailsOf(returned(`its state: ${how}`)),
    async ({ page, own, till }) => {
      const before = await readLedger(own);
      await page.goto(`${till.url}/user/payin`);
      await page.getByRole('button', { name: '25 €' }).click();
      await page.getByRole('button', { name: '25,00 € einzahlen' }).click();
      await page.waitForURL(/\/dev\/provider\//);
      till.break(/^\/api\/v1\/payment(s|\/)/, how);
      await page.getByRole('button', { name: 'success', exact: true }).click();
      await page.waitForURL(/\/payment\//);
      // The provider redirects to the edge itself, so the test returns to the faulty proxy.
      const { pathname, search } = new URL(page.url());
      await page.goto(till.url + pathname + search);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // The payment succeeded, so no message may deny it.
      await expect(page.getByText(/fehlgeschlagen|abgelehnt|abgebrochen|gibt es keine Zahlung/)).toBeHidden();
      till.heal();
      await page.reload();
      await expect(page.getByText('25,00 € sind auf Ihrem Konto.')).toBeVisible();
      expect((await readLedger(own)).balance).toBe(before.balance + 2_500);
    },
  );
