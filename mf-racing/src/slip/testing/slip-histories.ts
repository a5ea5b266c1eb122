import { createModelBrowser, createOutbox, type Fault, fault } from '@paddock/host/outbox-model';
import * as fc from 'fast-check';
import { type Build, type Notes, openPage, type Parts } from './model-page.ts';
import { type BetSent, createModelRace, TICKETS } from './model-race.ts';

const minute = 60_000;
const ofTab = { tab: fc.nat(1) };
const ofTicket = { ...ofTab, at: fc.nat(2) };
const build = fc.constantFrom<Build>('N', 'N', 'N+1');

/** Mostly the same customer logs in again. */
const ANNA = ['anna', 'anna', 'anna', 'anna'] as const;

const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      ms: fc.constantFrom(1, 3, 8, 20, 60, 500, 500, 500, 500, 9_000),
    }),
  },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('press' as const), ...ofTab }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('add' as const), ...ofTab, kind: fc.nat(TICKETS.length - 1) }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('tick' as const), ...ofTicket, horse: fc.constantFrom(3, 5, 7) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('stake' as const), ...ofTicket, cents: fc.constantFrom(100, 200) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('remove' as const, 'acknowledge' as const), ...ofTicket }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('refresh' as const, 'refresh' as const, 'restore' as const, 'dismiss' as const),
      ...ofTab,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constantFrom('freeze' as const, 'thaw' as const, 'thaw' as const), ...ofTab }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('reload' as const), ...ofTab, build }) },
  // The customer closes the slip in both tabs, reads elsewhere what became of a bet, and opens it.
  { weight: 1, arbitrary: fc.record({ do: fc.constant('away' as const), ...ofTab }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('race' as const),
      what: fc.constantFrom(
        'odds' as const,
        'odds' as const,
        'off' as const,
        'nonRunner' as const,
        'surcharge' as const,
      ),
    }),
  },
  {
    weight: 1,
    // The customer changes a ticket while news of the race arrives.
    arbitrary: fc.record({
      do: fc.constant('meet' as const),
      what: fc.constantFrom('odds' as const, 'off' as const),
      ms: fc.integer({ min: 74, max: 82 }),
      cents: fc.constantFrom(100, 200),
      ...ofTicket,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constantFrom('over' as const, 'bert' as const, 'logOut' as const, 'sessionEnds' as const, ...ANNA),
    }),
  },
);

/** Actions of customers on one slip in two tabs, while the race changes and the network fails. */
export const slipHistory = fc.record({
  hasLocks: fc.boolean(),
  builds: fc.tuple(build, build),
  first: fc.nat(TICKETS.length - 1),
  faults: fc.array(fault, { maxLength: 4 }),
  steps: fc.array(step, { minLength: 1, maxLength: 30 }),
});
export type SlipHistory = typeof slipHistory extends fc.Arbitrary<infer Each> ? Each : never;

/** The entries of a newer build in two slips, in order; null if those of one are not known. */
const bothNewer = (one: string | null, other: string | null): string | null =>
  one === null || other === null ? null : JSON.stringify([...JSON.parse(one), ...JSON.parse(other)]);

/** Plays a history, then repairs the network. Returns the broken promises; empty if all hold. */
export async function playSlip(
  parts: Parts,
  { hasLocks, builds, first, faults, steps }: SlipHistory,
): Promise<string[]> {
  const race = createModelRace();
  const left: Fault[] = [...faults];
  const browser = createModelBrowser({
    createOutbox,
    hasLocks,
    aheadMs: 0,
    faults: left,
    refuses: (request) => race.refuses(request as BetSent),
  });
  const notes: Notes = { wrong: [], ids: null, newer: null, changedAt: new Map(), leftAt: 0, said: new Map() };
  const open = (of: Build) => openPage({ parts, browser, race, notes, build: of });
  const pages = builds.map(open);
  /** The slip of a customer whose session ended by itself. */
  let kept: (Pick<Notes, 'ids' | 'newer'> & { customer: string }) | null = null;
  const logIn = (customer: string | null) => {
    const before = browser.customerId();
    if (before === customer) return browser.logIn(customer);
    if (before !== null) {
      for (const id of notes.ids ?? []) notes.changedAt.set(id, browser.now());
      notes.leftAt = browser.now();
      kept = customer === null ? { ...notes, customer: before } : null;
      notes.ids = null;
      notes.newer = null;
    } else {
      // A visitor's tickets are added to those of the customer.
      if (kept?.customer === customer) {
        notes.newer = notes.ids === null ? kept.newer : bothNewer(kept.newer, notes.newer);
        notes.ids = notes.ids === null ? kept.ids : new Set([...(kept.ids ?? []), ...notes.ids]);
        for (const id of notes.ids ?? []) notes.changedAt.set(id, browser.now());
      }
      kept = null;
    }
    browser.logIn(customer);
  };
  const logOut = () => {
    logIn(null);
    kept = null;
    browser.logOut();
  };
  const add = (page: (typeof pages)[number], kind: number) => {
    tickets += 1;
    page.add({ ...(TICKETS[kind] as (typeof TICKETS)[number]), id: `ticket-${tickets}` });
  };
  let tickets = 0;
  // Waits until one ticket has its price.
  add(pages[0] as (typeof pages)[number], first);
  await browser.advance(600);
  for (const each of steps) {
    if (notes.wrong.length > 0) return notes.wrong;
    const page = pages['tab' in each ? each.tab : 0] as (typeof pages)[number];
    switch (each.do) {
      case 'wait':
        await browser.advance(each.ms);
        break;
      case 'add':
        add(page, each.kind);
        break;
      case 'tick':
        page.tick(each.at, each.horse);
        break;
      case 'stake':
        page.stake(each.at, each.cents);
        break;
      case 'meet':
        race.move(each.what);
        page.refresh();
        await browser.advance(each.ms);
        page.stake(each.at, each.cents);
        break;
      case 'remove':
      case 'acknowledge':
        page[each.do](each.at);
        break;
      case 'press':
      case 'refresh':
      case 'restore':
      case 'dismiss':
      case 'freeze':
      case 'thaw':
        page[each.do]();
        break;
      case 'away':
        for (const { panel } of pages) panel();
        await browser.advance(9_000);
        page.dismiss();
        await browser.advance(60);
        for (const { panel } of pages) panel();
        break;
      case 'reload':
        page.close();
        pages[each.tab] = open(each.build);
        break;
      case 'race':
        race.move(each.what);
        break;
      case 'over':
        race.move('over');
        break;
      case 'logOut':
        logOut();
        break;
      case 'sessionEnds':
        logIn(null);
        break;
      default:
        logIn(each.do);
    }
  }
  if (notes.wrong.length > 0) return notes.wrong;
  await browser.advance(minute);
  left.length = 0;
  // A last check by the older build.
  open('N').add({ ...(TICKETS[0] as (typeof TICKETS)[number]), id: 'last' });
  await browser.advance(minute);
  return [...notes.wrong, ...wrongIn(browser, notes)];
}

/** The bets in the ledger that no button promised. */
function wrongIn({ server, sends, left }: ReturnType<typeof createModelBrowser>, { said }: Notes): string[] {
  const tickets = server.bets.map(({ key }) => sends().find((send) => send.key === key)?.line);
  return [
    ...server.bets
      .filter(({ key, price }) => said.get(key) !== price)
      .map(({ key, price }) => `${key} was charged ${price}, and its button said ${said.get(key)}`),
    ...tickets.filter((ticket, at) => tickets.indexOf(ticket) !== at).map((ticket) => `${ticket} was bet on twice`),
    ...left.filter(({ isOwn }) => !isOwn).map(({ key }) => `${key} was sent by a tab in which nobody pressed it`),
  ];
}
