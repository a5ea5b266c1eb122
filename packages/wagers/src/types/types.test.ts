import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { describeProblems, hasPool, parseWagerType, type WagerType, wagerTypeOf, wagerTypesOn } from '../index.ts';
import { typeOf } from '../testing/tickets.ts';
import { wagerTypes } from './index.ts';

const problemsOf = (type: unknown) => {
  const parsed = parseWagerType(type);
  return parsed.kind === 'invalid' ? describeProblems('FRA-QNP', parsed.problems) : null;
};

const quinte = typeOf('FRA-QNP');

const withParam = (param: Partial<Record<keyof WagerType['param'], unknown>>) => ({
  ...quinte,
  param: { ...quinte.param, ...param },
});
const withRule = (rule: Partial<Record<keyof WagerType['rule'], unknown>>) => ({
  ...quinte,
  rule: { ...quinte.rule, ...rule },
});

describe('the wager types that are sold', () => {
  test('[TYPES-1] [TYPES-2] are those of eight countries, each right in every field', () => {
    expect(new Set(wagerTypes.map(({ country }) => country))).toEqual(
      new Set(['DEU', 'FRA', 'SWE', 'GBR', 'IRL', 'ZAF', 'USA', 'CAN']),
    );
    for (const type of wagerTypes) expect(parseWagerType(type), type.id).toEqual({ kind: 'parsed', type });
  });

  test('[TYPES-3] have the minimum stakes and the Multi options of the specification', () => {
    const stakes = Object.fromEntries(wagerTypes.map(({ id, param }) => [id, param.minstake]));
    expect(stakes).toMatchObject({
      'DEU-WIN': 50,
      'FRA-WIN': 150,
      'FRA-GPL': 600,
      'FRA-DSQ': 300,
      'FRA-TCE': 100,
      'FRA-TRO': 150,
      'FRA-MLT': 300,
      'FRA-QAP': 1000,
      'FRA-QNP': 200,
      'FRA-NP5': 100,
      'SWE-V75': 3,
      'SWE-V86': 3,
      'SWE-V4': 20,
      'SWE-V5': 10,
      'SWE-V64': 100,
      'USA-PK3': 100,
    });
    expect([typeOf('FRA-MLT').param.multiOptions, typeOf('FRA-MIM').param.multiOptions]).toEqual([
      [4, 5, 6, 7],
      [4, 5, 6],
    ]);
  });

  test('[TYPES-9] need as many starters as a source says, and no more than that', () => {
    const bounds = Object.fromEntries(
      wagerTypes.map(({ id, param, rule }) => [id, [param.minRunners, rule.maxRunners]]),
    );
    expect(bounds).toMatchObject({
      // PMU's programme of 2025-11-05.
      'FRA-CGA': [8, null],
      'FRA-CPL': [8, null],
      'FRA-TRO': [8, null],
      'FRA-DSQ': [10, null],
      'FRA-MIM': [10, 13],
      'FRA-MLT': [14, null],
      'FRA-SQ4': [5, 9],
      // At most seven since January 2019 (eurosport.fr, December 2018).
      'FRA-COR': [2, 7],
      'FRA-TRD': [3, 7],
      // A place is sold where one is paid.
      'FRA-PLC': [4, null],
      'GBR-PLC': [5, null],
      'IRL-WPL': [5, null],
      'ZAF-PLC': [6, null],
      'SWE-PLC': [4, null],
      // No source: the number of horses in a combination.
      'FRA-QNP': [5, null],
      'DEU-SUP': [4, null],
      'USA-TRI': [3, null],
    });
  });

  test('[TYPES-4] are found by country, pool and day, never two for one', () => {
    const on = (date: string) => wagerTypeOf(wagerTypes, { country: 'SWE', pool: 'V85', date })?.id ?? null;
    expect([on('2025-10-24'), on('2025-10-25')]).toEqual([null, 'SWE-V85']);
    const find = (country: string, pool: string) => wagerTypeOf(wagerTypes, { country, pool, date: '2026-11-21' })?.id;
    expect([find('SWE', 'V65'), find('DEU', 'H2H_3_7'), find('DEU', 'GPL')]).toEqual(['SWE-V64', 'DEU-H2H', undefined]);
    for (const date of ['2025-10-24', '2026-11-21']) {
      for (const type of wagerTypesOn(wagerTypes, date)) {
        for (const pool of type.name) {
          const same = wagerTypesOn(wagerTypes, date, type.country).filter((other) => hasPool(other, pool));
          expect(same, `${type.country} ${pool}`).toEqual([type]);
        }
      }
    }
  });

  test('[TYPES-5] [TYPES-6] of which a field is wrong are refused with its name, what it must be and what it is', () => {
    expect(problemsOf(withParam({ minstake: -3 }))).toBe('FRA-QNP param.minstake: whole cents above 0, not -3');
    expect(problemsOf(withParam({ hasx: undefined }))).toBe('FRA-QNP param.hasx: true or false, not undefined');
    expect(problemsOf({ ...quinte, validFrom: '2026-02-30' })).toBe(
      'FRA-QNP validFrom: a day, YYYY-MM-DD, not "2026-02-30"',
    );
    expect(problemsOf(withParam({ legs: { ...quinte.param.legs, leg7: 1 } }))).toBe(
      'FRA-QNP param.legs.leg7: true or false, not 1',
    );
    expect(problemsOf({ ...withParam({ horses: 0, multiOptions: [0] }), country: 'fra' })?.split('\n')).toHaveLength(3);
    for (const nothing of [null, undefined, 7, [], {}])
      expect(problemsOf(nothing)).toContain('FRA-QNP param.minstake: ');
  });

  test('[TYPES-7] of which fields disagree are refused with the one to mend', () => {
    expect(problemsOf(withParam({ minstake: 150, flexi25: true }))).toBe(
      'FRA-QNP param.flexi25: a share that is whole cents of 150, not true',
    );
    const field = (type: unknown) => problemsOf(type)?.replace(/:.*/s, '');
    expect(field({ ...quinte, id: 'FRA-XXX' })).toBe('FRA-QNP id');
    expect(field({ ...quinte, validUntil: '1999-12-31' })).toBe('FRA-QNP validUntil');
    expect(field(withParam({ legs: { ...quinte.param.legs, leg3: true } }))).toBe('FRA-QNP param.legs');
    expect(field(withParam({ pick: true }))).toBe('FRA-QNP param.pick');
    expect(field(withParam({ maxHorses: 4 }))).toBe('FRA-QNP param.maxHorses');
    expect(field(withParam({ multiOptions: [5, 6] }))).toBe('FRA-QNP param.multiOptions');
    expect(field(withParam({ spotCombinedOptions: [4] }))).toBe('FRA-QNP param.spotCombinedOptions');
    expect(field(withRule({ pools: ['WIN', 'PLC'] }))).toBe('FRA-QNP rule.pools');
    expect(field(withRule({ jackpotStake: 100 }))).toBe('FRA-QNP rule.jackpotStake');
    expect(field(withRule({ right: [1] }))).toBe('FRA-QNP rule.right');
    expect(field(withRule({ folds: true }))).toBe('FRA-QNP rule.folds');
    expect(field(withRule({ maxRunners: 4 }))).toBe('FRA-QNP rule.maxRunners');
  });
});

describe('the package', () => {
  test('[TYPES-8] needs nothing at run time', () => {
    const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
    expect(manifest.dependencies ?? {}).toEqual({});
    expect(manifest.peerDependencies ?? {}).toEqual({});
  });
});
