import { describe, expect, test } from 'vitest';
import { combinationKey, explainDividends, type PoolToExplain } from '../testing/explain-dividends.ts';
import type { PaidSheet } from '../testing/paid-sheet.ts';
import { readAtg } from '../testing/read-atg.ts';
import { hkgResults, readHkg } from '../testing/read-hkg.ts';
import { readPmu, readProgramme } from '../testing/read-pmu.ts';
import { readUsa } from '../testing/read-usa.ts';
import { ruleOf } from '../testing/rule-of.ts';
import type { RaceResult } from './race-result.ts';

const keysOf = (results: readonly RaceResult[], pool: PoolToExplain) =>
  explainDividends(results, [pool]).flatMap(({ paid }) => paid.map(combinationKey));

const hkg = readHkg();

/** By file: the paid pools, and the combinations with a dividend. */
const sets: Record<string, [sheets: PaidSheet[], pools: number, combinations: number]> = {
  'Arapahoe Park 2016-07-24': [readUsa(), 65, 92],
  'ATG 2024-09-21, 22 and 25': [readAtg(), 113, 166],
  'PMU 2025-11-05': [readPmu(), 7, 19],
  'Happy Valley 2025-11-02 and 05': [hkg.sheets, 204, 204],
};

const absentIf = (isAbsent: boolean) => (isAbsent ? ' (skipped: the file is not there)' : '');

describe('[SETTLE-1] the combinations that a real result pays are found, all of them and no other', () => {
  for (const [name, [sheets, pools, combinations]] of Object.entries(sets)) {
    const absent = absentIf(sheets.length === 0);
    test.skipIf(absent !== '')(`${name}: ${combinations} dividends of ${pools} pools${absent}`, () => {
      expect([sheets.length, sheets.flatMap(({ paid }) => paid).length]).toEqual([pools, combinations]);
      for (const { title, results, pool, paid, holdsOnlySome } of sheets) {
        const found = keysOf(results, pool);
        const keys = paid.map(({ key }) => key);
        if (holdsOnlySome) expect(found, `${title}: ${holdsOnlySome}`).toEqual(expect.arrayContaining(keys));
        else expect(found.toSorted(), title).toEqual(keys.toSorted());
      }
    });
  }

  test.skipIf(hkg.notCompared.length === 0)(
    `what no result explains is named: best jockey and trainer of the day, and two legs printed with a fourth horse${absentIf(hkg.notCompared.length === 0)}`,
    () => {
      expect(hkg.notCompared.map((title) => title.replace(/ race \d+ /, ' '))).toEqual([
        // Race 7 was won by 1, 6 and 2; 7 did not run. Tickets with it got the favourite 1.
        '2025-11-05 第三口孖T 2,3,10/6>1,2,7',
        '2025-11-05 三T 2,8,10/2,3,10/6>1,2,7',
        '2025-11-05 騎師王 1 1 [潘頓]',
        '2025-11-05 練馬師王 1 4 [羅富全]',
        // Race 1 was won by 1, 2 and 4.
        '2025-11-02 第一口孖T 1>2,4,5/9,10,12',
        '2025-11-02 騎師王 1 1 [潘頓]',
        '2025-11-02 練馬師王 1 4 [大衛希斯], 8 [沈集成]',
      ]);
    },
  );
});

const programme = readProgramme();
const absent = absentIf(programme.length === 0);

/** Number of combinations with a dividend without dead heats; of paid places for the place pool. */
const dividendsOf: Record<string, number> = {
  WIN: 1,
  CGA: 1,
  CPL: 3,
  COR: 1,
  DSQ: 6,
  TRO: 1,
  TRD: 1,
  MLT: 4,
  MIM: 3,
  SQ4: 1,
  // In order and in any order; with a bonus for the first three; and for the first four.
  TCE: 2,
  QAP: 3,
  QNP: 4,
  NP5: 1,
};

describe.skipIf(absent !== '')(`[SETTLE-2] [SETTLE-3] a day of 63 races of nine meetings${absent}`, () => {
  test('has dividends for each of its 608 pools of one race, as many as the rule of the pool says', () => {
    expect([programme.length, programme.flatMap(({ pools }) => pools).length]).toEqual([63, 608]);
    for (const { title, result, pools } of programme) {
      for (const { code, pool } of pools) {
        const found = keysOf([result], { pool: String(pool), rule: ruleOf('FRA', String(pool)) });
        const places = result.starters.length >= 8 ? 3 : 2;
        expect(found.length, `${title} ${code}`).toBe(pool === 'PLC' ? places : dividendsOf[String(pool)]);
      }
    }
  });

  test('tells horses that did not run from those that ran and were disqualified, fell or stopped', () => {
    const count = (list: (result: RaceResult) => readonly unknown[]) => programme.flatMap(({ result }) => list(result));
    expect(count(({ nonRunners }) => nonRunners).length).toBe(21);
    expect(count(({ disqualified = [] }) => disqualified).length).toBe(37);
    for (const { title, result } of programme) {
      const finished = result.order.flatMap(({ startNrs }) => startNrs);
      expect(result.starters, title).toEqual(expect.arrayContaining(finished));
    }
  });

  test('has the order of finish of Happy Valley that its own operator tells', () => {
    const own = hkgResults();
    const shared = programme.filter(({ country }) => country === 'HKG');
    expect(shared.map(({ number, result }) => [number, result.order])).toEqual(
      [...own].map(([number, { order }]) => [number, order]),
    );
  });
});
