import { printTicket, type WagerType } from '@paddock/wagers';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyCommand } from '../commands/apply-command.ts';
import { fitDraft, ticketOf } from '../drafting/ticket-draft.ts';
import { ticketIn } from '../drafting/ticket-in.ts';
import type { Slip, SlipTicket } from '../slip.ts';
import { anySlip, runs, ticketInSlip } from '../testing/random-slips.ts';
import { slipTicket, typeOf } from '../testing/tickets.ts';
import { parseSlip } from './parse-slip.ts';
import { storeSlip } from './store-slip.ts';

const slipOf = (...tickets: readonly SlipTicket[]): Slip => ({ tickets, unreadable: [] });
const stored = (...tickets: readonly SlipTicket[]) => storeSlip(slipOf(...tickets)) as object[];
/** The data after a round trip through storage. */
const copied = (data: unknown): unknown => JSON.parse(JSON.stringify(data));
const wide = { numRuns: runs };

/** A ticket as an earlier build stored it. */
const lineOf = (ticket: SlipTicket, type: WagerType) => {
  const { id, races, seen } = ticket;
  return { v: 1, id, races, line: printTicket(ticketIn(ticket, type)), seen };
};

describe('a stored slip', () => {
  test('[STORED-1] has a ticket as marks, with its races and what was seen of it', () => {
    const ticket = slipTicket('FRA-QNP bankers* 3@1,7 with X reserves 14 flexi 50 stake 200');
    const { id, races, wager, pool, draft } = ticket;
    expect(stored(ticket)).toEqual([{ v: 1, id, races, wager, pool, draft, stake: 200, seen: null }]);
    expect(stored({ ...ticket, stake: null })).toMatchObject([{ draft, stake: null }]);
  });

  test('[STORED-2] reads a ticket that is one line', () => {
    fc.assert(
      fc.property(ticketInSlip, ({ ticket, written: { type } }) => {
        const [read] = parseSlip([lineOf(ticket, type)]).tickets;
        if (!read) throw new Error('It is readable.');
        expect(ticketOf(fitDraft(read.draft, type), type, 1)).toEqual(ticketOf(fitDraft(ticket.draft, type), type, 1));
        expect(ticketIn(read, type)).toEqual(ticketIn(ticket, type));
        expect(read).toMatchObject({ id: ticket.id, races: ticket.races, wager: ticket.wager, seen: null });
      }),
      wide,
    );
  });

  test('[STORED-3] is read as the slip that was stored, with every mark', () => {
    fc.assert(
      fc.property(anySlip, (slip) => {
        expect(parseSlip(copied(storeSlip(slip)))).toEqual(slip);
      }),
      wide,
    );
  });

  test('[STORED-4] has known fields only, whatever else an object of the page has', () => {
    const race = { ...slipTicket('DEU-WIN singles 3 stake 200').races[0], purse: 1 };
    const odds = { pool: 'fixWIN', startNr: 3, odds: 402, max: null };
    const seen = { price: 200, odds: [odds], nonRunners: [[]], offs: [race.off], at: 'now' };
    const ticket = { ...slipTicket('DEU-WIN singles 3 stake 200'), races: [race] as const, seen, horse: 'Ida' };
    for (const one of [ticket, { ...ticket, stake: null, draft: { ...ticket.draft, colour: 'red' } }]) {
      const read = parseSlip(copied(stored(one)));
      expect(read.unreadable).toEqual([]);
      expect(read.tickets).toMatchObject([{ id: 'a', seen: { odds: [{ startNr: 3, odds: 402 }] } }]);
    }
  });

  test('[STORED-5] that is missing is empty', () => {
    for (const nothing of [undefined, null, []]) expect(parseSlip(nothing)).toEqual(slipOf());
  });
});

/** Data that another build, or a fault, may have left in the storage. */
const foreign: fc.Arbitrary<unknown> = fc
  .oneof(
    fc
      .tuple(ticketInSlip, fc.constantFrom('version', 'field', 'seen', 'race', 'kind', 'draft', 'column', 'way'))
      .map(([{ ticket, written }, how]): unknown => {
        const line = copied(lineOf(ticket, written.type)) as Record<string, object>;
        const [marks = {}] = copied(stored(ticket)) as Record<string, object>[];
        const [race] = ticket.races;
        return {
          version: { ...line, v: 2 },
          field: { ...line, freebet: 12 },
          seen: { ...line, seen: { price: 200, shown: 'today' } },
          race: { ...line, races: [{ ...race, course: 'B' }] },
          kind: { ...line, line: 'FRA-NEW ladder 1,2/3 stake 200' },
          draft: { ...marks, draft: { ...marks.draft, boost: 2 } },
          column: { ...marks, draft: { ...marks.draft, marks: { sixth: [1] } } },
          way: { ...marks, draft: { ...marks.draft, way: 'ladder' } },
        }[how];
      }),
    fc.jsonValue(),
  )
  .filter((value) => value !== null);

describe('what this build cannot read', () => {
  test('[STORED-6] is a text with an id of its own, and keeps its stored form', () => {
    const newer = { v: 2, id: 'n', line: 'FRA-NEW ladder 1,2 stake 200', boost: 3 };
    expect(parseSlip([newer, 7, 7])).toEqual({
      tickets: [],
      unreadable: [
        { id: 'n', text: 'FRA-NEW ladder 1,2 stake 200', stored: newer },
        { id: '7', text: '7', stored: 7 },
        { id: '7+', text: '7', stored: 7 },
      ],
    });
  });

  test('[STORED-6] may be all that is stored', () => {
    const newer = { version: 2, tickets: [] };
    const slip = parseSlip(newer);
    expect(slip).toMatchObject({ tickets: [], unreadable: [{ stored: newer }] });
    expect(storeSlip(slip)).toEqual([newer]);
  });

  test('[STORED-7] is what has another version, an unknown field at any depth, or another notation', () => {
    fc.assert(
      fc.property(foreign, (entry) => {
        const read = parseSlip([entry]);
        expect(read.tickets).toEqual([]);
        expect(read.unreadable).toMatchObject([{ stored: entry }]);
      }),
      wide,
    );
  });

  test('[STORED-8] survives this build byte for byte, whatever is done with the other tickets', () => {
    fc.assert(
      fc.property(fc.array(foreign, { maxLength: 4 }), anySlip, ticketInSlip, fc.nat(), (others, own, added, nat) => {
        const known = storeSlip(own) as unknown[];
        const before = known.toSpliced(nat % (known.length + 1), 0, ...others);
        let slip = parseSlip(copied(before));
        slip = applyCommand(slip, { kind: 'add', ticket: { ...added.ticket, id: 'added' } });
        const [first] = own.tickets;
        if (first) {
          slip = applyCommand(slip, { kind: 'change', id: first.id, stake: 500 });
          slip = applyCommand(slip, { kind: 'remove', id: first.id });
        }
        const after = storeSlip(slip) as unknown[];
        const kept = after.slice(slip.tickets.length).map((entry) => JSON.stringify(entry));
        expect(kept).toEqual(others.map((entry) => JSON.stringify(entry)));
        expect(slip.tickets.map(({ id }) => id)).toEqual([...own.tickets.slice(1).map(({ id }) => id), 'added']);
      }),
      wide,
    );
  });

  test('[STORED-8] survives as a ticket of a wager type that is not known yet', () => {
    const line = 'FRA-NEW straight 4,2,9 multi 3 reserves 7 flexi 25 jackpot stake 200';
    const entry = { v: 1, id: 'n', races: slipTicket('FRA-WIN singles 1 stake 150').races, line, seen: null };
    const [read] = parseSlip(storeSlip(parseSlip([entry]))).tickets;
    if (!read) throw new Error('It is readable.');
    const newType: WagerType = { ...typeOf('FRA-TRD'), id: 'FRA-NEW', name: ['NEW'] };
    const multi = { ...newType, param: { ...newType.param, multiOptions: [3, 4] } };
    expect(lineOf(read, multi)).toEqual(entry);
  });

  test('[STORED-9] never throws, whatever is stored, and stays the same when it is read again', () => {
    const anything = fc.anything({
      withBigInt: true,
      withDate: true,
      withMap: true,
      withNullPrototype: true,
      withSparseArray: true,
    });
    fc.assert(
      fc.property(anything, (garbage) => {
        const slip = parseSlip(garbage);
        expect(slip.tickets).toEqual([]);
        expect(new Set(slip.unreadable.map(({ id }) => id)).size).toBe(slip.unreadable.length);
        expect(parseSlip(storeSlip(slip))).toEqual(slip);
      }),
      wide,
    );
    const round: unknown[] = [];
    round.push(round);
    expect(parseSlip(round).unreadable).toMatchObject([{ text: '?' }]);
  });

  test('[STORED-10] is a second ticket under one id', () => {
    const twice = [slipTicket('DEU-WIN singles 3 stake 200'), slipTicket('DEU-WIN singles 5 stake 100')].map((ticket) =>
      lineOf(ticket, typeOf('DEU-WIN')),
    );
    const slip = parseSlip(twice);
    expect(slip.tickets).toMatchObject([{ id: 'a', stake: 200 }]);
    expect(slip.unreadable).toEqual([{ id: 'a+', text: 'DEU-WIN singles 5 stake 100', stored: twice[1] }]);
    expect(storeSlip(slip)).toEqual([...stored(...slip.tickets), twice[1]]);
  });
});
