import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countLines, type Horses, layOut, listLines, priceTicket, type Selection, type Ticket } from '../index.ts';
import { namedBy } from '../laying-out/check-ticket.ts';
import type { Layout } from '../layout.ts';
import { bruteForce } from '../testing/brute-force.ts';
import { runs, type Written, writtenTicket } from '../testing/random-tickets.ts';
import { priced, priceOf, raceOf, refusedFor } from '../testing/tickets.ts';

/** Combinations in one pool; 0 if nothing is left. */
const countOf = ({ ticket, type, races }: Written): number => {
  const laidOut = layOut(ticket, type, races);
  return laidOut.kind === 'laid-out' ? countLines(laidOut.layout).lines : 0;
};

const withLists = (selection: Selection, change: (list: readonly number[], leg: number) => number[]): Selection => {
  const each = (list: Horses, leg = 0): Horses => (typeof list === 'string' ? list : change(list, leg));
  switch (selection.kind) {
    case 'singles':
    case 'boxed':
      return { ...selection, horses: each(selection.horses) };
    case 'bankers':
      return { ...selection, others: each(selection.others) };
    case 'places':
      return { ...selection, places: selection.places.map((list) => each(list)) };
    case 'legs':
    case 'system':
      return { ...selection, legs: selection.legs.map(each) };
    default:
      return selection;
  }
};

const changed = (written: Written, selection: Selection): Written => ({
  ...written,
  ticket: { ...written.ticket, selection },
});

const check = (property: (written: Written) => void) =>
  fc.assert(fc.property(writtenTicket, property), { numRuns: runs });

describe('the number of combinations', () => {
  test('[COUNT-1] [COUNT-2] is that of walking through everything that can happen, for any ticket of any wager type', () => {
    check(({ ticket, type, races }) => {
      const distinct = bruteForce(ticket, type, races);
      const laidOut = layOut(ticket, type, races);
      if (laidOut.kind === 'refused') {
        expect(distinct.size, JSON.stringify(laidOut.refusals)).toBe(0);
        return;
      }
      const { layout } = laidOut;
      const { written, horseTwice, sameSet, lines } = countLines(layout);
      expect(lines).toBe(distinct.size);
      expect(written - horseTwice - sameSet).toBe(lines);
      // The list has exactly these combinations, each once.
      const listed = [...listLines({ layout, pools: ['WIN'] })];
      const drops = (reason: string) => listed.filter((line) => line.kind === 'dropped' && line.reason === reason);
      expect([drops('horse-twice').length, drops('same-set').length]).toEqual([horseTwice, sameSet]);
      const playsSets = !type.param.ranked || (layout.kind === 'combined' && layout.orders === 'one');
      const keys = listed
        .filter(({ kind }) => kind === 'line')
        .map(({ horses }) =>
          (playsSets && !type.param.pick ? horses.toSorted((a, b) => Number(a) - Number(b)) : horses).join(' '),
        );
      expect(keys).toHaveLength(lines);
      const isStraight = ticket.selection.kind === 'straight';
      expect(new Set(isStraight && type.param.ranked ? [ticket.selection.horses.join(' ')] : keys)).toEqual(distinct);
    });
  });

  test('[COUNT-3] is what laws, operators and textbooks print', () => {
    const combinations = (text: string, ...starters: number[]) => priced(text, ...starters).combinations;
    // Tiercé: six horses, 20 in one order and 120 in all; two bases with P others: P, or 6 P; with
    // the field N-2, or 6(N-2).
    expect(combinations('FRA-TCE boxed 1,2,3,4,5,6 stake 100', 16)).toBe(20);
    expect(combinations('FRA-TCE boxed* 1,2,3,4,5,6 stake 100', 16)).toBe(120);
    expect(combinations('FRA-TCE bankers 1,2 with 3,4,5,6,7 stake 100', 16)).toBe(5);
    expect(combinations('FRA-TCE bankers* 1,2 with 3,4,5,6,7 stake 100', 16)).toBe(30);
    expect(combinations('FRA-TCE bankers 1,2 with X stake 100', 16)).toBe(14);
    expect(combinations('FRA-TCE bankers* 1,2 with X stake 100', 16)).toBe(84);
    // Quinté+: two bases on their places and eight others cost 672 euros.
    const quinte = priced('FRA-QNP bankers* 1@1,2@2 with 3,4,5,6,7,8,9,10 stake 200', 16);
    expect([quinte.combinations, quinte.price]).toEqual([336, 67_200]);
    // Multi en 4: three bases and the field N-3; two bases and the field (N-2)(N-3)/2; with P
    // others P(P-1)/2.
    expect(combinations('FRA-MLT bankers 1,2,3 with X multi 4 stake 300', 16)).toBe(13);
    expect(combinations('FRA-MLT bankers 1,2 with X multi 4 stake 300', 16)).toBe(91);
    expect(combinations('FRA-MLT bankers 1,2 with 3,4,5,6,7,8 multi 4 stake 300', 16)).toBe(15);
    for (const multi of [4, 5, 6, 7]) {
      const horses = Array.from({ length: multi }, (_, at) => at + 1);
      expect(combinations(`FRA-MLT straight ${horses} multi ${multi} stake 300`, 16)).toBe(1);
    }
    // Two bankers and three others in an unordered quartet: 3; with floating bankers in a trifecta
    // in all orders: 18.
    expect(combinations('DEU-TRI bankers* 1,2 with 3,4,5 stake 50', 9)).toBe(18);
    // Trixie, Patent, Yankee, Lucky 15, Canadian, Heinz, Super Heinz, Goliath; system 2 of 4.
    const cover = (legs: number, from: number) =>
      combinations(
        `GBR-MUL${legs} system ${Array.from({ length: legs - from + 1 }, (_, at) => from + at)} of ${Array(legs).fill('1').join('/')} stake 10`,
        ...Array(legs).fill(8),
      );
    expect([cover(3, 2), cover(3, 1), cover(4, 2), cover(4, 1)]).toEqual([4, 7, 11, 15]);
    expect([cover(5, 2), cover(6, 2), cover(7, 2), cover(8, 2)]).toEqual([26, 57, 120, 247]);
    expect(combinations('GBR-MUL4 system 2 of 1/2/3/4 stake 10', 8, 8, 8, 8)).toBe(6);
    // V75: 216 rows.
    expect(combinations('SWE-V75 legs 1/1/1/1,2,3/1,2,3/1,2,3,4/1,2,3,4,5,6 stake 3', ...Array(7).fill(12))).toBe(216);
  });

  test('[COUNT-5] [COUNT-6] [COUNT-7] leaves out a horse in two places and a set that is there already, and says how many', () => {
    expect(priced('DEU-TRI places 1,2,3/1,2,3/1,2,3 stake 50', 9)).toMatchObject({
      combinations: 6,
      dropped: { horseTwice: 21, sameSet: 0 },
    });
    expect(priced('DEU-SWI places 1,2,3/1,2,3 stake 50', 9)).toMatchObject({
      combinations: 3,
      dropped: { horseTwice: 3, sameSet: 3 },
    });
    // A quinella on 1 with a field of nine is eight combinations, however it is written.
    expect(priced('GBR-QNL places 1/ALL stake 100', 9).combinations).toBe(8);
    expect(priced('GBR-QNL places 1,2/ALL stake 100', 9).combinations).toBe(15);
  });

  test('[COUNT-8] [COUNT-9] is exact where nobody could make the list, and is refused where it would not be', () => {
    const full = Array(7).fill('ALL').join('/');
    const v75 = priced(`SWE-V75 legs ${full} stake 3`, ...Array(7).fill(15));
    expect([v75.combinations, v75.price]).toEqual([170_859_375, 512_578_125]);
    expect(priced(`SWE-V86 legs ${full}/ALL stake 3`, ...Array(8).fill(20)).combinations).toBe(25_600_000_000);
    expect(priced('FRA-QNP boxed* ALL stake 200', 18).combinations).toBe(1_028_160);
    expect(refusedFor(`SWE-V86 legs ${full}/ALL stake 3`, ...Array(8).fill(99))).toEqual(['too-large']);
    const most: Layout = { kind: 'places', ranked: true, places: Array(5).fill(raceOf(99).starters) };
    expect(countLines(most).lines).toBe(99 * 98 * 97 * 96 * 95);
    expect(countLines({ ...most, ranked: false }).lines).toBe((99 * 98 * 97 * 96 * 95) / 120);
  });

  test('[COUNT-10] [COUNT-11] takes ALL for every starter and X for those that the ticket does not name, as the field stands', () => {
    const field = raceOf(9, [4]);
    expect(priced('FRA-TRO boxed ALL stake 150', field).combinations).toBe(56);
    expect(priced('FRA-TRO places 1/2/X stake 150', field).combinations).toBe(6);
    expect(priced('FRA-CGA places 3/X stake 200', field).combinations).toBe(7);
    expect(priced('FRA-TRO bankers 1,2 with X stake 150', field).combinations).toBe(6);
    expect(priced('SWE-V4 legs ALL/1/ALL/2 stake 20', field, 7, 5, 6).combinations).toBe(40);
  });

  describe('[COUNT-4] has the properties that every count has:', () => {
    test('all orders are k! times one order', () => {
      check((written) => {
        const { selection } = written.ticket;
        if (selection.kind !== 'boxed') return;
        const { type } = written;
        const ranked = { ...type, param: { ...type.param, ranked: true }, rule: { ...type.rule, anyOrder: true } };
        const of = (orders: 'one' | 'all') => {
          const multi = type.param.multiOptions.length > 0;
          return multi ? null : countOf({ ...changed(written, { ...selection, orders }), type: ranked });
        };
        const factorial = [1, 1, 2, 6, 24, 120][type.param.horses] as number;
        const one = of('one');
        if (one !== null) expect(of('all')).toBe(factorial * one);
      });
    });

    test('a box is each of its horses as the banker, with the horses after it', () => {
      check((written) => {
        const { selection } = written.ticket;
        const [race] = written.races;
        if (selection.kind !== 'boxed' || !race) return;
        const { horses, orders } = selection;
        const numbers = horses === 'ALL' || horses === 'X' ? race.starters : [...new Set(horses)];
        // Each combination has one first horse.
        const sum = numbers.reduce((count, startNr, at) => {
          const others = numbers.slice(at + 1);
          const bankers = [{ startNr, place: null }];
          const short = others.length + 1 < namedBy(written.ticket, written.type);
          return short ? count : count + countOf(changed(written, { kind: 'bankers', bankers, others, orders }));
        }, 0);
        expect(sum).toBe(countOf(written));
      });
    });

    test('one more horse in a list never makes it fewer', () => {
      check((written) => {
        const { selection } = written.ticket;
        const { maxHorses } = written.type.param;
        // `X` shrinks when another horse is named.
        if (JSON.stringify(selection).includes('"X"')) return;
        const more = withLists(selection, (list, leg) => {
          const next = written.races[leg]?.starters.find((startNr) => !list.includes(startNr));
          return next === undefined || list.length === maxHorses ? [...list] : [...list, next];
        });
        expect(countOf(changed(written, more))).toBeGreaterThanOrEqual(countOf(written));
      });
    });

    test('the order in which horses are written does not matter, nor does one that is written twice', () => {
      check((written) => {
        const { selection } = written.ticket;
        const reversed = withLists(selection, (list) => list.toReversed());
        const twice = withLists(selection, (list) => [...list, ...list]);
        expect(countOf(changed(written, reversed))).toBe(countOf(written));
        expect(countOf(changed(written, twice))).toBe(countOf(written));
      });
    });

    test('a replacement horse does not matter', () => {
      check((written) => {
        const { ticket, type, races } = written;
        const before = priceTicket(ticket, type, races);
        const laidOut = layOut(ticket, type, races);
        if (
          before.kind === 'refused' ||
          laidOut.kind === 'refused' ||
          !(type.param.hasrepl || type.param.complimentary)
        )
          return;
        const chosen = JSON.stringify(laidOut.layout).match(/\d+/g)?.map(Number) ?? [];
        const free = races[0]?.starters.find((one) => !chosen.includes(one));
        if (free === undefined) return;
        const reserved: Ticket = { ...ticket, reserves: [[free]] };
        expect(priceTicket(reserved, type, races)).toEqual(before);
      });
    });

    test('ALL is the list of all starters', () => {
      check((written) => {
        const { selection } = written.ticket;
        const { type, races } = written;
        if (!type.param.hasall || selection.kind === 'straight') return;
        const spelt = (list: Horses, at: number): Horses => (list === 'ALL' ? (races[at]?.starters ?? []) : list);
        const all = ((): Selection => {
          switch (selection.kind) {
            case 'boxed':
              return { ...selection, horses: spelt(selection.horses, 0) };
            case 'bankers':
              return { ...selection, others: spelt(selection.others, 0) };
            case 'legs':
              return { ...selection, legs: selection.legs.map(spelt) };
            default:
              return selection;
          }
        })();
        expect(countOf(changed(written, all))).toBe(countOf(written));
      });
    });

    test('the same single horse in two places is refused', () => {
      for (const text of [
        'DEU-EXA straight 3,3 stake 50',
        'DEU-EXA places 3/3 stake 50',
        'FRA-CGA straight 3,3 stake 150',
      ]) {
        expect(priceOf(text, 9)).toEqual({ kind: 'refused', refusals: [{ kind: 'no-combination' }] });
      }
    });

    test('the order of the legs does not matter', () => {
      check((written) => {
        const { selection } = written.ticket;
        if (selection.kind !== 'legs' && selection.kind !== 'system') return;
        const turned = changed(written, { ...selection, legs: selection.legs.toReversed() });
        expect(countOf({ ...turned, races: written.races.toReversed() })).toBe(countOf(written));
      });
    });

    test('a box is the sum of the boxes of its smallest parts', () => {
      const parts = (horses: readonly number[], size: number): number[][] =>
        size === 0
          ? [[]]
          : horses.flatMap((first, at) => parts(horses.slice(at + 1), size - 1).map((rest) => [first, ...rest]));
      check((written) => {
        const { selection, multi } = written.ticket;
        if (selection.kind !== 'boxed' || typeof selection.horses === 'string') return;
        const size = multi ?? written.type.param.horses;
        const sum = parts([...new Set(selection.horses)], size).reduce(
          (all, horses) => all + countOf(changed(written, { ...selection, horses })),
          0,
        );
        expect(countOf(written)).toBe(sum);
      });
    });
  });
});
