import { describe, expect, test } from 'vitest';
import { createTestApi } from '../../../test/rigs/ask.ts';
import { fold } from './search.model.ts';

const afternoon = '2026-11-21T15:00:00Z';

describe('[RACES-14] [RACES-15] search', () => {
  test('finds horses, races, meetings, riders, trainers and tracks', async () => {
    const { call } = createTestApi(afternoon);
    const { data: meetings } = await call('getMeetings');
    const meeting = meetings[0] as (typeof meetings)[number];
    const { data: race } = await call('getRace', { path: { id: meeting.races[0]?.id as number } });
    const runner = race.runners[0] as (typeof race.runners)[number];
    const wanted = [
      ['horse', runner.horse.id, runner.horse.name],
      ['rider', runner.rider?.id, runner.rider?.name],
      ['trainer', runner.trainer?.id, runner.trainer?.name],
      ['track', meeting.track_id, meeting.track_name],
      ['meeting', meeting.id, meeting.track_name],
      ['race', race.id, race.name],
    ] as const;
    for (const [type, ref, name] of wanted) {
      const { data } = await call('search', { query: { search: name as string, pagination: 50 } });
      expect(data, name).toContainEqual(expect.objectContaining({ type, ref, name }));
      for (const found of data) expect(fold(found.name)).toContain(fold(name as string));
    }
  });

  test('does not mind case, accents and blanks at the ends', async () => {
    const { call } = createTestApi(afternoon);
    const found = async (search: string) => (await call('search', { query: { search } })).data.map(({ id }) => id);
    expect(await found('  val-dore ')).toEqual(await found('VAL-DORÉ'));
    expect((await found('bjorkvalla')).length).toBeGreaterThan(0);
    expect(await found('grosser preis')).toEqual(await found('Großer Preis'));
  });

  test('puts the whole name before a beginning, a word and the rest', async () => {
    const { call } = createTestApi(afternoon);
    const { data } = await call('search', { query: { search: 'star', pagination: 50 } });
    const ranks = data.map(({ name }) => {
      const folded = fold(name);
      return folded === 'star' ? 0 : folded.startsWith('star') ? 1 : folded.includes(' star') ? 2 : 3;
    });
    expect(ranks).toEqual(ranks.toSorted());
    expect(new Set(data.map(({ id }) => id)).size).toBe(data.length);
  });

  test('[RACES-19] puts the soonest first, and days that are over last', async () => {
    const { call } = createTestApi(afternoon);
    const { data } = await call('search', { query: { search: 'lindenau', pagination: 50 } });
    const dates = data.filter(({ type }) => type === 'meeting').map(({ date }) => date);
    expect(dates).toEqual([
      ...dates.filter((date) => date >= '2026-11-21').toSorted(),
      ...dates
        .filter((date) => date < '2026-11-21')
        .toSorted()
        .reverse(),
    ]);
    expect(dates.length).toBeGreaterThan(2);
  });

  test('looks a week back and a week ahead, and no further', async () => {
    const { call } = createTestApi(afternoon);
    const { data } = await call('search', { query: { search: 'lindenau', pagination: 50 } });
    for (const { date } of data) expect(date >= '2026-11-14' && date <= '2026-11-28').toBe(true);
    const { data: track } = await call('search', { query: { search: 'Val-Doré', pagination: 1 } });
    expect(track[0]).toMatchObject({ type: 'track', name: 'Val-Doré' });
  });

  test('gives pages, and refuses what is too short or too long', async () => {
    const { call } = createTestApi(afternoon);
    const [one, two] = [1, 2].map((page) => call('search', { query: { search: 'preis', page, pagination: 5 } }));
    expect((await one)?.pagination).toMatchObject({ count: 5, perPage: 5, currentPage: 1 });
    expect((await two)?.data).not.toEqual((await one)?.data);
    for (const search of ['a', ' a ', 'x'.repeat(61)]) {
      expect((await call('search', { query: { search } })).status).toBe(400);
    }
    expect((await call('search', { query: { search: '100% nothing_' } })).data).toEqual([]);
  });
});
