import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Dividend, Rank } from '../dividend.ts';
import { listLines } from '../listing/list-lines.ts';
import { priceTicket } from '../pricing/price-ticket.ts';
import type { Selection } from '../selection.ts';
import { placed } from '../testing/paid-sheet.ts';
import { typeOf } from '../testing/rule-of.ts';
import type { Race, Ticket } from '../ticket.ts';
import type { RaceResult } from './race-result.ts';
import { settleTicket } from './settle-ticket.ts';

/** Everything here is counted the slow way: every line, under every way to break ties. */

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

const permutations = (items: readonly number[]): number[][] =>
  items.length < 2
    ? [[...items]]
    : items.flatMap((item, at) => permutations(items.toSpliced(at, 1)).map((rest) => [item, ...rest]));

/** Every order of finish that a result with dead heats allows. */
const ways = ([group, ...rest]: readonly (readonly number[])[]): number[][] =>
  group ? permutations(group).flatMap((head) => ways(rest).map((tail) => [...head, ...tail])) : [[]];

type Wins = (line: readonly number[], order: readonly number[]) => boolean;

const inOrder: Wins = (line, order) => line.every((startNr, at) => startNr === order[at]);
/** At least `count` of the first `first`. */
const among =
  (count: number, first: number): Wins =>
  (line, order) =>
    line.filter((startNr) => order.slice(0, first).includes(startNr)).length >= count;

const main: Rank = { kind: 'main' };
const anyOrder: Rank = { kind: 'any-order' };
const bonus = (horses: number): Rank => ({ kind: 'bonus', horses });
const multi = (horses: number): Rank => ({ kind: 'multi', horses });

/** The ranks that each wager pays, best first, by domain §1.2 and §1.4. Fields of 14. */
const wagers: Record<string, [Rank, Wins][]> = {
  'FRA-WIN': [[main, among(1, 1)]],
  'FRA-PLC': [[main, among(1, 3)]],
  'USA-PLC': [[main, among(1, 2)]],
  'FRA-CPL': [[main, among(2, 3)]],
  'DEU-EXA': [[main, inOrder]],
  'FRA-DSQ': [[main, among(2, 4)]],
  'DEU-TRI': [[main, inOrder]],
  'FRA-MLT': [4, 5, 6, 7].map((horses) => [
    multi(horses),
    (line, order) => line.length === horses && among(4, 4)(line, order),
  ]),
  'FRA-TCE': [
    [main, inOrder],
    [anyOrder, among(3, 3)],
  ],
  'FRA-QAP': [
    [main, inOrder],
    [anyOrder, among(4, 4)],
    [bonus(3), among(3, 3)],
  ],
};

const field: Race = { starters: numbers(14), nonRunners: [] };

/** An order of finish in which sometimes two or three share a place. */
const finish = fc
  .tuple(
    fc.shuffledSubarray(numbers(14), { minLength: 8 }),
    fc.array(fc.constantFrom(1, 1, 1, 1, 2, 3), { minLength: 14, maxLength: 14 }),
  )
  .map(([horses, sizes]) => {
    const groups: number[][] = [];
    let from = 0;
    for (const size of sizes) {
      if (from < horses.length) groups.push(horses.slice(from, from + size));
      from += size;
    }
    return groups;
  });

const list = (min: number, max: number) => fc.shuffledSubarray(numbers(14), { minLength: min, maxLength: max });

const selections = (named: number, isRanked: boolean): fc.Arbitrary<Selection> => {
  if (named === 1) return list(1, 5).map((horses) => ({ kind: 'singles', horses }));
  const orders = isRanked ? fc.constantFrom('one' as const, 'all' as const) : fc.constant('one' as const);
  const place = isRanked ? fc.option(fc.integer({ min: 1, max: named })) : fc.constant(null);
  return fc.oneof(
    list(named, named).map((horses): Selection => ({ kind: 'straight', horses })),
    fc.record({ kind: fc.constant('boxed' as const), horses: list(named, Math.min(named + 2, 7)), orders }),
    fc
      .tuple(
        list(named, Math.min(named + 3, 8)),
        fc.integer({ min: 1, max: named - 1 }),
        fc.array(place, { minLength: 8, maxLength: 8 }),
        orders,
      )
      .map(
        ([horses, count, places, order]): Selection => ({
          kind: 'bankers',
          bankers: horses.slice(0, count).map((startNr, at) => ({ startNr, place: places[at] ?? null })),
          others: horses.slice(count),
          orders: order,
        }),
      ),
    fc
      .array(list(1, 4), { minLength: named, maxLength: named })
      .map((places): Selection => ({ kind: 'places', places })),
  );
};

const ticketOf = (wager: string): fc.Arbitrary<Ticket> => {
  const [country, name] = wager.split('-') as [string, string];
  const { param } = typeOf(country, name);
  const sizes = param.multiOptions.length > 0 ? param.multiOptions : [param.horses];
  return fc.constantFrom(...sizes).chain((named) =>
    selections(named, param.ranked).map((selection) => ({
      wager,
      selection,
      stake: param.minstake,
      ...(param.multiOptions.length > 0 ? { multi: named } : {}),
    })),
  );
};

const oddOf = (at: number) => 700 - at * 100;

describe('[SETTLE-21] every line is settled as if it had been looked at alone', () => {
  for (const [wager, ranks] of Object.entries(wagers)) {
    test(wager, () => {
      const [country, pool] = wager.split('-') as [string, string];
      const type = typeOf(country, pool);
      const dividends = ranks.map(([rank], at): Dividend => ({ pool, combination: [], odd: oddOf(at), rank }));
      let settledTickets = 0;
      fc.assert(
        fc.property(ticketOf(wager), finish, fc.subarray(numbers(14), { maxLength: 2 }), (ticket, groups, out) => {
          const priced = priceTicket(ticket, type, [field]);
          if (priced.kind === 'refused') return;
          settledTickets += 1;
          const ran = groups
            .map((group) => group.filter((startNr) => !out.includes(startNr)))
            .filter(({ length }) => length > 0);
          const result: RaceResult = {
            starters: field.starters.filter((startNr) => !out.includes(startNr)),
            nonRunners: out,
            coupled: [],
            order: placed(ran),
          };
          // Five places hold at least five horses, and no wager here needs more.
          const orders = ways(ran.slice(0, 5));
          const expected = new Map<string, number>();
          for (const { kind, horses } of listLines(priced)) {
            if (kind !== 'line') continue;
            const line = horses as number[];
            const won = ranks.findIndex(([, wins]) => orders.some((order) => wins(line, order)));
            const key = line.some((startNr) => out.includes(startNr))
              ? 'refunded'
              : won < 0
                ? 'lost'
                : `won ${oddOf(won)}`;
            expected.set(key, (expected.get(key) ?? 0) + 1);
          }
          const settled = settleTicket(ticket, type, { races: [field], results: [result], dividends });
          if (settled.kind === 'refused') throw new Error('It was priced.');
          const found = new Map<string, number>();
          for (const outcome of settled.outcomes) {
            const key = outcome.kind === 'won' ? `won ${outcome.odd}` : outcome.kind;
            found.set(key, (found.get(key) ?? 0) + outcome.lines);
            if (outcome.kind === 'won')
              expect(outcome.payout).toBe((outcome.lines * priced.lineStake * Number(outcome.odd)) / 100);
          }
          expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected));
        }),
        { numRuns: 400 },
      );
      expect(settledTickets).toBeGreaterThan(100);
    });
  }

  test.each([
    ['FRA-CGA', 1, among(2, 2), () => among(1, 1)],
    ['FRA-TRO', 2, among(3, 3), (left: number) => among(left, left)],
    ['FRA-NP5', 2, among(5, 5), (left: number) => among(left, left)],
  ] as const)('%s, whose lines close up when %i horses are missing', (wager, most, wins, winsShort) => {
    const [country, pool] = wager.split('-') as [string, string];
    const type = typeOf(country, pool);
    const dividends: Dividend[] = [{ pool, combination: [], odd: 700, rank: main }];
    fc.assert(
      fc.property(ticketOf(wager), finish, fc.subarray(numbers(14), { maxLength: 3 }), (ticket, groups, out) => {
        const priced = priceTicket(ticket, type, [field]);
        if (priced.kind === 'refused') return;
        const ran = groups
          .map((group) => group.filter((startNr) => !out.includes(startNr)))
          .filter(({ length }) => length > 0);
        const orders = ways(ran.slice(0, 5));
        const lines = [...listLines(priced)]
          .filter(({ kind }) => kind === 'line')
          .map(({ horses }) => horses as number[]);
        const missing = (line: number[]) => line.filter((startNr) => out.includes(startNr)).length;
        const left = lines
          .filter((line) => missing(line) <= most)
          .map((line) => line.filter((startNr) => !out.includes(startNr)));
        const rule = (line: number[]) => (line.length === type.param.horses ? wins : winsShort(line.length));
        const won = left.filter((line) => orders.some((order) => rule(line)(line, order))).length;
        const settled = settleTicket(ticket, type, {
          races: [field],
          results: [
            {
              starters: field.starters.filter((one) => !out.includes(one)),
              nonRunners: out,
              coupled: [],
              order: placed(ran),
            },
          ],
          dividends,
        });
        if (settled.kind === 'refused') throw new Error('It was priced.');
        const linesOf = (kind: string) =>
          settled.outcomes.reduce((sum, one) => sum + (one.kind === kind ? one.lines : 0), 0);
        expect([linesOf('won'), linesOf('lost'), linesOf('refunded')]).toEqual([
          won,
          left.length - won,
          lines.length - left.length,
        ]);
      }),
      { numRuns: 400 },
    );
  });

  test('DEU-SUP, whose lines with one horse missing are completed by the market', () => {
    const type = typeOf('DEU', 'SUP');
    const dividends: Dividend[] = [{ pool: 'SUP', combination: [], odd: 700, rank: main }];
    const market = fc.shuffledSubarray(numbers(14), { minLength: 14 });
    fc.assert(
      fc.property(
        ticketOf('DEU-SUP'),
        finish,
        fc.subarray(numbers(14), { maxLength: 3 }),
        market,
        (ticket, groups, out, substitutes) => {
          const priced = priceTicket(ticket, type, [field]);
          if (priced.kind === 'refused') return;
          const ran = groups
            .map((group) => group.filter((startNr) => !out.includes(startNr)))
            .filter(({ length }) => length > 0);
          const orders = ways(ran.slice(0, 5));
          const lines = [...listLines(priced)].filter(({ kind }) => kind === 'line');
          const left = lines
            .map(({ horses }) => (horses as number[]).filter((startNr) => !out.includes(startNr)))
            .filter(({ length }) => length >= 3);
          const whole = left.map((line) => {
            const next = substitutes.find((one) => !out.includes(one) && !line.includes(one));
            return line.length === 3 && next !== undefined ? [...line, next] : line;
          });
          const won = whole.filter((line) => orders.some((order) => inOrder(line, order))).length;
          const settled = settleTicket(ticket, type, {
            races: [field],
            results: [
              {
                starters: field.starters.filter((one) => !out.includes(one)),
                nonRunners: out,
                substitutes,
                coupled: [],
                order: placed(ran),
              },
            ],
            dividends,
          });
          if (settled.kind === 'refused') throw new Error('It was priced.');
          const linesOf = (kind: string) =>
            settled.outcomes.reduce((sum, one) => sum + (one.kind === kind ? one.lines : 0), 0);
          expect([linesOf('won'), linesOf('lost'), linesOf('refunded')]).toEqual([
            won,
            left.length - won,
            lines.length - left.length,
          ]);
        },
      ),
      { numRuns: 400 },
    );
  });

  test('a V64 of six legs, by lines with six, five and four right', () => {
    const type = typeOf('SWE', 'V64');
    const races = numbers(6).map(() => field);
    const dividends = [6, 5, 4].map(
      (right): Dividend => ({ pool: 'V64', combination: [], odd: right * 100, rank: { kind: 'legs', right } }),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(list(1, 3), finish), { minLength: 6, maxLength: 6 }), (legs) => {
        const ticket: Ticket = {
          wager: type.id,
          selection: { kind: 'legs', legs: legs.map(([horses]) => horses) },
          stake: 100,
        };
        const priced = priceTicket(ticket, type, races);
        if (priced.kind === 'refused') throw new Error('It can be sold.');
        const results = legs.map(([, groups]): RaceResult => ({ ...field, coupled: [], order: placed(groups) }));
        const right = (line: readonly (number | null)[]) =>
          line.filter((startNr, at) => legs[at]?.[1][0]?.includes(Number(startNr))).length;
        const counts = [...listLines(priced)].map(({ horses }) => right(horses));
        const settled = settleTicket(ticket, type, { races, results, dividends });
        if (settled.kind === 'refused') throw new Error('It was priced.');
        for (const hits of [6, 5, 4]) {
          const found = settled.outcomes.find((outcome) => outcome.kind === 'won' && outcome.odd === hits * 100);
          expect(found?.lines ?? 0).toBe(counts.filter((count) => count === hits).length);
        }
        expect(settled.outcomes.reduce((sum, { lines }) => sum + lines, 0)).toBe(counts.length);
      }),
      { numRuns: 200 },
    );
  });
});
