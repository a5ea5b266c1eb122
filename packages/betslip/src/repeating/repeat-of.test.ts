import { describe, expect, test } from 'vitest';
import { draftOf } from '../drafting/ticket-draft.ts';
import { fieldOf, slipTicket, ticketRace } from '../testing/tickets.ts';
import { moveTo, repeatOf } from './repeat-of.ts';

const seen = { price: 200, odds: [], nonRunners: [[]], offs: ['2026-11-21T13:05:00Z'] };
const race = ticketRace(2);

describe('a bet that is repeated', () => {
  test('[AGAIN-1] is the same ticket under a new id, not seen yet', () => {
    const ticket = slipTicket('DEU-WIN singles 3 stake 200', { seen });
    expect(repeatOf(ticket, 'b')).toEqual({ ...ticket, id: 'b', seen: null });
  });

  test('[AGAIN-2] has the same way and stake in another race, with the horses that run there', () => {
    const ticket = slipTicket('FRA-QNP bankers* 3@1,7 with 1,2,9,12 flexi 50 stake 200', { seen });
    const moved = moveTo(ticket, { id: 'b', race, field: fieldOf(10, [7, 9]) });
    expect(moved).toEqual({
      ...slipTicket('FRA-QNP bankers* 3@1,7 with 1,2,9,12 flexi 50 stake 200'),
      id: 'b',
      races: [race],
      draft: { ...ticket.draft, marks: { nailed1: [3], banker: [], horses: [1, 2] } },
    });
    const open = {
      ...slipTicket('DEU-SWI boxed ALL stake 50'),
      draft: { ...draftOf([1]), marks: { horses: 'ALL' } },
    } as const;
    expect(moveTo(open, { id: 'b', race, field: fieldOf(3) })?.draft.marks).toEqual({ horses: 'ALL' });
  });

  test('[AGAIN-3] stays in its races if it is over several', () => {
    const series = slipTicket('SWE-DD legs 1/2 stake 100', {}, 2);
    expect(moveTo(series, { id: 'b', race, field: fieldOf(8) })).toBeNull();
  });
});
