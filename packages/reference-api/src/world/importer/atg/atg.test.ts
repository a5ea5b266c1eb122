import { describe, expect, test } from 'vitest';
import { importFolder } from '../../../../test/rigs/import-folder.ts';

const start = (number: number, facts: object = {}) => ({
  number,
  postPosition: number,
  distance: 2140,
  horse: {
    id: 796_740 + number,
    name: `Häst N.O. ${number}`,
    age: 6,
    sex: 'mare',
    trainer: { id: 99, firstName: 'Åsa', lastName: 'Ek' },
    shoes: { reported: true, front: { hasShoe: false }, back: { hasShoe: true } },
    owner: { name: 'Stall  Norr' },
  },
  driver: { id: 98, firstName: 'Örjan', lastName: 'Kihl' },
  pools: { vinnare: { odds: 402 }, plats: { minOdds: 161, maxOdds: 185 } },
  result: { place: number, finishOrder: number },
  ...facts,
});

const race = (number: number, facts: object = {}, winners: number[] = [1]) => ({
  id: `2024-09-21_15_${number}`,
  name: 'Silverdivisionen',
  date: '2024-09-21',
  number,
  distance: 2140,
  startMethod: 'auto',
  startTime: '2024-09-21T16:20:17',
  scheduledStartTime: '2024-09-21T16:20:00',
  prize: 'Pris: 125.000-62.500 kr (2 priser). Lägst 1.500 kr.',
  sport: 'trot',
  track: { id: 15, name: 'Färjestad', condition: 'light', countryCode: 'SE' },
  pools: { V2: { result: { winners, systems: '342,3' } } },
  starts: [start(1), start(2), start(3)],
  ...facts,
});

const game = (races: object[], payouts: object = {}, facts: object = {}) => ({
  id: 'V2_2024-09-21_15_5',
  type: 'V2',
  pools: { V2: { turnover: 9_015_691_200, result: { payouts }, payouts: { 1: 266_658_700 } } },
  races,
  ...facts,
});

test('[IMPORTER-2] reads the lead of the winner, and reports words that it does not know', async () => {
  const margins = ['nos', '1.5 längd', '7 längder', 'dött lopp', 'en bit'];
  const { race: shown, problems } = await importFolder({
    'v2_games.json': game(margins.map((victoryMargin, at) => race(at + 1, { result: { victoryMargin } }))),
  });
  const shownMargins = await Promise.all(
    margins.map(async (_, at) =>
      (await shown(0, at + 1)).result.map((each: { margin?: number }) => each.margin ?? null),
    ),
  );
  expect(shownMargins).toEqual([5, 150, 700, null, null].map((second) => [null, second, null]));
  expect(JSON.stringify(problems)).toContain('en bit');
});

describe('[IMPORTER-1] [IMPORTER-2] [IMPORTER-5] a game of ATG', () => {
  test('runs at the planned local times, by track', async () => {
    const track = { id: 6, name: 'Åby', countryCode: 'SE' };
    const { meetings, race: shown } = await importFolder({
      'v2_games.json': game([race(5), race(7, { track, startMethod: 'volte', sport: 'monté' })]),
    });
    expect(meetings.map(({ track_name, racecount }) => [track_name, racecount])).toEqual([
      ['Färjestad', 1],
      ['Åby', 1],
    ]);
    expect(await shown(0, 5)).toMatchObject({
      post_time: '2026-11-21T15:20:00.000Z',
      start_method: 'AUTO',
      discipline: 'TROT',
      purse: 18_750_000,
      currency: 'SEK',
    });
    expect(await shown(1, 7)).toMatchObject({ start_method: 'VOLT', discipline: 'MONTE' });
  });

  test('shows horse, people, shoes and odds', async () => {
    const starts = [
      start(1),
      start(2, { originalDriver: { firstName: 'Per', lastName: 'Lind' }, pools: { vinnare: { odds: 8290 } } }),
    ];
    const { race: shown } = await importFolder({ 'v2_games.json': game([race(5, { starts })]) });
    expect((await shown(0, 5)).runners).toMatchObject([
      {
        horse: { id: 796_741, name: 'Häst N.O. 1' },
        rider: { id: 98, name: 'Örjan Kihl' },
        trainer: { id: 99, name: 'Åsa Ek' },
        owner: 'Stall Norr',
        sex: 'F',
        shoes: 'BACK',
        original_rider: null,
        odds: { current: 402 },
      },
      { original_rider: { name: 'Per Lind' }, odds: { current: 8290 } },
    ]);
  });

  test('tells places, places that earn nothing, disqualified and scratched apart', async () => {
    const starts = [
      start(1),
      start(2, { result: { place: 0, finishOrder: 9 } }),
      start(3, { result: { finishOrder: 41, galloped: true, disqualified: true } }),
      start(4, { scratched: true, result: { finishOrder: 57, finalOdds: 0 }, pools: { vinnare: { odds: 0 } } }),
      start(5, { result: { place: 2, finishOrder: 2, galloped: true } }),
    ];
    const { race: shown, report } = await importFolder({ 'v2_games.json': game([race(5, { starts })]) });
    expect((await shown(0, 5)).runners).toMatchObject([
      { place: 1, incident: null, status: null },
      { place: 9, incident: null, status: null },
      { place: null, incident: 'DISQUALIFIED', status: null },
      { place: null, incident: null, status: 'NON_RUNNER', odds: { current: null } },
      { place: 2, incident: null, status: null },
    ]);
    expect(report).toContain('ATG-2024-09-21-15 race 5 number 5: galloped without being disqualified: not shown');
  });

  test('has the dividends of a race; its trio is in order', async () => {
    const pools = {
      vinnare: { result: { winners: [{ number: 2, odds: 402 }] } },
      plats: { result: { winners: { first: [{ number: 2, odds: 161 }], second: [{ number: 3, odds: 247 }] } } },
      tvilling: { result: { winners: [{ combination: [2, 3], odds: 2025 }] } },
      komb: { result: { winners: [] } },
      trio: { result: { winners: [{ combination: [2, 3, 1], odds: 26_468 }] } },
    };
    const { race: shown, report } = await importFolder({ 'v2_games.json': game([race(5, { pools })]) });
    const paid = (await shown(0, 5)).pools.flatMap((pool: { dividends: object[] }) => pool.dividends);
    expect(paid.map(({ pool, combination, odd }: Record<string, unknown>) => [pool, combination, odd])).toEqual([
      ['WIN', '2', 402],
      ['PLC', '2', 161],
      ['PLC', '3', 247],
      ['TVI', '2-3', 2025],
      ['TRS', '2-3-1', 26_468],
    ]);
    expect((await shown(0, 5)).pools[1].odds[0]).toEqual({ startnr: 1, odds: 161, max: 185 });
    expect(report).toContain('ATG-2024-09-21-15 race 5 komb: has no winners in the file: shown without dividends');
  });

  test('is a pool of its first race with all its legs; a leg won by two pays for each, a class without payout is a jackpot', async () => {
    const payouts = { 1: { systems: 470_777, jackpot: true }, 2: { systems: 3538, payout: 89_900 } };
    const { race: shown, meetings } = await importFolder({
      'v2_games.json': game([race(5), race(6, {}, [2, 3])], payouts),
    });
    const legs = meetings.flatMap(({ races }) => races.map(({ id }) => id));
    expect(legs).toHaveLength(2);
    const pool = (await shown(0, 5)).pools.at(-1);
    expect(pool).toMatchObject({ name: 'V2', legs, turnover: 9_015_691_200, dividends_status: 'FINAL' });
    expect(
      pool.dividends.map(({ combination, odd, jackpot, note }: Record<string, unknown>) => [
        combination,
        odd,
        jackpot,
        note,
      ]),
    ).toEqual([
      ['1-2', 89_900, null, '2/2'],
      ['1-3', 89_900, null, '2/2'],
      ['1-2', null, 266_658_700, '1/2'],
      ['1-3', null, 266_658_700, '1/2'],
    ]);
    expect((await shown(0, 6)).pools).toEqual([]);
  });

  test('leaves a pool out whose legs are not all there', async () => {
    const { report } = await importFolder({ 'v2_games.json': game([race(5), race(6, { starts: [] })]) });
    expect(report).toContain('V2: 1 of 2 legs are no races here: pool left out');
  });

  test('says what of the product files beside it is not used', async () => {
    const { report } = await importFolder({
      'v2_games.json': game([race(5), race(6)]),
      'v2_products.json': { betType: 'V2', upcoming: [{}, {}], results: [{}] },
    });
    expect(report).toContain('3 rounds in …products.json: rounds of other days, without runners: not used');
  });
});
