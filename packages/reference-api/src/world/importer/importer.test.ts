import { createProblems, importMeetings } from '@paddock/reference-api';
import { describe, expect, test } from 'vitest';
import { createTestApi } from '../../../test/rigs/ask.ts';
import { reportLines } from './problems.ts';

const today = '2026-11-21';
const runner = (startnr: unknown, facts: object = {}) => ({ startnr, name: `Horse ${startnr}`, ...facts });
const field = [runner(1, { finish: 2 }), runner(2, { finish: 1 })];

/**
 * One meeting of the given races, imported onto today and asked for over the API at the end of its
 * day.
 */
const imported = async (races: object[], meeting: object = {}) => {
  const problems = createProblems();
  const file = {
    meetings: [{ id: 'M1', country: 'FRA', track_name: 'Nulle Part', race_type: 'T', races, ...meeting }],
  };
  const meetings = importMeetings(file, today, problems);
  const { ask } = createTestApi(`2026-11-22T12:00:00Z`, { imported: meetings });
  const id = meetings[0]?.id;
  const shown = id ? (await ask(`/api/v1/meetings/${id}`)).body.data : null;
  const race = async (number: number) => (await ask(`/api/v1/races/${(id ?? 0) * 100 + number}`)).body.data;
  return { problems: problems.list, meeting: shown, race };
};

const race = (facts: object = {}) => ({
  number: 1,
  name: 'Prix',
  start: '2020-06-01T12:12:00Z',
  distance_m: 2100,
  runners: field,
  ...facts,
});

describe('[IMPORTER-1] [IMPORTER-2] [IMPORTER-3] [IMPORTER-5] a historic day', () => {
  test('runs today at its local time, whatever the season', async () => {
    const { meeting } = await imported([race()]);
    // 12:12 UTC in June is 14:12 in Paris, which is 13:12 UTC in November.
    expect(meeting).toMatchObject({ date: today, firstracedate: '2026-11-21T13:12:00.000Z' });
  });

  test('reads a time without a zone as local', async () => {
    const { meeting } = await imported([race({ start: '2024-09-21T16:20:17' })], { country: 'SWE' });
    expect(meeting.firstracedate).toBe('2026-11-21T15:20:00.000Z');
  });

  test('keeps American races in order of number when their off times are not, and says so', async () => {
    const races = [race({ number: 8, start: null, off_at: '3:58' }), race({ number: 9, start: null, off_at: '3:57' })];
    const { meeting, problems } = await imported(races, { country: 'USA', race_type: 'H' });
    expect(meeting.races.map(({ number }: { number: number }) => number)).toEqual([8, 9]);
    expect(meeting.firstracedate).toBe('2026-11-21T22:57:00.000Z');
    expect(problems).toContainEqual({ at: 'M1 race 9', reason: expect.stringContaining('goes off before') });
  });

  test('reads numbers that are text', async () => {
    const { race: get } = await imported([
      race({ runners: [runner('3', { draw: '7', win_odds: '8.3', finish: '1' }), runner(4)] }),
    ]);
    expect((await get(1)).runners[0]).toMatchObject({ startnr: 3, draw: 7, place: 1, odds: { current: 830 } });
  });

  test('takes the same place twice as a dead heat', async () => {
    const { race: get } = await imported([
      race({ runners: [runner(1, { finish: 1 }), runner(13, { finish: 1 }), runner(2, { finish: 3 })] }),
    ]);
    expect((await get(1)).result).toEqual([
      { place: 1, startnrs: [1, 13] },
      { place: 3, startnrs: [2] },
    ]);
  });

  test('keeps a combination with ALL, and a class that pays nothing as a jackpot', async () => {
    const pools = [
      { pool: 'SUPERFECTA', combination: '2-1-4-ALL', dividend: 96.8, unit: 'USD 2' },
      { pool: 'GS75', combination: '5', odd: 0, jackpot: 912_00 },
    ];
    const { race: get, problems } = await imported([race({ pools })], { country: 'USA' });
    const shown = (await get(1)).pools;
    expect(shown[0].dividends).toEqual([
      expect.objectContaining({ combination: '2-1-4-ALL', odd: 4840, unit: 200, currency: 'USD' }),
    ]);
    expect(shown[1].dividends).toEqual([expect.objectContaining({ odd: null, jackpot: 91_200 })]);
    expect(problems.map(({ reason }) => reason)).toContainEqual(expect.stringContaining('pays nothing'));
  });

  test('[IMPORTER-14] keeps the dividend of combinations with a non-runner', async () => {
    const pools = [
      { pool: 'TRIO', combination: '2-1-3', odd: 50, label: 'Trio' },
      { pool: 'TRIO', combination: '2-1-NP', odd: 9, label: 'Trio 1 NP' },
      { pool: 'TRIO', combination: '2-NP-NP', odd: 3, label: 'Trio 2 NP' },
    ];
    const { race: get, problems } = await imported([race({ pools })]);
    expect((await get(1)).pools[0].dividends).toMatchObject([
      { combination: '2-1-3' },
      { combination: '2-1-NP', odd: 900 },
      { combination: '2-NP-NP', odd: 300 },
    ]);
    expect(problems).toEqual([]);
  });

  test('[IMPORTER-15] takes a handicap as one, by its file or its name', async () => {
    const races = [
      race({ name: 'Mill Lane Handicap' }),
      race({ number: 2, handicap: true }),
      race({ number: 3, name: 'Prix du Handicapé' }),
    ];
    const { race: get } = await imported(races, { country: 'GBR' });
    const shown = await Promise.all([1, 2, 3].map(get));
    expect(shown.map(({ is_handicap }) => is_handicap)).toEqual([true, true, false]);
  });

  test('keeps a number of winners that is no integer, and a dividend with separators', async () => {
    const pools = [{ pool: 'TIERCE', combination: '2-1-3', dividend: '2,427.00', unit: 'HKD 10', winners: 21294.6 }];
    const { race: get } = await imported([race({ pools })], { country: 'HKG' });
    expect((await get(1)).pools[0].dividends[0]).toMatchObject({ odd: 24_270, winners: 21294.6 });
  });

  test('shows the one place dividend of a file that has no more', async () => {
    const { race: get } = await imported([
      race({ pools: [{ pool: 'PLACE', combination: '7', dividend: '16.00', unit: 'HKD 10' }] }),
    ]);
    expect((await get(1)).pools[0].dividends).toHaveLength(1);
  });

  test('tells an incident from a non-runner', async () => {
    const runners = [
      runner(1, { incident: 'DISQUALIFIE_POUR_ALLURE_IRREGULIERE' }),
      runner(2, { status: 'NON_RUNNER', win_odds: 12 }),
      runner(3, { finish: 1 }),
    ];
    const { race: get } = await imported([race({ runners })]);
    expect((await get(1)).runners).toMatchObject([
      { status: null, incident: 'DISQUALIFIED', place: null },
      { status: 'NON_RUNNER', incident: null, odds: { current: null } },
      { status: null, place: 1 },
    ]);
  });

  test('takes win odds far from the reference as they are', async () => {
    const { race: get } = await imported([
      race({ runners: [runner(1, { win_odds: 83, reference_odds: 34 }), runner(2)] }),
    ]);
    expect((await get(1)).runners[0].odds).toMatchObject({ current: 8300, reference: 3400 });
  });

  test('keeps Chinese names, accents and apostrophes, and drops double spaces', async () => {
    const { meeting, race: get } = await imported(
      [race({ name: '中京讓賽', runners: [runner(1, { name: "D'Åsa  Élan" }), runner(2, { name: '步風雷 (J452)' })] })],
      {
        track_name: 'HIPPODROME DE MONS  BELGIQUE',
      },
    );
    expect(meeting).toMatchObject({ track_name: 'MONS BELGIQUE', races: [{ name: '中京讓賽' }] });
    expect((await get(1)).runners.map(({ horse }: { horse: { name: string } }) => horse.name)).toEqual([
      "D'Åsa Élan",
      '步風雷 (J452)',
    ]);
  });

  test.each([
    ["HIPPODROME D'AUTEUIL", 'AUTEUIL'],
    ['HIPPODROME MARSEILLE PONT DE VIVAUX', 'MARSEILLE PONT DE VIVAUX'],
    ['Hippodrome Wellington', 'Wellington'],
    ['Färjestad', 'Färjestad'],
  ])('calls the track %s by what tells it from the others: %s', async (track_name, name) => {
    expect((await imported([race()], { track_name })).meeting.track_name).toBe(name);
  });

  test('keeps one race of two providers apart, each with its own names and numbers', async () => {
    const problems = createProblems();
    const of = (id: string, name: string, odds: unknown) => ({
      id,
      country: 'HKG',
      track_name: 'HAPPY VALLEY',
      race_type: 'H',
      races: [race({ runners: [runner(1, { name, win_odds: odds }), runner(2)] })],
    });
    const file = { meetings: [of('one', '金鑽貴人', '3.4'), of('other', 'GOLDEN SIXTY (AUS)', 3.4)] };
    const meetings = importMeetings(file, today, problems);
    const { ask } = createTestApi('2026-11-22T12:00:00Z', { imported: meetings });
    const shown = await Promise.all(
      meetings.map(async ({ id }) => (await ask(`/api/v1/races/${id * 100 + 1}`)).body.data.runners[0]),
    );
    expect(shown.map(({ horse, odds }) => [horse.name, odds.current])).toEqual([
      ['金鑽貴人', 340],
      ['GOLDEN SIXTY (AUS)', 340],
    ]);
  });

  test('reads American distances in words', async () => {
    const words = [
      'Six Furlongs',
      'Five And One Half Furlongs',
      'One Mile',
      'One And One Sixteenth Miles',
      'Three Hundred And Fifty Yards',
      'About Far',
    ];
    const { meeting, problems } = await imported(
      words.map((distance, at) => race({ number: at + 1, distance_m: null, distance })),
    );
    expect(meeting.races.map(({ distance }: { distance: number }) => distance)).toEqual([
      1207, 1106, 1609, 1710, 320, 1600,
    ]);
    expect(problems).toEqual([{ at: 'M1 race 6', reason: expect.stringContaining('About Far') }]);
  });

  test('orders the trio of Sweden, and not that of France', async () => {
    for (const [country, name] of [
      ['SWE', 'TRS'],
      ['FRA', 'TRO'],
    ]) {
      const { race: get } = await imported([race({ pools: [{ pool: 'TRIO', combination: '8-5-11', odd: 12 }] })], {
        country,
      });
      expect((await get(1)).pools[0].name).toBe(name);
    }
  });

  test('calls pools of Hong Kong and of the USA by names that are ours', async () => {
    const spellings = ['第四口孖寶', 'DAILY_DOUBLE', '第一口三寶', '第二口孖T', '三T', '六環彩', 'FIRST4'];
    const pools = spellings.map((pool) => ({ pool, combination: '2-1', dividend: '50.40', unit: 'HKD 1' }));
    const { race: get } = await imported([race({ pools })], { country: 'HKG' });
    const names = (await get(1)).pools.map(({ name }: { name: string }) => name);
    expect(names).toEqual(['DBL', 'TBL', 'DBT', 'TPT', 'SXU', 'FI4']);
  });

  test('shows no odds and no dividends for a race without any', async () => {
    const { race: get } = await imported([race({ bet_types: [{ code: 'SIMPLE_GAGNANT', minstake: 150 }] })]);
    const shown = await get(1);
    expect(shown.runners[0].odds).toEqual({ current: null, previous: null, reference: null, at: null, history: [] });
    expect(shown.pools[0]).toMatchObject({ name: 'WIN', min_stake: 150, turnover: null, odds: [], dividends: [] });
  });

  test('[IMPORTER-11] gives the French pools the names of the wager types, in every country', async () => {
    const codes = ['COUPLE_ORDRE', 'E_TRIO_ORDRE', 'SUPER_QUATRE', 'PICK5'];
    const runners = Array.from({ length: 7 }, (_, at) => runner(at + 1));
    for (const country of ['FRA', 'GBR']) {
      const { race: get } = await imported([race({ runners, bet_types: codes.map((code) => ({ code })) })], {
        country,
      });
      const { pools } = await get(1);
      expect(pools.map(({ name }: { name: string }) => name)).toEqual(['COR', 'TRD', 'SQ4', 'NP5']);
    }
  });

  test('[IMPORTER-12] shows a pool that the country does not sell with its odds and dividends, and not as open', async () => {
    const { race: get } = await imported(
      [
        race({
          runners: [runner(1, { win_odds: 3.1, finish: 1 }), runner(2, { win_odds: 2, finish: 2 })],
          pools: [{ pool: 'SIMPLE_GAGNANT', combination: '1', odd: 3.1 }],
        }),
      ],
      { country: 'BEL' },
    );
    expect((await get(1)).pools[0]).toMatchObject({
      name: 'WIN',
      status: 'NOT_OFFERED',
      reason: 'NOT_SOLD',
      min_stake: null,
      odds: [
        { startnr: 1, odds: 310 },
        { startnr: 2, odds: 200 },
      ],
      dividends: [{ combination: '1', odd: 310 }],
    });
  });

  test('[IMPORTER-13] has the daily double of a sheet of the USA over the race before and the one that it stands at', async () => {
    const double = { pool: 'DAILY_DOUBLE', combination: '6-7', dividend: 39.4, unit: 'USD 2' };
    const {
      race: get,
      meeting,
      problems,
    } = await imported([race({ pools: [double] }), race({ number: 2, pools: [double] })], { country: 'USA' });
    const [first, second] = meeting.races;
    expect((await get(2)).pools).toEqual([]);
    expect((await get(1)).pools).toMatchObject([
      { name: 'DBL', legs: [first.id, second.id], dividends: [{ combination: '6-7', odd: 1970 }] },
    ]);
    expect(problems).toContainEqual({ at: 'M1 race 1 DBL', reason: expect.stringContaining('legs') });
  });

  test('puts a race after midnight behind those before it', async () => {
    const races = [race({ start: '2020-06-01T21:50:00Z' }), race({ number: 2, start: '2020-06-01T22:20:00Z' })];
    const { meeting } = await imported(races, { date: '2020-06-01' });
    expect(meeting).toMatchObject({
      firstracedate: '2026-11-21T22:50:00.000Z',
      lastracedate: '2026-11-21T23:20:00.000Z',
    });
  });

  test('says once what is the same for many', () => {
    const problems = createProblems();
    problems.add('R1 race 1', 'no runners in the file: race left out');
    problems.add('R1 race 2', 'has no off time');
    problems.add('R2 race 4', 'no runners in the file: race left out');
    expect(reportLines(problems.list)).toEqual([
      'R1 race 1 and 1 more: no runners in the file: race left out',
      'R1 race 2: has no off time',
    ]);
  });

  test('reports what it leaves out, and never throws', async () => {
    for (const file of [
      null,
      [],
      { meetings: 3 },
      { meetings: [null, { races: [null] }, { country: 'FRA', track_name: 'A', races: [{}] }] },
    ]) {
      const problems = createProblems();
      expect(importMeetings(file, today, problems)).toEqual([]);
      expect(problems.list.length).toBeGreaterThan(0);
    }
  });
});
