import { createProblems, importMeetings } from '@paddock/reference-api';
import { expect, test } from 'vitest';
import { createTestApi } from '../../../test/rigs/ask.ts';

const runner = (startnr: number, facts: object = {}) => ({
  startnr,
  name: `Cheval ${startnr}`,
  trainer: 'T. Rainer',
  driver: `D. Rivé ${startnr}`,
  win_odds: startnr * 2,
  ...facts,
});

const race = (number: number, start: string, runners: object[]) => ({
  number,
  name: `Prix ${number}`,
  start,
  distance_m: 2100,
  prize_minor: number * 900_000_000,
  runners,
  bet_types: [{ code: 'SIMPLE_GAGNANT', minstake: 150 }, { code: 'COUPLE_ORDRE' }],
  pools: [{ pool: 'TRIO_ORDRE', combination: '2-1-3', dividend: '24.00', unit: 'EUR 1' }],
});

const file = {
  meetings: [
    {
      id: 'M1',
      country: 'FRA',
      track_name: 'Nulle Part',
      race_type: 'T',
      races: [
        race(1, '2020-01-01T12:00:00', [
          runner(1, { finish: 2, original_driver: 'O. Riginal' }),
          runner(2, { finish: 1 }),
          runner(3, { status: 'NON_RUNNER' }),
        ]),
        race(2, '2020-01-01T14:00:00', [runner(1, { finish: 1 }), runner(4, { finish: 2 })]),
      ],
    },
  ],
  series: [{ code: 'V2', legs: [1, 2].map((number) => ({ meeting: 'M1', number })) }],
};

test('[RACES-16] the racing of a historic day is in every list, with what its file says and no more', async () => {
  const imported = importMeetings(file, '2026-11-21', createProblems());
  const id = imported[0]?.id as number;
  const [first, second] = [id * 100 + 1, id * 100 + 2];
  const { call } = createTestApi('2026-11-21T12:00:00Z', { imported });

  const [changed] = (await call('getNonRunners', { query: { id } })).data;
  expect(changed?.races).toMatchObject([{ id: first, runners: [{ startnr: 3, withdrawn_at: null }] }]);
  expect((await call('getRaceNonRunners', { path: { id: first } })).data.count).toBe(1);
  const riders = (await call('getRaceRiderChanges', { path: { id: first } })).data.runners;
  expect(riders).toMatchObject([{ startnr: 1, original_rider: { name: 'O. Riginal' } }]);
  expect((await call('getRiderChanges', { query: { id } })).data).toHaveLength(1);

  const overview = (await call('getOverviewMeetings', { query: { race_info: 1 } })).data.find((each) => each.id === id);
  expect(overview).toMatchObject({ finished_count: 1, next_race_id: second, livestream_id: null });
  expect((await call('getOverviewRaces')).data.map((each) => each.id)).toContain(second);
  const { data: highlights } = await call('getHighlights', { query: { pagination: 50 } });
  expect(highlights).toContainEqual(expect.objectContaining({ id: second, reasons: ['PURSE'] }));
  expect((await call('getHeadToHeadRaces')).data.map((each) => each.id)).not.toContain(first);

  const { data: card } = await call('getRace', { path: { id: second } });
  expect(card.pools.map(({ takeout }) => takeout)).toEqual(card.pools.map(() => null));

  const win = await call('getPoolOdds', { path: { id: second, pool: 'WIN' } });
  expect(win.data.lines.map(({ id: combination, odds }) => [combination, odds])).toEqual([
    ['1', 200],
    ['4', 800],
  ]);
  expect((await call('getPoolOdds', { path: { id: second, pool: 'COR' } })).data.lines).toEqual([]);
  const stakes = (await call('getStakePercent', { path: { pool: 'WIN' }, body: { race_id: second } })).data;
  expect(stakes.runners.reduce((sum, { percent }) => sum + percent, 0)).toBe(10_000);
  const series = await call('getStakePercent', { path: { pool: 'V2' }, body: { race_id: second } });
  expect(series.data.runners).toEqual([]);

  const [horses] = (await call('getCountryParticipants', { path: { type: 'horse' }, query: { country: 'FRA' } })).data;
  const horse = horses?.participants.find(({ name }) => name === 'Cheval 1');
  expect(horse?.starts.map(({ race_id }) => race_id)).toEqual([first, second]);
  const shown = await call('getHorse', { path: { id: horse?.id as number }, query: { page: 1 } });
  expect(shown.data).toMatchObject({ name: 'Cheval 1', sire: null, trainer: { name: 'T. Rainer' } });
  expect(shown.data.performances).toMatchObject([{ id: first, place: 2, odds: 200 }]);
  const found = await call('search', { query: { search: 'cheval 1' } });
  expect(found.data[0]).toMatchObject({ type: 'horse', ref: horse?.id, track_name: 'Nulle Part' });
});

test('[RACES-16] the archive has a historic day without pictures', async () => {
  const imported = importMeetings(file, '2026-11-21', createProblems());
  const { call } = createTestApi('2026-11-22T12:00:00Z', { imported });
  const archived = (await call('getMeetingsArchive')).data.find(({ id }) => id === imported[0]?.id);
  expect(archived?.races.map(({ stream_archive_id }) => stream_archive_id)).toEqual([null, null]);
});
