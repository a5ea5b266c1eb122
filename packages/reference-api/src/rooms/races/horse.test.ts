import { describe, expect, test } from 'vitest';
import { createTestApi } from '../../../test/rigs/ask.ts';
import { generateDay } from '../../world/generator/generate-day.ts';

const night = '2026-11-21T23:30:00Z';

/** A horse of the third race of the second meeting of the day. */
const someHorse = async (call: ReturnType<typeof createTestApi>['call']) => {
  const { data: meetings } = await call('getMeetings', { query: { date: '2026-11-21' } });
  const { data: race } = await call('getRace', { path: { id: meetings[1]?.races[2]?.id as number } });
  const runner = race.runners.find(({ status }) => status === null) as (typeof race.runners)[number];
  return { race, runner, id: runner.horse.id };
};

describe('[RACES-17] [RACES-18] what a bettor wants to know of a horse', () => {
  test('is its record and form, as its past performances say', async () => {
    const { call } = createTestApi(night);
    const { id } = await someHorse(call);
    const read = (page: number) => call('getHorse', { path: { id }, query: { page, pagination: 50 } });
    const [{ data }, { data: second }] = await Promise.all([read(1), read(2)]);
    const runs = [...data.performances, ...second.performances].filter(({ status }) => status === null);
    const within = (last: number) => runs.filter(({ place }) => place !== null && place <= last).length;
    expect(data.record).toEqual({ starts: runs.length, wins: within(1), places: within(3) });
    const figures = runs.map(({ place, incident }) => incident?.[0] ?? String((place as number) > 9 ? 0 : place));
    expect(data.form).toBe(
      data.race_type === 'T'
        ? figures
            .slice(0, 6)
            .map((figure) => `${figure}a`)
            .join('')
        : figures.slice(0, 6).join('-'),
    );
  });

  test('is where it runs next, until the off', async () => {
    const { call, setNow } = createTestApi('2026-11-21T08:00:00Z');
    const { race, runner, id } = await someHorse(call);
    const nextRun = async () => (await call('getHorse', { path: { id }, query: { page: 1 } })).data.next_run;
    expect(await nextRun()).toEqual({
      race_id: race.id,
      startnr: runner.startnr,
      track_name: race.track_name,
      post_time: race.post_time,
    });
    setNow(Date.parse(race.post_time));
    expect(await nextRun()).toBeNull();
  });
});

describe('[DAY-19] [DAY-20] [DAY-21] a horse', () => {
  test('is the one of the race card', async () => {
    const { call } = createTestApi(night);
    const { runner, id } = await someHorse(call);
    const { data } = await call('getHorse', { path: { id } });
    expect(data).toMatchObject({
      id,
      name: runner.horse.name,
      age: runner.age,
      sex: runner.sex,
      trainer: runner.trainer,
      owner: runner.owner,
      sire: expect.any(String),
      dam: expect.any(String),
    });
  });

  test('has the races of earlier days as its past, with their results', async () => {
    const { call } = createTestApi(night);
    const { race: todays, runner: today, id } = await someHorse(call);
    const { data, pagination } = await call('getHorse', { path: { id }, query: { page: 1, pagination: 8 } });
    expect(data.performances[0]).toMatchObject({ id: todays.id, startnr: today.startnr, place: today.place });
    expect(pagination).toMatchObject({ count: 8, perPage: 8, currentPage: 1 });
    for (const performance of data.performances) {
      const { data: race } = await call('getRace', { path: { id: performance.id } });
      const runner = race.runners.find(({ horse }) => horse.id === id);
      expect(runner).toMatchObject({
        startnr: performance.startnr,
        place: performance.place,
        status: performance.status,
        incident: performance.incident,
        trainer: today.trainer,
        odds: { current: performance.odds },
      });
      expect(race).toMatchObject({ date: performance.date, runner_count: performance.runner_count });
    }
    const days = data.performances.map(({ date }) => Date.parse(date) / 86_400_000);
    for (const [at, day] of days.slice(1).entries()) expect((days[at] as number) - day).toBeGreaterThanOrEqual(12);
  });

  test('has the form that its past performances are', async () => {
    const { call } = createTestApi(night);
    const { race, runner, id } = await someHorse(call);
    const { data } = await call('getHorse', { path: { id }, query: { page: 1, pagination: 7 } });
    const figures = data.performances
      .filter(({ id: raceId, status }) => raceId !== race.id && status === null)
      .map(({ place, incident }) => incident?.[0] ?? String((place as number) > 9 ? 0 : place));
    const shown = race.race_type === 'T' ? runner.form?.split('a').slice(0, -1) : runner.form?.split('-');
    expect(shown).toEqual(figures.slice(0, shown?.length));
    expect(shown?.length).toBeGreaterThan(2);
  });

  test('shows no race that is not over', async () => {
    const { call, setNow } = createTestApi(night);
    const { race, id } = await someHorse(call);
    const newest = async () =>
      (await call('getHorse', { path: { id }, query: { page: 1, performance_only: 1 } })).data.performances[0]?.id;
    setNow(Date.parse(race.post_time));
    expect(await newest()).not.toBe(race.id);
    setNow(Date.parse(race.post_time) + 3_600_000);
    expect(await newest()).toBe(race.id);
  });

  test('has pages of five, the second when none is said, and performances alone when only they are wanted', async () => {
    const { call } = createTestApi(night);
    const { id } = await someHorse(call);
    const { data, pagination } = await call('getHorse', { path: { id }, query: { performance_only: 1 } });
    expect(pagination).toMatchObject({ perPage: 5, currentPage: 2 });
    expect(Object.keys(data)).toEqual(['id', 'performances']);
    expect((await call('getHorse', { path: { id: 10_999_999 } })).status).toBe(404);
    expect((await call('getHorse', { path: { id: 5 } })).status).toBe(404);
  });

  test('starts once on a day, stays with its trainer and grows older with the years', () => {
    const days = ['2026-11-21', '2026-11-22', '2027-03-09'].map((date) => generateDay(1, date));
    const known = new Map<number, { trainer: unknown; age: number | null; day: number }>();
    for (const [day, meetings] of days.entries()) {
      const runners = meetings.flatMap(({ races }) => races.flatMap((race) => race.runners));
      expect(new Set(runners.map(({ horse }) => horse.id)).size).toBe(runners.length);
      for (const { horse, trainer, age } of runners) {
        const before = known.get(horse.id);
        if (before) expect({ trainer, age }).toEqual({ trainer: before.trainer, age: (before.age as number) + 1 });
        known.set(horse.id, { trainer, age, day });
      }
    }
    expect(known.size).toBeLessThan(days.flat().flatMap(({ races }) => races.flatMap((race) => race.runners)).length);
  });

  test('[DAY-30] has no result on a race card of a later day before the race is over', async () => {
    const { call, setNow } = createTestApi('2026-11-21T05:00:00Z');
    const today = generateDay(1, '2026-11-21', 'GBR').flatMap(({ races }) => races.flatMap(({ runners }) => runners));
    const ids = new Set(today.map(({ horse }) => horse.id));
    const later = generateDay(1, '2026-12-03', 'GBR').flatMap(({ races }) => races);
    const again = later.find(({ runners }) => runners.some(({ horse }) => ids.has(horse.id)));
    const path = { id: again?.id as number };
    const cards = async () =>
      (await call('getRace', { path })).data.runners.filter(({ horse }) => ids.has(horse.id)).slice(0, 2);
    const assertKnown = async () => {
      const shown = await cards();
      for (const { horse, form } of shown) {
        const { data } = await call('getHorse', { path: { id: horse.id } });
        expect(data.form?.startsWith(form as string), `${form} of ${data.form}`).toBe(true);
      }
      return shown.map(({ form }) => form);
    };
    const before = await assertKnown();
    setNow('2026-12-03T05:00:00Z');
    expect(await assertKnown()).not.toEqual(before);
  });
});
