import type { Horses, WagerType } from '@paddock/wagers';
import { wagerTypes } from '@paddock/wagers/types';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyCommand } from '../commands/apply-command.ts';
import { columnsOf, draftOf, fitDraft, marksIn, reserveColumnsOf, ticketOf } from '../drafting/ticket-draft.ts';
import { ticketIn } from '../drafting/ticket-in.ts';
import type { Slip, SlipTicket } from '../slip.ts';
import { anySlip, runs, ticketInSlip } from '../testing/random-slips.ts';
import { slipTicket, typeOf } from '../testing/tickets.ts';
import { parseSlip } from './parse-slip.ts';
import { storeSlip } from './store-slip.ts';

const slipOf = (...tickets: readonly SlipTicket[]): Slip => ({ tickets, unreadable: [] });
const stored = (...tickets: readonly SlipTicket[]) => storeSlip(slipOf(...tickets), wagerTypes) as object[];
/** The data after a round trip through storage. */
const copied = (data: unknown): unknown => JSON.parse(JSON.stringify(data));
const wide = { numRuns: runs };

/** The non-empty marks, in any order, and the rest of a ticket that decides its price. */
const contentOf = ({ draft, ...ticket }: SlipTicket, types: readonly WagerType[]) => {
  const type = types.find(({ id }) => id === ticket.wager);
  return {
    ...ticket,
    ticket: type && ticketIn({ ...ticket, draft }, type),
    marks: Object.entries(draft.marks as Record<string, Horses>).flatMap(([key, horses]) =>
      horses.length === 0 ? [] : [`${key} ${typeof horses === 'string' ? horses : horses.toSorted().join()}`],
    ),
  };
};

describe('a stored slip', () => {
  test('[STORED-1] has a ticket as one line, with its races and what was seen of it', () => {
    const ticket = slipTicket('FRA-QNP bankers* 3@1,7 with X reserves 14 flexi 50 stake 200');
    expect(stored(ticket)).toEqual([
      {
        v: 1,
        id: 'a',
        races: ticket.races,
        line: 'FRA-QNP bankers* 7,3@1 with X reserves 14 flexi 50 stake 200',
        seen: null,
      },
    ]);
    const series = slipTicket('SWE-V64:V65 legs 1/2/3/4/5/6,7 stake 100', {}, 6);
    expect(stored(series)).toMatchObject([{ line: 'SWE-V64:V65 legs 1/2/3/4/5/6,7 stake 100' }]);
    const card = { ...slipTicket('DEU-EXA straight 5,3 stake 50'), draft: draftOf([5, 3]) };
    expect(stored(card)).toMatchObject([{ line: 'DEU-EXA straight 5,3 stake 50' }]);
  });

  test('[STORED-2] has what a line cannot say as marks: no stake, horses ticked for another way, an unknown wager', () => {
    const ticket = slipTicket('DEU-TRI boxed* 1,2,3 stake 50');
    const { id, races, wager, pool, draft } = ticket;
    expect(stored({ ...ticket, stake: null })).toEqual([
      { v: 1, id, races, wager, pool, draft, stake: null, seen: null },
    ]);
    const hidden = { ...ticket, draft: { ...draft, marks: { ...draft.marks, place1: [9] } } };
    expect(stored(hidden)).toMatchObject([{ draft: hidden.draft }]);
    expect(storeSlip(slipOf(ticket), [])).toMatchObject([{ draft }]);
    // The rivals are ticked, but no pool is chosen yet.
    const duel = { ...slipTicket('DEU-H2H:H2H_3_7 singles 3 stake 50'), pool: 'H2H' };
    expect(stored(duel)).toMatchObject([{ pool: 'H2H', draft: duel.draft }]);
  });

  test('[STORED-3] is read as the slip that was stored, with every mark', () => {
    fc.assert(
      fc.property(anySlip, fc.boolean(), (slip, isKnown) => {
        const types = isKnown ? wagerTypes : [];
        const read = parseSlip(copied(storeSlip(slip, types)));
        expect(read.unreadable).toEqual([]);
        const [before, after] = [slip, read].map(({ tickets }) => tickets.map((one) => contentOf(one, wagerTypes)));
        for (const [at, ticket] of (before ?? []).entries()) {
          expect(after?.[at]).toEqual({ ...ticket, marks: expect.arrayContaining(ticket.marks) });
        }
        expect(read.tickets).toHaveLength(slip.tickets.length);
        expect(parseSlip(copied(storeSlip(read, types)))).toEqual(read);
      }),
      wide,
    );
  });

  test('[STORED-3] has a complete ticket of a known wager type as a line that reads as that ticket', () => {
    fc.assert(
      fc.property(ticketInSlip, ({ ticket: written, written: { type } }) => {
        const keys = [...columnsOf(written.draft, type), ...reserveColumnsOf(type)].map(({ key }) => [
          key,
          marksIn(written.draft, key),
        ]);
        const ticket = { ...written, draft: { ...written.draft, marks: Object.fromEntries(keys) } };
        const data = storeSlip(slipOf(ticket), [type]) as readonly object[];
        expect(data).toMatchObject([{ line: expect.any(String) }]);
        const [read] = parseSlip(copied(data)).tickets;
        if (!read) throw new Error('It is readable.');
        expect(ticketOf(fitDraft(read.draft, type), type, 1)).toEqual(ticketOf(fitDraft(ticket.draft, type), type, 1));
        expect(ticketIn(read, type)).toEqual(ticketIn(ticket, type));
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
      .map(([{ ticket }, how]): unknown => {
        const [line = {}] = copied(stored(ticket)) as Record<string, object>[];
        const [marks = {}] = copied(stored({ ...ticket, stake: null })) as Record<string, object>[];
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
    expect(storeSlip(slip, wagerTypes)).toEqual([newer]);
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
        const known = storeSlip(own, wagerTypes) as unknown[];
        const before = known.toSpliced(nat % (known.length + 1), 0, ...others);
        let slip = parseSlip(copied(before));
        slip = applyCommand(slip, { kind: 'add', ticket: { ...added.ticket, id: 'added' } });
        const [first] = own.tickets;
        if (first) {
          slip = applyCommand(slip, { kind: 'change', id: first.id, stake: 500 });
          slip = applyCommand(slip, { kind: 'remove', id: first.id });
        }
        const after = storeSlip(slip, wagerTypes) as unknown[];
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
    const [read] = parseSlip(storeSlip(parseSlip([entry]), wagerTypes)).tickets;
    if (!read) throw new Error('It is readable.');
    const newType: WagerType = { ...typeOf('FRA-TRD'), id: 'FRA-NEW', name: ['NEW'] };
    const multi = { ...newType, param: { ...newType.param, multiOptions: [3, 4] } };
    expect(storeSlip(slipOf(read), [multi])).toEqual([entry]);
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
        expect(parseSlip(storeSlip(slip, wagerTypes))).toEqual(slip);
      }),
      wide,
    );
    const round: unknown[] = [];
    round.push(round);
    expect(parseSlip(round).unreadable).toMatchObject([{ text: '?' }]);
  });

  test('[STORED-10] is a second ticket under one id', () => {
    const twice = [
      ...stored(slipTicket('DEU-WIN singles 3 stake 200')),
      ...stored(slipTicket('DEU-WIN singles 5 stake 100')),
    ];
    const slip = parseSlip(twice);
    expect(slip.tickets).toMatchObject([{ id: 'a', stake: 200 }]);
    expect(slip.unreadable).toEqual([{ id: 'a+', text: 'DEU-WIN singles 5 stake 100', stored: twice[1] }]);
    expect(storeSlip(slip, wagerTypes)).toEqual(twice);
  });
});
