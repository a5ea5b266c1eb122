import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatCombination, listLines, type PricedTicket, priceTicket } from '../index.ts';
import { runs, writtenTicket } from '../testing/random-tickets.ts';
import { priced, typeOf } from '../testing/tickets.ts';

const printed = (id: string, ticket: PricedTicket) =>
  [...listLines(ticket)].map((line) => {
    const combination = formatCombination(line, typeOf(id).param);
    return line.kind === 'line' ? combination : `${combination} ${line.reason}`;
  });

describe('the list of combinations', () => {
  test('[LIST-1] [LIST-2] is what is paid for, to the cent, and the same whenever it is made', () => {
    fc.assert(
      fc.property(writtenTicket, ({ ticket, type, races }) => {
        const pricing = priceTicket(ticket, type, races);
        if (pricing.kind === 'refused') return;
        const listed = [...listLines(pricing)];
        const lines = listed.filter(({ kind }) => kind === 'line');
        expect(lines.length * pricing.lineStake).toBe(pricing.price);
        expect(listed.length - lines.length).toBe(pricing.dropped.horseTwice + pricing.dropped.sameSet);
        expect([...listLines(pricing)]).toEqual(listed);
      }),
      { numRuns: runs },
    );
  });

  test('[LIST-2] is in the order of the ticket, the last place running fastest', () => {
    expect(printed('DEU-EXA', priced('DEU-EXA boxed* 7,3,5 stake 50', 9))).toEqual([
      '7-3',
      '3-7',
      '7-5',
      '5-7',
      '3-5',
      '5-3',
    ]);
    expect(printed('SWE-DD', priced('SWE-DD legs 2,1/ALL stake 100', 9, 3))).toEqual([
      '2-1',
      '2-2',
      '2-3',
      '1-1',
      '1-2',
      '1-3',
    ]);
    expect(printed('GBR-MUL3', priced('GBR-MUL3 system 2,3 of 1/2/3,4 stake 10', 9, 9, 9))).toEqual([
      '1-2-.',
      '1-.-3',
      '1-.-4',
      '.-2-3',
      '.-2-4',
      '1-2-3',
      '1-2-4',
    ]);
  });

  test('[LIST-3] has nailed bankers on their places, and floating ones on each that is free', () => {
    expect(printed('FRA-TCE', priced('FRA-TCE bankers* 9@2 with 1,2 stake 100', 16))).toEqual(['1-9-2', '2-9-1']);
    expect(printed('FRA-TCE', priced('FRA-TCE bankers* 9@1,8 with 1,2 stake 100', 16))).toEqual([
      '9-8-1',
      '9-1-8',
      '9-8-2',
      '9-2-8',
    ]);
    // In one order the bankers come first, as written.
    expect(printed('FRA-TCE', priced('FRA-TCE bankers 9@3,8 with 1,2 stake 100', 16))).toEqual(['8-1-9', '8-2-9']);
  });

  test('[LIST-4] says of each combination that the lists allow and that is none why', () => {
    expect(printed('DEU-SWI', priced('DEU-SWI places 1,2/1,2,3 stake 50', 9))).toEqual([
      '1/1 horse-twice',
      '1/2',
      '1/3',
      '2/1 same-set',
      '2/2 horse-twice',
      '2/3',
    ]);
  });

  test('[LIST-5] is made one by one: a full V75 can be begun and left', () => {
    const lines = listLines(priced(`SWE-V75 legs ${Array(7).fill('ALL').join('/')} stake 3`, ...Array(7).fill(15)));
    expect(lines.next().value).toEqual({ kind: 'line', pool: 'V75', horses: [1, 1, 1, 1, 1, 1, 1] });
    expect(lines.next().value).toMatchObject({ horses: [1, 1, 1, 1, 1, 1, 2] });
  });

  test('[LIST-6] goes pool by pool where a ticket is for several', () => {
    expect([...listLines(priced('DEU-WPL singles 3,5 stake 100', 9))]).toEqual([
      { kind: 'line', pool: 'WIN', horses: [3] },
      { kind: 'line', pool: 'WIN', horses: [5] },
      { kind: 'line', pool: 'PLC', horses: [3] },
      { kind: 'line', pool: 'PLC', horses: [5] },
    ]);
  });
});
