import * as fc from 'fast-check';
import type { createOutbox } from '../create-outbox.ts';
import { createModelBrowser, type Fault } from './model-browser.ts';

const minute = 60_000;

/** A fault of a network in one request. */
export const fault: fc.Arbitrary<Fault> = fc.record({
  kind: fc.constantFrom<Fault['kind']>(
    'none',
    'requestLost',
    'answerLost',
    'requestLate',
    'answerLate',
    'doubled',
    'errorBefore',
    'errorAfter',
    'hangs',
  ),
  ms: fc.constantFrom(100, 2_000, 7_900, 9_000, 12_000, 25_000, 70_000),
});

const prices = fc.constantFrom(200, 300);

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('press' as const), tab: fc.nat(1), ticket: fc.nat(2), price: prices }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      ms: fc.constantFrom(1, 5, 20, 60, 500, 3_000, 9_000, 15_000, 40_000),
    }),
  },
  {
    arbitrary: fc.record({
      do: fc.constantFrom('reload' as const, 'freeze' as const, 'thaw' as const, 'wake' as const, 'dismiss' as const),
      tab: fc.nat(1),
    }),
    weight: 4,
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('logIn' as const),
      who: fc.constantFrom('anna', 'bert', null),
      tab: fc.nat(1),
      ms: fc.constantFrom(0, 60, 100, 150),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('price' as const), cents: prices }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('terms' as const), ms: fc.constantFrom(60, 500, 9_000) }) },
);

/** The actions of customers in two tabs, with a fault of the network for each request. */
export const history = fc.record({
  hasLocks: fc.boolean(),
  aheadMs: fc.constantFrom(0, 0, 0, 0, 3_000, -3_000, 24 * 60 * minute, -24 * 60 * minute),
  faults: fc.array(fault, { maxLength: 12 }),
  steps: fc.array(step, { minLength: 1, maxLength: 30 }),
});
export type History = typeof history extends fc.Arbitrary<infer Each> ? Each : never;

/**
 * Plays a history.
 * @returns the broken promises; empty if all hold. At most twelve faults are left, so the network
 * works again long before each customer's last half hour is over.
 */
export async function play(
  create: typeof createOutbox,
  { hasLocks, aheadMs, faults, steps }: History,
): Promise<string[]> {
  // The browser consumes its faults. A copy keeps the counterexample printable.
  const browser = createModelBrowser({ createOutbox: create, hasLocks, aheadMs, faults: [...faults] });
  const { server } = browser;
  const tabs = [browser.openTab(), browser.openTab()];
  const tabAt = (index: number) => tabs[index] as (typeof tabs)[number];
  for (const each of steps) {
    switch (each.do) {
      case 'press':
        tabAt(each.tab).press(each.ticket, each.price);
        break;
      case 'wait':
        await browser.advance(each.ms);
        break;
      case 'reload':
        tabAt(each.tab).close();
        tabs[each.tab] = browser.openTab();
        break;
      case 'freeze':
        tabAt(each.tab).freeze();
        break;
      case 'thaw':
        tabAt(each.tab).thaw();
        break;
      case 'wake':
        tabAt(each.tab).findOut();
        break;
      case 'dismiss':
        tabAt(each.tab).dismissAll();
        break;
      case 'logIn':
        // A tab comes on screen; shortly after, another customer logs in.
        tabAt(each.tab).findOut();
        await browser.advance(each.ms);
        browser.logIn(each.who);
        break;
      case 'price':
        server.setPrice(each.cents);
        break;
      case 'terms':
        server.askTerms(each.ms);
        break;
    }
  }
  await browser.advance(minute);
  for (const customer of ['anna', 'bert']) {
    browser.logIn(customer);
    browser.openTab();
    await browser.advance(30 * minute);
  }
  return wrongIn(browser);
}

function wrongIn({ server, sends, written, left }: ReturnType<typeof createModelBrowser>): string[] {
  const wrong: string[] = [];
  const say = (isWrong: boolean, what: string) => {
    if (isWrong) wrong.push(what);
  };
  const finals = new Map<string, string>();
  for (const { key, status } of written) {
    const before = finals.get(key);
    say(before !== undefined && before !== status, `${key} was ${before} and became ${status}`);
    if (status !== 'sending' && status !== 'unknown') finals.set(key, status);
  }
  for (const { key } of written) say(!finals.has(key), `${key} has no end`);
  for (const { key, isOwn, isStored } of left) {
    say(!isOwn, `${key} was sent by a tab in which nobody pressed it`);
    say(!isStored, `${key} was sent before it was stored`);
  }
  for (const [key, bodies] of server.bodies) say(bodies.size > 1, `${key} had several bodies`);
  for (const { key, status } of [...finals].map(([key, status]) => ({ key, status }))) {
    const made = server.bets.filter((bet) => bet.key === key).length;
    say(made !== (status === 'taken' ? 1 : 0), `${key} is ${status} and has ${made} bets`);
  }
  for (const { key, id } of server.bets) {
    say(finals.get(key) !== 'taken', `bet ${id} is not known as taken`);
  }
  // Each ticket becomes at most one bet. A ticket may be pressed again only if nothing was made.
  const whats = server.bets.map(({ what }) => what);
  say(new Set(whats).size < whats.length, 'a ticket was bet on twice');
  for (const customer of ['anna', 'bert']) {
    const charged = server.bets
      .filter(({ what }) => what.startsWith(customer))
      .reduce((sum, { price }) => sum + price, 0);
    const shown = sends()
      .filter(({ customerId, state }) => customerId === customer && state.status === 'taken')
      .reduce((sum, { amount }) => sum + (amount ?? 0), 0);
    say(charged !== -server.balanceOf(customer), `${customer} was charged another sum than the bets'`);
    say(shown !== charged, `${customer} was shown ${shown} and charged ${charged}`);
  }
  return wrong;
}
