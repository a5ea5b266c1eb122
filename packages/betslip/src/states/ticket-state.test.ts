import { describe, expect, test } from 'vitest';
import { acknowledged } from '../changes/changes-of.ts';
import type { Now } from '../now.ts';
import type { SlipTicket } from '../slip.ts';
import { askedFor, fieldOf, nowOf, pool, raceNow, slipTicket } from '../testing/tickets.ts';
import { sumOf } from './sum-of.ts';
import { type TicketSend, ticketStateOf } from './ticket-state.ts';

const open = nowOf(raceNow());
const closed = nowOf(raceNow({ status: 'CLOSED' }));
const fewer = nowOf(raceNow({ field: fieldOf(8, [7]) }));

const written = (line = 'DEU-WIN singles 3,7 stake 200', id = 'a') => slipTicket(line, { id });
/** The ticket after the server priced it and the customer saw the price. */
const readyIn = (now: Now, ticket: SlipTicket): SlipTicket => ({
  ...ticket,
  seen: acknowledged(ticket, askedFor(now, [ticket])),
});
const ready = readyIn(open, written());
const asked = askedFor(open, [ready]);
const stateIn = (now: Now, ticket: SlipTicket, send: TicketSend['state'] | null = null) =>
  ticketStateOf(ticket, now, send && { state: send });

describe('the state of a ticket', () => {
  test('[STATE-1] is a draft as long as it has no price', () => {
    expect(stateIn(open, { ...written(), stake: null })).toBe('draft');
    expect(stateIn(open, written('DEU-TRI boxed* 1,2 stake 50'))).toBe('draft');
    expect(stateIn(nowOf(), written())).toBe('draft');
  });

  test('[STATE-2] is priced as soon as the engine prices it, and ready when the server agrees and it was seen', () => {
    expect(stateIn(open, written())).toBe('priced');
    expect(stateIn(open, ready)).toBe('priced');
    expect(stateIn(asked, written())).toBe('priced');
    expect(stateIn(asked, ready)).toBe('ready');
  });

  test('[STATE-3] is priced while the server’s other price is not acknowledged', () => {
    const other = askedFor(open, [ready], 410);
    expect(stateIn(other, ready)).toBe('priced');
    expect(stateIn(other, { ...ready, seen: acknowledged(ready, other) })).toBe('ready');
  });

  test('[STATE-4] is priced until a change is acknowledged', () => {
    const later = askedFor(fewer, [ready]);
    expect(stateIn(later, ready)).toBe('priced');
    expect(stateIn(later, readyIn(fewer, ready))).toBe('ready');
  });

  test('[STATE-5] is priced, never ready, while something keeps it from being sent', () => {
    const unsold = nowOf(raceNow({ pools: [pool('WIN', { status: 'NOT_OFFERED' })] }));
    const ticket = readyIn(unsold, written());
    expect(stateIn(askedFor(unsold, [ticket]), ticket)).toBe('priced');
  });

  test('[STATE-6] is that of its send', () => {
    for (const send of ['sending', 'unknown', 'void', 'refused'] as const) {
      expect(stateIn(asked, ready, send)).toBe(send);
    }
    expect(stateIn(asked, ready, 'taken')).toBe('accepted');
  });

  test('[STATE-7] is closed once the race is; a send stays what it is', () => {
    for (const ticket of [ready, written(), { ...ready, stake: null }]) expect(stateIn(closed, ticket)).toBe('closed');
    expect(stateIn({ ...asked, at: raceNow().off }, ready)).toBe('closed');
    for (const send of ['sending', 'unknown', 'void'] as const) {
      expect(stateIn(closed, ready, send)).toBe(send);
    }
    expect(stateIn(closed, ready, 'taken')).toBe('accepted');
    expect(stateIn(closed, ready, 'refused')).toBe('closed');
  });
});

describe('the sum of a slip', () => {
  const other = readyIn(open, written('DEU-WIN singles 5 stake 300', 'b'));
  const both = askedFor(open, [ready, other]);
  const sumIn = (now: Now, tickets: readonly SlipTicket[], sends: Readonly<Record<string, TicketSend['state']>> = {}) =>
    sumOf({ tickets, unreadable: [] }, now, new Map(Object.entries(sends).map(([id, state]) => [id, { state }])));

  test('[SUM-1] counts all tickets and adds the prices of those that can be sent', () => {
    expect(sumIn(both, [ready, other])).toEqual({ count: 2, ready: 2, price: 700, attention: 0 });
    const draft = { ...written(), id: 'c', stake: null };
    expect(sumIn(both, [ready, other, draft])).toEqual({ count: 3, ready: 2, price: 700, attention: 1 });
    expect(sumIn(both, [])).toEqual({ count: 0, ready: 0, price: 0, attention: 0 });
  });

  test('[SUM-2] leaves out what is sent', () => {
    expect(sumIn(both, [ready, other], { a: 'sending' })).toEqual({ count: 2, ready: 1, price: 300, attention: 0 });
    expect(sumIn(both, [ready, other], { a: 'taken' })).toEqual({ count: 2, ready: 1, price: 300, attention: 0 });
  });

  test('[SUM-3] says how many tickets ask for the customer', () => {
    for (const state of ['unknown', 'refused', 'void'] as const) {
      expect(sumIn(both, [ready, other], { a: state })).toEqual({ count: 2, ready: 1, price: 300, attention: 1 });
    }
    expect(sumIn(closed, [ready, other])).toMatchObject({ ready: 0, price: 0, attention: 2 });
    // Horse 7 is only on the first ticket.
    expect(sumIn(askedFor(fewer, [ready, other]), [ready, other])).toMatchObject({
      ready: 1,
      price: 300,
      attention: 1,
    });
    const unsold = nowOf(raceNow({ pools: [] }));
    expect(sumIn(askedFor(unsold, [ready]), [ready])).toMatchObject({ ready: 0, attention: 1 });
    // The server's answer is awaited: nothing to do.
    expect(sumIn(open, [ready])).toMatchObject({ ready: 0, attention: 0 });
    const unreadable = [{ id: 'x', text: '', stored: {} }];
    expect(sumOf({ tickets: [], unreadable }, open, new Map())).toMatchObject({ count: 1, attention: 1 });
  });
});
