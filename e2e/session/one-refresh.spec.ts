import type { Page } from '@playwright/test';
import { test as base, expect } from '../support/test.ts';
import {
  accountButton,
  callAtOnce,
  logIn,
  openTabs,
  passTime,
  readRefreshToken,
  setTimeLeft,
  watchRefreshes,
} from './customer.ts';

// A separate product, because the test moves the clock.
const test = base.extend({ baseURL: ({ own }, use) => use(own.url) });

const TABS = 10;
const CALLS = 50;
/** The product was accepted with `ROUNDS=100`. */
const ROUNDS = Number(process.env.ROUNDS ?? 3);
const MINUTE = 60_000;
/** The edge's answer if the API is silent for 10 s. */
const GAVE_UP = 504;

const callInAll = async (tabs: Page[]): Promise<Set<string>> =>
  new Set((await Promise.all(tabs.map((tab) => callAtOnce(tab, CALLS)))).flat());

test('[TOKENS-4] ten tabs with fifty calls each refresh once, however the token ends', async ({
  context,
  own,
  complaints,
}) => {
  test.setTimeout(60_000 + ROUNDS * 30_000);
  complaints.expect(/401 \(Unauthorized\)/);
  // A call may time out on a busy machine; the requests are checked below.
  complaints.expect(/504 \(Gateway Timeout\)/);
  const page = await context.newPage();
  await logIn(page, 'active');
  const tabs = await openTabs(context, TABS);
  const refreshes = watchRefreshes(context);

  const endings = [
    // Expired by the tabs' clock: no call is sent with it.
    () => setTimeLeft(context, 0),
    // Expired by the server's clock.
    () => passTime(own, 16 * MINUTE),
    // Due: calls continue with it while it is refreshed.
    () => setTimeLeft(context, MINUTE / 2),
  ];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const before = await readRefreshToken(context);
    await endings[round % endings.length]?.();
    const answers = await callInAll(tabs);
    // On a busy machine the edge (504) or the page may give up. That loses the call, never the
    // session.
    for (const lost of ['upstream_timeout', 'late']) answers.delete(lost);
    expect(answers, `round ${round}`).toEqual(new Set(['ok']));
    await expect.poll(() => readRefreshToken(context), `round ${round}`).not.toBe(before);
    // A refresh that timed out is retried under its attempt key: the server does it once.
    const answered = refreshes.filter((status) => status !== GAVE_UP);
    expect(answered, `round ${round}: ${refreshes.slice(-3)}`).toEqual(Array.from({ length: round }, () => 200));
    if (process.env.ROUNDS) console.log(`round ${round}: ${answered.length} refreshes, ${refreshes.length} asked for`);
  }
  for (const tab of tabs) await expect(accountButton(tab)).toBeVisible();
});

// The server has refreshed, but its answer hangs in the proxy and is lost with the tab.
const hanging = base.extend({ baseURL: ({ faulty }, use) => use(faulty.url) });
const REFRESH = /\/auth\/login$/;

const setState = async (tab: Page, state: 'frozen' | 'active') => {
  const devtools = await tab.context().newCDPSession(tab);
  await devtools.send('Page.setWebLifecycleState', { state });
};

for (const [end, how] of [
  ['is closed', (tab: Page) => tab.close()],
  ['is frozen', (tab: Page) => setState(tab, 'frozen')],
] as const) {
  hanging(
    `[TOKENS-5] [TOKENS-25] [TOKENS-26] [TOKENS-28] when the tab that refreshes ${end}, one other does it, and nobody is logged out`,
    async ({ context, faulty }) => {
      hanging.setTimeout(120_000);
      await logIn(await context.newPage(), 'active');
      const tabs = await openTabs(context, 4);
      const refreshes = watchRefreshes(context);
      faulty.break(REFRESH, 'hang-after-headers');
      const answered = context.waitForEvent('response', (response) => REFRESH.test(response.url()));
      await setTimeLeft(context, 0);
      const calls = tabs.map((tab) => callAtOnce(tab, CALLS).catch(() => ['gone']));
      const holder = (await answered).frame().page();
      faulty.heal();
      await how(holder);

      const others = tabs.filter((tab) => tab !== holder);
      for (const tab of others) expect(new Set(await calls[tabs.indexOf(tab)])).toEqual(new Set(['ok']));
      if (!holder.isClosed()) {
        await setState(holder, 'active');
        expect(new Set(await callAtOnce(holder, 1))).toEqual(new Set(['ok']));
      }
      expect(new Set(refreshes)).toEqual(new Set([200]));
      for (const tab of others) await expect(accountButton(tab)).toBeVisible();
    },
  );
}
