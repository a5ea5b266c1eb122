import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseSelection, parseTicket, printSelection, printTicket } from '../index.ts';
import { anyTicket, runs } from '../testing/random-tickets.ts';

describe('a ticket in one line', () => {
  test('[NOTATION-1] is read as the ticket that was printed, whatever it holds', () => {
    fc.assert(
      fc.property(anyTicket, ({ ticket }) => {
        expect(parseTicket(printTicket(ticket))).toEqual({ kind: 'ticket', ticket });
        const { selection } = ticket;
        expect(parseSelection(printSelection(selection))).toEqual({ kind: 'selection', selection });
      }),
      { numRuns: runs },
    );
  });

  test('[NOTATION-1] reads like a slip', () => {
    const lines = [
      'DEU-WIN singles 3,7 stake 250',
      'DEU-H2H:H2H_3_7 singles 7 stake 50',
      'FRA-QNP bankers* 3@1,7 with X reserves 14 flexi 50 stake 200',
      'FRA-MLT straight 1,2,3,4,5 multi 5 stake 300',
      'SWE-V4 legs 1,2/3/ALL/7 reserves 4,5/-/-/- stake 20',
      'GBR-MUL3 system 2,3 of 1/2/3 stake 10',
      'GBR-MUL3 system 2,3 of 1/2/3 placed 1,3 stake 10',
      'FRA-DSQ spot 3 with 7 jackpot stake 400',
      'USA-TRI places 1/2,3/ALL stake 50',
    ];
    for (const line of lines) {
      const parsed = parseTicket(line);
      expect(parsed.kind === 'ticket' && printTicket(parsed.ticket)).toBe(line);
    }
  });

  test('[NOTATION-2] that is none says where it stops being one, and what should be there', () => {
    const failure = (text: string) => parseTicket(text);
    expect(failure('')).toEqual({ kind: 'unreadable', at: 0, expected: 'a wager, FRA-QNP' });
    expect(failure('DEU-WIN single 3')).toMatchObject({ at: 8 });
    expect(failure('DEU-WIN singles 3,,7 stake 250')).toEqual({
      kind: 'unreadable',
      at: 16,
      expected: 'start numbers, X or ALL',
    });
    expect(failure('DEU-WIN singles 3')).toMatchObject({ at: 17, expected: 'stake' });
    expect(parseSelection('singles 3 stake')).toEqual({ kind: 'unreadable', at: 10, expected: 'the end' });
    expect(failure('DEU-WIN singles 3 stake 250 now')).toEqual({ kind: 'unreadable', at: 28, expected: 'the end' });
    expect(failure('DEU-WIN singles 3 stake 250 ')).toMatchObject({ kind: 'unreadable' });
    expect(failure('FRA-TRO boxed 1,2,3 flexi 33 stake 150')).toEqual({
      kind: 'unreadable',
      at: 26,
      expected: '50, 25 or 10',
    });
  });
});
