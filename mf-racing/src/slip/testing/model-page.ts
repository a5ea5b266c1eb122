import {
  acknowledged,
  applyCommand,
  betRequestOf,
  changesOf,
  isSameBet,
  type Now,
  priceOf,
  type RaceNow,
  type Slip,
  type SlipCommand,
  type SlipTicket,
} from '@paddock/betslip';
import type { createModelBrowser } from '@paddock/host/outbox-model';
import type { slipForm } from '../../shared/betting/slip-form.ts';
import type { acknowledgeOwn } from '../acknowledge-own.ts';
import type { placeBets } from '../place-bets.ts';
import type { Offer, offerOf, pressOf, sendsByTicket, withoutTaken } from '../ready-bets.model.ts';
import type { createModelRace } from './model-race.ts';

/** The product's code under test. A seeded bug replaces one of them. */
export interface Parts {
  slipForm: typeof slipForm;
  acknowledgeOwn: typeof acknowledgeOwn;
  placeBets: typeof placeBets;
  offerOf: typeof offerOf;
  pressOf: typeof pressOf;
  sendsByTicket: typeof sendsByTicket;
  withoutTaken: typeof withoutTaken;
}

export type Build = 'N' | 'N+1';

/** The notes of an observer who sees all tabs. */
export interface Notes {
  wrong: string[];
  /** Ids in the slip after its last change; null if another customer has logged in. */
  ids: Set<string> | null;
  /** The entries of build N+1 after the last change by build N. */
  newer: string | null;
  /** The instants at which tickets were last removed or changed. */
  changedAt: Map<string, number>;
  /** The instant at which a customer last logged out, or their session ended. */
  leftAt: number;
  /** The price beside the ticket when its button was pressed (cents), by the key of its send. */
  said: Map<string, number | null>;
}

interface PageOptions {
  parts: Parts;
  browser: ReturnType<typeof createModelBrowser>;
  race: ReturnType<typeof createModelRace>;
  notes: Notes;
  build: Build;
}

/** Prices are requested after this time (ms) without a change. */
const SETTLED_MS = 300;
/** Within this time (ms), a tab cannot know another tab's action. */
const AT_ONCE_MS = 20;

/** The additions of build N+1 to a ticket. Build N cannot read it. */
const NEWER = { v: 2, tip: 'steam' };
const isNewer = (id: string): boolean => id.endsWith('+');
const entriesIn = (stored: unknown) => (stored ?? []) as { id: string; v: number; tip?: string }[];

/** The slip in the form of build N+1, which reads both. */
const newerForm = (form: typeof slipForm): typeof slipForm => ({
  ...form,
  parse: (stored) =>
    form.parse(entriesIn(stored).map(({ tip, ...entry }) => (entry.v === NEWER.v ? { ...entry, v: 1 } : entry))),
  serialise: (slip) =>
    entriesIn(form.serialise(slip)).map((entry) => (isNewer(entry.id) ? { ...entry, ...NEWER } : entry)),
});

/** Whether an acknowledgement took another off, moved odds or a new named non-runner along. */
const isMoved = ({ seen: before }: SlipTicket, { seen, draft: { marks } }: SlipTicket): boolean => {
  const { horses = [] } = marks;
  const isOut = (startNr: number) =>
    typeof horses !== 'string' && horses.includes(startNr) && !before?.nonRunners[0]?.includes(startNr);
  return (
    (before !== null && before.offs.join() !== seen?.offs.join()) ||
    (before?.odds ?? []).some((one) =>
      seen?.odds.some(({ startNr, odds }) => startNr === one.startNr && odds !== one.odds),
    ) ||
    (seen?.nonRunners[0] ?? []).some(isOut)
  );
};

/** The slip's panel in one tab, open at first. Presses apply to its last rendering. */
export function openPage({ parts, browser, race, notes, build }: PageOptions) {
  const tab = browser.openTab();
  const form = build === 'N' ? parts.slipForm : newerForm(parts.slipForm);
  const touched = new Map<string, SlipTicket>();
  /** Tickets in the slip with a change of this page's customer that is not acknowledged yet. */
  const own = new Set<string>();
  const prices = new Map<string, number>();
  let facts: RaceNow | null = null;
  let shown: { slip: Slip; now: Now; offer: Offer } | null = null;
  let removed: { ticket: SlipTicket; at: number } | null = null;
  let isOpen = true;
  let isBusy = false;
  let thawedAt = 0;
  /** Ids of tickets that the customer pressed: their change is being written. */
  let byCustomer = new Set<string>();

  const idsIn = ({ tickets, unreadable }: Slip) => new Set([...tickets, ...unreadable].map(({ id }) => id));
  const newerIn = (stored: unknown, { tickets, unreadable }: Slip) => {
    const left = idsIn({ tickets, unreadable });
    return JSON.stringify(entriesIn(stored).filter(({ id, v }) => v === NEWER.v && left.has(id)));
  };
  const takenIds = () => browser.sends().flatMap(({ subject, state }) => (state.status === 'taken' ? [subject] : []));

  const note = (before: Slip, after: Slip) => {
    const [had, has, taken] = [idsIn(before), idsIn(after), new Set(takenIds())];
    for (const id of notes.ids ?? []) if (!had.has(id)) notes.wrong.push(`${id} was not stored`);
    const isKept = notes.newer === null || notes.newer === newerIn(browser.stored(form.name), before);
    if (!isKept) notes.wrong.push('what a newer build stored is another thing now');
    for (const id of had) {
      if (has.has(id)) continue;
      if (!byCustomer.has(id) && !taken.has(id)) notes.wrong.push(`${id} went without a press`);
      notes.changedAt.set(id, browser.now());
    }
    for (const ticket of before.tickets) {
      const next = after.tickets.find(({ id }) => id === ticket.id);
      if (!next) continue;
      if (!isSameBet(ticket, next)) notes.changedAt.set(ticket.id, browser.now());
      if (JSON.stringify(next.seen) === JSON.stringify(ticket.seen)) continue;
      if (byCustomer.has(ticket.id)) continue;
      const isOwn = (ticket.seen === null || own.delete(ticket.id)) && !isMoved(ticket, next);
      if (!isOwn) notes.wrong.push(`${ticket.id} was acknowledged by itself`);
    }
    notes.ids = has;
    notes.newer = build === 'N' ? newerIn(browser.stored(form.name), after) : null;
    byCustomer = new Set();
  };
  const slip = tab.share(form, note);

  /** A press of the customer that changes the slip. */
  const command = (each: SlipCommand) =>
    slip.update((all) => {
      if ('id' in each) {
        byCustomer.add(each.id);
        if (each.kind === 'change') own.add(each.id);
      }
      return applyCommand(all, each);
    });

  const sends = () =>
    (tab.store.current()?.sends ?? []).filter(({ customerId }) => customerId === browser.customerId());
  const known = (): Now | null => facts && race.nowOf(browser.now(), facts, new Map(prices));

  const render = () => {
    const [all, now] = [slip.current(), known()];
    if (!all || !now || !isOpen) return;
    const { tickets } = all;
    shown = { slip: all, now, offer: parts.offerOf(tickets, now, parts.sendsByTicket(sends())) };
    for (const { ticket } of shown.offer.bets) {
      const isBet = sends().some(({ subject, state }) => subject === ticket.id && state.status === 'taken');
      if (isBet) notes.wrong.push(`${ticket.id} is offered again, though it is a bet`);
    }
    parts.acknowledgeOwn({ tickets, now, touched, update: slip.update });
    const taken = parts.withoutTaken(tickets, sends());
    if (taken.length > 0) void slip.update((newest) => taken.reduce(applyCommand, newest));
  };

  let isPlanned = false;
  /** Renders once for simultaneous changes. */
  const plan = () => {
    if (isPlanned) return;
    isPlanned = true;
    tab.after(1, () => {
      isPlanned = false;
      render();
    });
  };

  const ask = () => {
    const now = known();
    for (const ticket of slip.current()?.tickets ?? []) {
      const quote = now && priceOf(ticket, now);
      if (!quote?.key || !quote.ticket || quote.problems.length > 0) continue;
      const { key, ticket: asked } = quote;
      tab.ask(
        () => race.priceOfTicket(asked),
        (price) => {
          if (price === null) prices.delete(key);
          else prices.set(key, price);
          plan();
        },
      );
    }
  };
  let stopAsking = () => {};
  const changed = () => {
    plan();
    stopAsking();
    stopAsking = tab.after(SETTLED_MS, ask);
  };
  slip.subscribe(changed);
  tab.store.subscribe(plan);

  const refresh = () =>
    tab.ask(race.show, (answer) => {
      facts = answer;
      changed();
    });

  const isJustNow = (at: number): boolean => browser.now() - Math.max(at, thawedAt) <= AT_ONCE_MS;

  /** Whether a ticket was removed or changed long enough ago for the tab to know. */
  const isGone = (ticket: SlipTicket): boolean => {
    const { tickets } = form.parse(browser.stored(form.name));
    if (tickets.some((each) => each.id === ticket.id && isSameBet(each, ticket))) return false;
    return !isJustNow(notes.changedAt.get(ticket.id) ?? 0);
  };

  /** The price and the request that the page promised for a bet, from its tickets alone. */
  const promised = (
    { ticket: { id } }: Offer['bets'][number],
    { slip: { tickets }, now }: NonNullable<typeof shown>,
  ) => {
    const ticket = tickets.find((each) => each.id === id);
    if (!ticket) return null;
    const { ticket: content, price, odds } = priceOf(ticket, now);
    if (!content || changesOf(ticket, now).length > 0) return null;
    const body = {
      ...betRequestOf(ticket.races[0].id, ticket.pool, content),
      expectedPrice: price,
      ...(odds.length > 0 ? { odds: odds.map(({ startNr, odds: each }) => ({ startNr, odds: each })) } : {}),
    };
    return { price, body };
  };

  const place = async () => {
    if (!shown || isBusy || browser.customerId() === null) return;
    isBusy = true;
    const [rendered, customer] = [shown, browser.customerId()];
    const { offer } = rendered;
    const sum = offer.bets.reduce((total, bet) => total + (promised(bet, rendered)?.price ?? 0), 0);
    if (sum !== offer.total) notes.wrong.push(`the button said ${offer.total}, the tickets ${sum}`);
    await parts.placeBets(offer.bets, {
      readSlip: slip.read,
      async press(bet) {
        const { ticket, body } = bet;
        const promise = promised(bet, rendered);
        if (JSON.stringify(promise?.body) !== JSON.stringify(body)) {
          notes.wrong.push(`${ticket.id} is sent as ${JSON.stringify(body)}, not as the page said`);
        }
        if (isGone(ticket)) notes.wrong.push(`${ticket.id} is sent, though it was removed or changed`);
        const isAnother = browser.customerId() !== customer && !isJustNow(notes.leftAt);
        if (isAnother) notes.wrong.push(`${ticket.id} is sent as another customer`);
        const pressed = tab.outbox.press(parts.pressOf(bet, ticket.id));
        notes.said.set(browser.lastKey(), promise?.price ?? null);
        return (await pressed).send;
      },
      async onTaken({ id }) {
        await slip.update((newest) => applyCommand(newest, { kind: 'remove', id }));
      },
    });
    isBusy = false;
  };

  /** A press on one of the shown tickets. */
  const onTicket = (at: number, press: (ticket: SlipTicket, index: number) => void) =>
    tab.run(() => {
      const index = at % Math.max(1, shown?.slip.tickets.length ?? 0);
      const ticket = shown?.slip.tickets[index];
      if (ticket) press(ticket, index);
    });

  const edit = (ticket: SlipTicket, part: Partial<Pick<SlipTicket, 'draft' | 'stake'>>) => {
    touched.set(ticket.id, { ...ticket, ...part });
    void command({ kind: 'change', id: ticket.id, ...part });
  };

  void slip.read();
  refresh();

  return {
    refresh: () => void tab.run(refresh),
    add: (ticket: SlipTicket) =>
      tab.run(() => {
        const id = build === 'N' ? ticket.id : `${ticket.id}+`;
        void command({ kind: 'add', ticket: { ...ticket, id } });
      }),
    stake: (at: number, cents: number) => onTicket(at, (ticket) => edit(ticket, { stake: cents })),
    tick: (at: number, horse: number) =>
      onTicket(at, (ticket) => {
        const horses = ticket.draft.marks.horses ?? [];
        if (typeof horses === 'string') return;
        const next = horses.includes(horse) ? horses.filter((each) => each !== horse) : [...horses, horse];
        edit(ticket, { draft: { ...ticket.draft, marks: { horses: next } } });
      }),
    acknowledge: (at: number) =>
      onTicket(at, (ticket) => {
        const seen = shown && acknowledged(ticket, shown.now);
        if (seen) void command({ kind: 'acknowledge', id: ticket.id, seen });
      }),
    remove: (at: number) =>
      onTicket(at, (ticket, index) => {
        removed = { ticket, at: index };
        void command({ kind: 'remove', id: ticket.id });
      }),
    restore: () =>
      tab.run(() => {
        if (removed) void command({ kind: 'restore', ...removed });
        removed = null;
      }),
    press: () => tab.run(() => void place().catch(() => {})),
    dismiss: () => tab.dismissAll(),
    /** Opens or closes the panel. */
    panel: () =>
      tab.run(() => {
        isOpen = !isOpen;
        shown = null;
        plan();
      }),
    freeze: () => tab.freeze(),
    thaw() {
      thawedAt = browser.now();
      tab.thaw();
    },
    close: () => tab.close(),
  };
}
