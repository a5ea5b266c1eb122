import { describe, expect, test } from 'vitest';
import { combinationKey, explainDividends } from '../testing/explain-dividends.ts';
import { placed } from '../testing/paid-sheet.ts';
import { ruleOf, typeOf } from '../testing/rule-of.ts';
import { wagerTypes } from '../types/index.ts';
import { countryRules } from './country-rules.ts';
import { finishOf, type RaceResult } from './race-result.ts';
import { rulesOf, settlementOf, UnknownCountry } from './settlement-of.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

const race = (groups: readonly (readonly number[])[], more: Partial<RaceResult> = {}): RaceResult => ({
  starters: numbers(12),
  nonRunners: [],
  coupled: [],
  order: placed(groups),
  ...more,
});

const paid = (country: string, pool: string, result: RaceResult, nobodyHad = 0) =>
  explainDividends([result], [{ pool, rule: ruleOf(country, pool), nobodyHad }])
    .flatMap(({ paid }) => paid.map(combinationKey))
    .toSorted();

describe('[SETTLE-4] [SETTLE-5] of a dead heat everything is paid that one way of parting the horses pays', () => {
  const first = race([[1, 2], [3], [4]]);
  const second = race([[1], [2, 3], [4]]);
  const third = race([[1], [2], [3, 4], [5]]);

  test('both orders for the first place, two combinations for the second (domain §1.7)', () => {
    expect(paid('USA', 'EXA', first)).toEqual(['1-2', '2-1']);
    expect(paid('USA', 'EXA', second)).toEqual(['1-2', '1-3']);
    expect(paid('USA', 'EXA', third)).toEqual(['1-2']);
  });

  test('every horse that shares a paid place is placed', () => {
    expect(paid('FRA', 'PLC', third)).toEqual(['1', '2', '3', '4']);
    expect(paid('SWE', 'WIN', first)).toEqual(['1', '2']);
  });

  test('never two horses together that share the last place paid (arrêté of 13 September 1985, art. 40.3)', () => {
    expect(paid('FRA', 'CPL', third)).toEqual(['1/2', '1/3', '1/4', '2/3', '2/4']);
    expect(paid('FRA', 'CPL', second)).toEqual(['1/2', '1/3', '2/3']);
    expect(paid('FRA', 'DSQ', race([[1], [2], [3], [4, 5]]))).toEqual([
      '1/2',
      '1/3',
      '1/4',
      '1/5',
      '2/3',
      '2/4',
      '2/5',
      '3/4',
      '3/5',
    ]);
  });

  test('all six orders of three winners', () => {
    expect(paid('GBR', 'TRI', race([[1, 2, 3]])).length).toBe(6);
  });
});

describe('[SETTLE-26] the rules of a country', () => {
  test('exist for each country that sells a wager, and are made up for no other', () => {
    for (const { country } of wagerTypes) expect(rulesOf(country), country).toBe(countryRules[country]);
    expect(() => rulesOf('BEL')).toThrow(new UnknownCountry('BEL'));
    const belgian = { ...typeOf('FRA', 'PLC'), country: 'BEL' };
    expect(() => settlementOf(belgian, 'PLC')).toThrow('BEL has no rules of settlement.');
  });
});

describe('[SETTLE-6] [SETTLE-7] places are paid by the terms of the country', () => {
  const ran = (count: number, withdrawn = 0) =>
    race([[1], [2], [3], [4], [5]], {
      starters: numbers(count),
      nonRunners: numbers(withdrawn).map((number) => count + number),
    });
  const places = (country: string, result: RaceResult, pool = 'PLC') => paid(country, pool, result).length;

  test.each([
    [
      'FRA',
      [
        [8, 3],
        [7, 2],
        [4, 2],
        [3, 0],
      ],
    ],
    [
      'ZAF',
      [
        [16, 4],
        [15, 3],
        [8, 3],
        [7, 2],
        [6, 2],
        [5, 0],
      ],
    ],
    [
      'DEU',
      [
        [8, 3],
        [7, 2],
      ],
    ],
    ['SWE', [[8, 3]]],
    [
      'GBR',
      [
        [8, 3],
        [7, 2],
        [5, 2],
        [4, 0],
      ],
    ],
    [
      'USA',
      [
        [12, 2],
        [5, 2],
      ],
    ],
  ] as const)('%s: %j', (country, rows) => {
    for (const [runners, count] of rows) expect(places(country, ran(runners)), `${runners} runners`).toBe(count);
  });

  test('in Germany by the programme, elsewhere by who ran', () => {
    expect(places('DEU', ran(7, 1))).toBe(3);
    expect(places('FRA', ran(7, 1))).toBe(2);
  });

  test('a race may promise more places itself', () => {
    expect(places('DEU', { ...ran(12), places: 4 })).toBe(4);
  });

  test('an American place is the first two, a show the first three', () => {
    expect(places('USA', ran(12), 'SHW')).toBe(3);
  });

  test('in a placepot of fewer than five runners the horse must win', () => {
    const leg = (result: RaceResult) =>
      explainDividends(
        Array.from({ length: 6 }, () => result),
        [{ pool: 'PLP', rule: ruleOf('GBR', 'PLP') }],
      )[0]?.paid[0]?.legs[0]?.length;
    expect([leg(ran(8)), leg(ran(7)), leg(ran(4))]).toEqual([3, 2, 1]);
  });

  test('[SETTLE-27] Britain pays four places in handicaps in which sixteen ran (thefreelibrary.com, Tote bets), and in no other race', () => {
    const handicap = (count: number, withdrawn = 0) => ({ ...ran(count, withdrawn), handicap: true as const });
    expect(places('GBR', handicap(16))).toBe(4);
    expect(places('GBR', ran(16))).toBe(3);
    expect(places('GBR', handicap(15, 1))).toBe(3);
    expect(places('DEU', handicap(16))).toBe(3);
    const [leg] =
      explainDividends([handicap(16)], [{ pool: 'PLP', rule: ruleOf('GBR', 'PLP') }])[0]?.paid[0]?.legs ?? [];
    expect(leg).toHaveLength(4);
  });

  test('a swinger of fewer than six runners is of the first two', () => {
    expect(paid('GBR', 'SWI', ran(6))).toEqual(['1/2', '1/3', '2/3']);
    expect(paid('GBR', 'SWI', ran(5))).toEqual(['1/2']);
  });
});

describe('[SETTLE-8] [SETTLE-9] who has less is paid where the rule says so', () => {
  const result = race([[1], [2], [3], [4], [5]]);

  test('in exact order, in any order, with the first four, with the first three (Quinté+)', () => {
    expect(paid('FRA', 'QNP', result).toSorted()).toEqual(
      ['1-2-3-4-5', '1/2/3/4/5', '1/2/3/4/ALL', '1/2/3/ALL/ALL'].toSorted(),
    );
  });

  test('in a superfecta that nobody had three in order, then two, then the winner', () => {
    expect([1, 2, 3, 4].map((nobodyHad) => paid('USA', 'SUP', result, nobodyHad))).toEqual([
      ['1-2-3-ALL'],
      ['1-2-ALL-ALL'],
      ['1-ALL-ALL-ALL'],
      [],
    ]);
  });

  test('in an exacta that nobody had the winner first or the second second', () => {
    expect(paid('USA', 'EXA', result, 1)).toEqual(['1-ALL', 'ALL-2']);
  });

  test('where fewer finished than the bet names, those that did', () => {
    expect(paid('USA', 'SUP', race([[1], [2], [3]]))).toEqual(['1-2-3-ALL']);
    expect(paid('FRA', 'TRO', race([[1], [2]]))).toEqual(['1/2/ALL']);
    expect(paid('USA', 'SUP', race([]))).toEqual([]);
  });
});

describe('[SETTLE-10] coupled runners are one', () => {
  const result = race([[1], [11], [3], [4], [5]], { coupled: [[1, 11]] });

  test('in bets on several horses the best of them counts, and the others move up', () => {
    expect(paid('USA', 'EXA', result)).toEqual(['1-3']);
    expect(paid('USA', 'TRI', result)).toEqual(['1-3-4']);
  });

  test('in a place bet they take both places', () => {
    expect(paid('USA', 'PLC', result)).toEqual(['1']);
    expect(paid('USA', 'SHW', result)).toEqual(['1', '3']);
  });

  test('run while one of them runs', () => {
    const without = race([[11], [3]], { starters: [3, 4, 11], nonRunners: [1, 5], coupled: [[1, 11]] });
    expect(finishOf(without, 1)).toEqual({ kind: 'placed', place: 1, deadHeat: false });
    expect(finishOf(without, 5)).toEqual({ kind: 'non-runner' });
  });
});

test('[SETTLE-11] a horse that ran is told from one that did not, by what became of it', () => {
  const result = race([[1], [2, 3]], { starters: numbers(5), nonRunners: [6], disqualified: [4] });
  expect([1, 2, 4, 5, 6].map((startNr) => finishOf(result, startNr))).toEqual([
    { kind: 'placed', place: 1, deadHeat: false },
    { kind: 'placed', place: 2, deadHeat: true },
    { kind: 'disqualified' },
    { kind: 'unplaced' },
    { kind: 'non-runner' },
  ]);
});
