import { describe, expect, test } from 'vitest';
import { createTestApi } from '../../../test/rigs/ask.ts';
import { dividendsOf } from '../../world/day/make-dividends.ts';
import type { RacePlan } from '../../world/day/plan.types.ts';
import { showRace } from '../../world/day/show-race.ts';
import { generateDay } from '../../world/generator/generate-day.ts';
import { importMeetings } from '../../world/importer/import-meetings.ts';
import { createProblems } from '../../world/importer/problems.ts';
import { settleBet } from './settle-bet.ts';

const noon = '2026-11-21T12:00:00Z';

/** A race with the entry of 2 and 5; 5 wins before 1, 3 and 2. */
const imported = (country: string, pools: object[], out: number[] = []) => {
  const order = [5, 1, 3, 2];
  const runners = [1, 2, 3, 4, 5, 6].map((startnr) => ({
    startnr,
    name: `Horse ${startnr}`,
    win_odds: 4,
    ...(startnr === 2 || startnr === 5 ? { entry: 'A' } : {}),
    ...(out.includes(startnr) ? { status: 'NON_RUNNER' } : { finish: order.indexOf(startnr) + 1 || 6 }),
  }));
  const races = [
    { number: 1, name: 'Race', start: '2020-06-01T20:00:00', runners, pools, bet_types: [{ code: 'WIN' }] },
  ];
  const meetings = [{ id: 'M1', country, track_name: 'Arapahoe Park', race_type: 'H', races }];
  return importMeetings({ meetings }, '2026-11-21', createProblems());
};

const settled = (race: RacePlan, pool: string, selection: string, stake = 300) => {
  const startnrs = [...selection.matchAll(/\d+/g)].map(Number);
  const lines = selection.startsWith('singles')
    ? startnrs.map((startnr) => ({ pool, startnr, stake, odds: null, outcome: null, payout: null }))
    : [];
  return settleBet([race], {
    pool,
    ticket: `${race.country}-${pool} ${selection} stake ${stake}`,
    price: stake,
    placed_at: race.off - 1,
    legs: JSON.stringify([{ startnrs }]),
    lines: JSON.stringify(lines),
  });
};

describe('[BETS-36] an entry of the USA is one number in all pools (Ariz. Admin. Code R19-2-523)', () => {
  const pools = [
    { pool: 'WIN', combination: '2', odd: 3.1 },
    { pool: 'EXACTA', combination: '2-1', odd: 9 },
    { pool: 'QUINELLA', combination: '1-2', odd: 5 },
  ];
  const raceOf = (out?: number[]) => imported('USA', pools, out)[0]?.races[0] as RacePlan;

  test('is paid when any of its runners wins, under its first number', () => {
    const race = raceOf();
    expect(settled(race, 'WIN', 'singles 2')).toMatchObject({ won: 930, lines: [{ outcome: 'won', payout: 930 }] });
    expect(settled(race, 'EXA', 'straight 2,1')?.won).toBe(2_700);
    expect(settled(race, 'QNL', 'straight 1,2')?.won).toBe(1_500);
  });

  test('runs while one of its runners does', () => {
    expect(settled(raceOf([2]), 'WIN', 'singles 2')?.won).toBe(930);
  });

  test('is bet by its first number, which each of its runners names, with the odds of the entry', async () => {
    const days = imported('USA', []);
    const { call } = createTestApi(noon, { imported: days });
    const id = days[0]?.races[0]?.id as number;
    const { runners, pools: shown } = (await call('getRace', { path: { id } })).data;
    expect(runners.map(({ startnr, bet_number, entry }) => [startnr, bet_number, entry])).toEqual([
      [1, 1, null],
      [2, 2, 'A'],
      [3, 3, null],
      [4, 4, null],
      [5, 2, 'A'],
      [6, 6, null],
    ]);
    expect(runners[4]?.odds.current).toBe(runners[1]?.odds.current);
    expect(shown[0]?.odds.map(({ startnr }) => startnr)).toEqual([1, 2, 3, 4, 6]);
    const price = (startnr: number) =>
      call('calculateBet', { body: { race_id: id, pool: 'WIN', leg1: [startnr], stake: 100 } });
    expect((await price(2)).data.price).toBe(100);
    expect((await price(5)).code).toBe('invalid_parameters');
  });
});

describe('[BETS-37] a French stable wins together in Simple gagnant alone (PMU, règlement des paris hippiques, art. 24)', () => {
  const pools = [
    { pool: 'SIMPLE_GAGNANT', combination: '5', odd: 3.1 },
    { pool: 'SIMPLE_PLACE', combination: '5', odd: 1.5 },
    { pool: 'SIMPLE_PLACE', combination: '1', odd: 2 },
  ];
  const race = imported('FRA', pools)[0]?.races[0] as RacePlan;

  test('pays the mate of the winner its dividend', () => {
    expect(settled(race, 'WIN', 'singles 2')).toMatchObject({
      won: 930,
      lines: [{ outcome: 'won', payout: 930 }],
      hits: [{ pool: 'WIN', combination: '5' }],
    });
    expect(settled(race, 'WIN', 'singles 5')?.won).toBe(930);
    expect(settled(race, 'PLC', 'singles 2')?.status).toBe('lost');
  });

  test('leaves each its own number', () => {
    expect(showRace(race, race.off).runners.map(({ bet_number }) => bet_number)).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

describe('[DAY-28] generated races couple runners of one owner', () => {
  const races = ['2026-11-21', '2026-06-06', '2027-01-01', '2026-08-08'].flatMap((date) =>
    generateDay(1, date).flatMap((meeting) => meeting.races),
  );
  const coupled = races.filter(({ runners }) => runners.some(({ entry }) => entry));

  test('in some races of the USA, Canada and France, and in no other country', () => {
    expect(new Set(coupled.map(({ country }) => country))).toEqual(new Set(['USA', 'CAN', 'FRA']));
    for (const { runners } of coupled) {
      const entry = runners.filter((runner) => runner.entry);
      expect(entry.length).toBeGreaterThan(1);
      expect(new Set(entry.map(({ owner }) => owner)).size).toBe(1);
    }
  });

  test('and pay them under the number that bets name', () => {
    for (const race of coupled.filter(({ country }) => country !== 'FRA')) {
      const numbers = showRace(race, race.off).runners.map(({ bet_number }) => bet_number);
      for (const [pool, dividends] of dividendsOf(race)) {
        for (const { combination, odd } of dividends) {
          const named = combination.split('-').map(Number);
          for (const startnr of named) expect(numbers, `${race.id} ${pool}`).toContain(startnr);
          expect(new Set(named).size).toBe(named.length);
          const selection = named.length === 1 ? `singles ${named}` : `straight ${named}`;
          const won = settled(race, pool, selection, 100)?.won;
          expect(won, `${race.id} ${pool} ${combination}`).toBe(odd);
        }
      }
    }
  });
});
