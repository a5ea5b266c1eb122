import { type Banker, type Horses, priceTicket, type Selection, type WagerType } from '@paddock/wagers';
import { wagerTypes } from '@paddock/wagers/types';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyWritten, runs } from '../testing/random-slips.ts';
import { draftFrom } from './draft-from.ts';
import { ticketOf } from './ticket-draft.ts';

const ascending = <T extends Horses>(horses: T): T =>
  (typeof horses === 'string' ? horses : horses.toSorted((a: number, b: number) => a - b)) as T;

const placeOf = ({ place }: Banker): number => place ?? 0;

/** Sorts lists whose order has no meaning, and bankers by place. */
const inWrittenOrder = (selection: Selection, { param }: WagerType): Selection => {
  switch (selection.kind) {
    case 'straight':
      return param.ranked ? selection : { ...selection, horses: ascending(selection.horses) };
    case 'boxed':
      return param.ranked && selection.orders === 'one'
        ? selection
        : { ...selection, horses: ascending(selection.horses) };
    case 'singles':
      return { ...selection, horses: ascending(selection.horses) };
    case 'bankers': {
      const bankers = selection.bankers.toSorted((a, b) => placeOf(a) - placeOf(b) || a.startNr - b.startNr);
      return { ...selection, bankers, others: ascending(selection.others) };
    }
    case 'places':
      return { ...selection, places: selection.places.map(ascending) };
    case 'legs':
    case 'system':
      return { ...selection, legs: selection.legs.map(ascending) };
    case 'spot':
      return { ...selection, own: ascending(selection.own) };
  }
};

describe('the draft of a written ticket', () => {
  test('[TICKETS-7] is that ticket again, whatever it holds', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(anyWritten, ({ ticket, type, races }) => {
        seen.add(ticket.wager);
        const again = ticketOf(draftFrom(ticket), type, ticket.stake);
        expect(again).toEqual({ ...ticket, selection: inWrittenOrder(ticket.selection, type) });
        expect(priceTicket(again, type, races)).toMatchObject({ kind: priceTicket(ticket, type, races).kind });
      }),
      { numRuns: 5 * runs },
    );
    expect(seen.size).toBe(wagerTypes.length);
  });
});
