import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Dividend } from '../dividend.ts';
import { settleTicket } from '../settlement/settle-ticket.ts';
import { placed } from '../testing/paid-sheet.ts';
import { typeOf } from '../testing/rule-of.ts';
import type { Race, Ticket } from '../ticket.ts';
import type { FinalRace } from './remaining-bet.ts';
import { repriceTicket } from './reprice-ticket.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
const field = (count: number): Race => ({ starters: numbers(count), nonRunners: [] });
const twelve = field(12);

const missing = (race: Race, out: readonly number[], substitutes?: readonly number[]): FinalRace => ({
  starters: race.starters.filter((startNr) => !out.includes(startNr)),
  nonRunners: out,
  ...(substitutes ? { substitutes } : {}),
});

const ticketFor = (wager: string, ticket: Omit<Ticket, 'wager'>) => {
  const [country, name] = wager.split('-') as [string, string];
  return { type: typeOf(country, name), ticket: { wager, ...ticket } };
};

const reprice = (wager: string, bet: Omit<Ticket, 'wager'>, before: readonly Race[], after: readonly FinalRace[]) => {
  const { type, ticket } = ticketFor(wager, bet);
  const repriced = repriceTicket(ticket, type, { before, after });
  if (repriced.kind === 'refused') throw new Error(JSON.stringify(repriced.refusals));
  return repriced;
};

/** Won and refunded amounts of a bet in a race with these first horses. */
const settle = (
  wager: string,
  bet: Omit<Ticket, 'wager'>,
  out: readonly number[],
  first: number[],
  odd = 100,
  substitutes?: number[],
) => {
  const { type, ticket } = ticketFor(wager, bet);
  const dividend: Dividend = { pool: type.name[0], combination: [], odd, rank: { kind: 'main' } };
  const results = [
    { ...missing(twelve, out, substitutes), coupled: [], order: placed(first.map((startNr) => [startNr])) },
  ];
  const settled = settleTicket(ticket, type, { races: [twelve], results, dividends: [dividend] });
  if (settled.kind === 'refused') throw new Error(JSON.stringify(settled.refusals));
  return { won: settled.won, refunded: settled.refunded, changes: settled.changes };
};

describe('[NONRUNNER-1] lines that name a non-runner go, and their stakes with them', () => {
  test('of a box of five in a Dreierwette 24 of 60 are left', () => {
    const bet = { selection: { kind: 'boxed', horses: [1, 2, 3, 4, 5], orders: 'all' }, stake: 50 } as const;
    expect(reprice('DEU-TRI', bet, [twelve], [missing(twelve, [5])])).toEqual({
      kind: 'repriced',
      before: 3000,
      after: 1200,
      refund: 1800,
      lines: 24,
      changes: [{ pool: 'TRI', kind: 'dropped', startNrs: [5], lines: 36 }],
    });
  });

  test('nothing is left of one combination, nor of a box with a base that is missing', () => {
    const straight = { selection: { kind: 'straight', horses: [1, 2] }, stake: 50 } as const;
    expect(reprice('DEU-EXA', straight, [twelve], [missing(twelve, [2])])).toMatchObject({ after: 0, refund: 50 });
    const bankers = [{ startNr: 1, place: null }];
    const based = { selection: { kind: 'bankers', bankers, others: [2, 3, 4], orders: 'all' }, stake: 50 } as const;
    expect(reprice('DEU-TRI', based, [twelve], [missing(twelve, [1])])).toMatchObject({ after: 0, lines: 0 });
  });

  test('the field X is the horses that were sold: it loses the missing one', () => {
    const bankers = [1, 2].map((startNr) => ({ startNr, place: null }));
    const bet = { selection: { kind: 'bankers', bankers, others: 'X', orders: 'one' }, stake: 100 } as const;
    expect(reprice('FRA-TCE', bet, [twelve], [missing(twelve, [7, 8])])).toMatchObject({ before: 1000, after: 800 });
  });

  test('who does not name it loses nothing', () => {
    const bet = { selection: { kind: 'straight', horses: [1, 2] }, stake: 50 } as const;
    expect(reprice('DEU-EXA', bet, [twelve], [missing(twelve, [9])])).toMatchObject({ refund: 0, changes: [] });
  });

  test('what goes back before the race is what is settled after it', () => {
    const lists = fc.shuffledSubarray(numbers(12), { minLength: 3, maxLength: 6 });
    fc.assert(
      fc.property(
        lists,
        fc.subarray(numbers(12), { maxLength: 4 }),
        fc.constantFrom('DEU-TRI', 'FRA-TRO'),
        (horses, out, wager) => {
          const orders = wager === 'DEU-TRI' ? 'all' : 'one';
          const bet = { selection: { kind: 'boxed', horses, orders }, stake: 150 } as const;
          const repriced = reprice(wager, bet, [twelve], [missing(twelve, out)]);
          const ran = numbers(12).filter((startNr) => !out.includes(startNr));
          expect(repriced.before).toBe(repriced.after + repriced.refund);
          expect(repriced.refund).toBe(settle(wager, bet, out, ran).refunded);
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('[NONRUNNER-2] [NONRUNNER-3] [NONRUNNER-4] the complement horse steps in, and the ticket costs what it did', () => {
  const tierce = { selection: { kind: 'straight', horses: [1, 2, 3] }, stake: 100, reserves: [[9]] } as const;

  test('as the last of the combination: 1-2-3 without 1 is 2-3-9', () => {
    expect(reprice('FRA-TCE', tierce, [field(14)], [missing(field(14), [1])])).toMatchObject({
      refund: 0,
      changes: [{ kind: 'replaced', leg: 1, startNr: 1, by: 9, from: 'reserves' }],
    });
    expect(settle('FRA-TCE', { ...tierce }, [1], [2, 3, 9]).won).toBe(100);
    expect(settle('FRA-TCE', { ...tierce }, [1], [9, 2, 3]).won).toBe(0);
  });

  test('for a base on its place', () => {
    const bankers = [{ startNr: 1, place: 1 }];
    const bet = {
      selection: { kind: 'bankers', bankers, others: [2, 3], orders: 'all' },
      stake: 100,
      reserves: [[9]],
    } as const;
    expect(settle('FRA-TCE', bet, [1], [9, 3, 2]).won).toBe(100);
  });

  test('for the base alone when a base and another are missing (canalturf.com)', () => {
    const bankers = [{ startNr: 1, place: null }];
    const bet = {
      selection: { kind: 'bankers', bankers, others: [2, 3, 4], orders: 'one' },
      stake: 150,
      reserves: [[9]],
    } as const;
    expect(reprice('FRA-TRO', bet, [twelve], [missing(twelve, [1, 2])]).changes).toEqual([
      { pool: 'TRO', kind: 'replaced', leg: 1, startNr: 1, by: 9, from: 'reserves' },
      { pool: 'TRO', kind: 'shortened', startNrs: [2], lines: 2 },
    ]);
    expect(settle('FRA-TRO', bet, [1, 2], [3, 9, 4])).toMatchObject({ won: 300, refunded: 0 });
  });

  test('and when it does not run either, the stake goes back', () => {
    expect(reprice('FRA-TCE', tierce, [field(14)], [missing(field(14), [1, 9])])).toMatchObject({ refund: 100 });
  });
});

describe('[NONRUNNER-5] [NONRUNNER-6] in a leg of a series another horse runs for the missing one', () => {
  const races = numbers(7).map(() => twelve);
  const after = (out: readonly number[], substitutes?: readonly number[]) => [
    missing(twelve, out, substitutes),
    ...races.slice(1),
  ];
  const v75 = (reserves: number[]) => ({
    selection: { kind: 'legs' as const, legs: [[1, 2], [1], [1], [1], [1], [1], [1]] },
    stake: 3,
    reserves: [reserves, [], [], [], [], [], []],
  });
  const by = (reserves: number[], out: readonly number[], substitutes?: readonly number[]) =>
    reprice('SWE-V75', v75(reserves), races, after(out, substitutes)).changes;

  test('the first of the customer’s reserves that runs', () => {
    expect(by([8, 9], [1])).toMatchObject([{ kind: 'replaced', leg: 1, startNr: 1, by: 8, from: 'reserves' }]);
    expect(by([8, 9], [1, 8])).toMatchObject([{ by: 9, from: 'reserves' }]);
    expect(by([8, 9], [1, 2])).toMatchObject([
      { startNr: 1, by: 8 },
      { startNr: 2, by: 9 },
    ]);
  });

  test('then the most played horse that the leg has not', () => {
    expect(by([], [1], [2, 7, 5])).toMatchObject([{ by: 7, from: 'market' }]);
    expect(by([8], [1, 8], [8, 1, 5])).toMatchObject([{ by: 5, from: 'market' }]);
  });

  test('which is told as not known until it is; the price stays', () => {
    expect(reprice('SWE-V75', v75([]), races, after([1]))).toMatchObject({
      before: 6,
      after: 6,
      changes: [{ kind: 'replaced', startNr: 1, by: null, from: 'market' }],
    });
  });

  test('a placepot goes to the favourite also when the line names it already, and then wins twice', () => {
    const six = numbers(6).map(() => field(8));
    const { type, ticket } = ticketFor('GBR-PLP', {
      selection: { kind: 'legs', legs: [[1, 2], [1], [1], [1], [1], [1]] },
      stake: 100,
    });
    const results = six.map((race, at) => ({
      ...missing(race, at === 0 ? [1] : [], at === 0 ? [2, 3] : undefined),
      coupled: [],
      order: placed(at === 0 ? [[2], [3], [4]] : [[1], [2], [3]]),
    }));
    const dividends: Dividend[] = [{ pool: 'PLP', combination: [], odd: 1_000, rank: { kind: 'legs', right: 6 } }];
    const settled = settleTicket(ticket, type, { races: six, results, dividends });
    expect(settled).toMatchObject({ status: 'won', won: 2_000, outcomes: [{ kind: 'won', lines: 2 }] });
  });

  test('a double goes back', () => {
    const bet = {
      selection: {
        kind: 'legs',
        legs: [
          [1, 2],
          [3, 4],
        ],
      },
      stake: 100,
    } as const;
    expect(reprice('SWE-DD', bet, [twelve, twelve], [missing(twelve, [1]), twelve])).toMatchObject({ refund: 200 });
  });
});

describe('[NONRUNNER-7] what else a non-runner changes is told', () => {
  test('[NONRUNNER-8] a Viererwette goes on with the first of the Tendenzreihe that it does not name as its fourth, and goes back with two (§ 13 (8), german-racing.com, 16 May 2018)', () => {
    const bet = { selection: { kind: 'straight', horses: [1, 2, 3, 4] }, stake: 50 } as const;
    expect(reprice('DEU-SUP', bet, [twelve], [missing(twelve, [1])])).toMatchObject({
      refund: 0,
      changes: [{ kind: 'completed', startNrs: [1], lines: 1 }],
    });
    expect(reprice('DEU-SUP', bet, [twelve], [missing(twelve, [1, 3])])).toMatchObject({ refund: 50 });
    const paid = (order: number[], substitutes: number[], horses: number[]) =>
      settle('DEU-SUP', { selection: { kind: 'straight', horses }, stake: 50 }, [1], order, 100, substitutes).won;
    // 1 is out and 3 is named. 1 and 3 lead the Tendenzreihe, so 7 is the fourth horse.
    const trend = [1, 3, 7, 5];
    const lines = [
      [1, 2, 3, 4],
      [2, 1, 3, 4],
      [2, 3, 1, 4],
      [2, 3, 4, 1],
      [2, 4, 3, 1],
    ];
    expect(lines.map((horses) => paid([2, 3, 4, 7], trend, horses))).toEqual([50, 50, 50, 50, 0]);
    expect(lines.map((horses) => paid([2, 3, 4, 5], trend, horses))).toEqual([0, 0, 0, 0, 0]);
    // If only three finished, those are enough.
    expect(paid([2, 3, 4], trend, [1, 2, 3, 4])).toBe(50);
  });

  test('[NONRUNNER-8] a Viererwette whose Tendenzreihe is not known goes back', () => {
    const bet = { selection: { kind: 'straight', horses: [1, 2, 3, 4] }, stake: 50 } as const;
    expect(settle('DEU-SUP', bet, [1], [2, 3, 4, 7])).toMatchObject({ won: 0, refunded: 50 });
  });

  test('a Couplé gagnant with a non-runner and the winner has a dividend of its own (Paris-Turf, 22 April 2019)', () => {
    const bet = { selection: { kind: 'boxed', horses: [12, 10, 1, 2], orders: 'one' }, stake: 150 } as const;
    expect(reprice('FRA-CGA', bet, [twelve], [missing(twelve, [12])])).toMatchObject({
      refund: 0,
      changes: [{ kind: 'shortened', startNrs: [12], lines: 3 }],
    });
    // 33.70 for 1 EUR; the winner finished with a horse that is not on the ticket.
    expect(settle('FRA-CGA', bet, [12], [10, 5, 6], 3370)).toMatchObject({ won: 5055, refunded: 0 });
  });

  test('fewer places where starters count, the same where the programme does', () => {
    const eight = field(8);
    const bet = { selection: { kind: 'singles', horses: [1] }, stake: 150 } as const;
    expect(reprice('FRA-PLC', bet, [eight], [missing(eight, [8])]).changes).toEqual([
      { pool: 'PLC', kind: 'places', leg: 1, before: 3, after: 2 },
    ]);
    expect(reprice('DEU-PLC', bet, [eight], [missing(eight, [8])]).changes).toEqual([]);
  });

  test('a pool that is too small, and a head to head without a rival, go back whole', () => {
    const pair = { selection: { kind: 'straight', horses: [1, 2] }, stake: 300 } as const;
    expect(reprice('FRA-DSQ', pair, [twelve], [missing(twelve, [3, 4, 5, 6, 7, 8, 9, 10])])).toMatchObject({
      refund: 300,
      changes: [{ kind: 'not-held', starters: 4, needed: 5 }],
    });
    const duel = { pool: 'H2H_3_7', selection: { kind: 'singles', horses: [3] }, stake: 50 } as const;
    expect(reprice('DEU-H2H', duel, [twelve], [missing(twelve, [7])])).toMatchObject({
      refund: 50,
      changes: [{ kind: 'not-held', starters: 1, needed: 2 }],
    });
  });
});
