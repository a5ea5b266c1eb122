import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTestApi } from '../../../test/rigs/ask.ts';

const noon = '2026-11-21T12:00:00Z';
const api = createTestApi(noon);
afterAll(api.close);
beforeEach(() => api.setNow(noon));

const ticker = async (action: 'index' | 'refresh' | 'older', query = {}, language = 'en') =>
  (await api.call('getLiveticker', { path: { action }, query, header: { 'accept-language': language } })).data;

test('[MESSENGER-1] a visitor reads what happened up to now, the newest first', async () => {
  const entries = await ticker('index');
  expect(entries).toHaveLength(20);
  const instants = entries.map(({ at }) => Date.parse(at));
  expect(instants).toEqual(instants.toSorted((a, b) => b - a));
  expect(instants[0]).toBeLessThanOrEqual(api.now());
  const ids = entries.map(({ id }) => id);
  expect(ids).toEqual(ids.toSorted((a, b) => b - a));
  expect(new Set(ids).size).toBe(ids.length);
});

test('[MESSENGER-1] every kind of entry comes in a day', async () => {
  api.setNow('2026-11-21T22:00:00Z');
  for (const type of [
    'race_soon',
    'race_off',
    'result_provisional',
    'result_official',
    'non_runner',
    'rider_change',
    'odds_drop',
  ]) {
    const entries = await ticker('index', { 'types[]': [type] });
    expect(new Set(entries.map((entry) => entry.type)), type).toEqual(new Set([type]));
  }
});

test('[MESSENGER-1] entries tell what the race shows', async () => {
  const [entry] = await ticker('index', { 'types[]': ['result_official'] });
  const race = (await api.call('getRace', { path: { id: entry?.race_id as number } })).data;
  expect(race.status).toBe('OFFICIAL');
  const winner = race.runners.find(({ place }) => place === 1);
  expect(entry?.text).toContain(`${winner?.startnr} ${winner?.horse.name}`);
  expect(entry?.text).toContain(race.track_name);
});

test('[MESSENGER-3] entries are narrowed by countries, race types and kinds', async () => {
  const entries = await ticker('index', {
    'country[]': ['DEU', 'FRA'],
    'race_type[]': ['H'],
    'types[]': ['race_off', 'race_soon'],
    pagination: 100,
  });
  expect(entries.length).toBeGreaterThan(0);
  for (const entry of entries) {
    expect(['DEU', 'FRA']).toContain(entry.country);
    expect(entry.race_type).toBe('H');
    expect(['race_off', 'race_soon']).toContain(entry.type);
  }
});

test('[MESSENGER-2] texts come in German unless English is asked for', async () => {
  const [german] = await ticker('index', { 'types[]': ['race_off'] }, 'de');
  const [english] = await ticker('index', { 'types[]': ['race_off'] });
  expect(german?.text).toMatch(/Das Rennen ist gestartet\.$/);
  expect(english?.text).toMatch(/they are off\.$/);
  expect(german?.id).toBe(english?.id);
});

test('[MESSENGER-5] who refreshes and reads older entries page by page misses none and gets none twice', async () => {
  const [newest] = await ticker('index');
  api.setNow('2026-11-21T16:00:00Z');
  let refreshed: typeof first = [];
  const first = await ticker('refresh', { id: newest?.id });
  for (let page = first; page.length > 0; page = await ticker('refresh', { id: page[0]?.id })) {
    expect(page.length).toBeLessThanOrEqual(100);
    refreshed = [...page, ...refreshed];
  }
  let older = await ticker('index', { pagination: 1 });
  while (older.at(-1)?.id !== newest?.id) {
    const page = await ticker('older', { id: older.at(-1)?.id });
    expect(page).toHaveLength(20);
    older = [...older, ...page];
    const found = older.findIndex(({ id }) => id === newest?.id);
    if (found >= 0) older = older.slice(0, found + 1);
  }
  expect(refreshed).toEqual(older.slice(0, -1));
});

test('[MESSENGER-4] an entry has the same id at any later instant and after a restart', async () => {
  const before = await ticker('index');
  api.advance(3_600_000);
  const again = createTestApi('2026-11-21T13:00:00Z');
  const path = { action: 'older' } as const;
  const header = { 'accept-language': 'en' };
  const id = (before[0]?.id as number) + 1;
  expect((await again.call('getLiveticker', { path, query: { id }, header })).data).toEqual(before);
  expect(await ticker('older', { id })).toEqual(before);
  await again.close();
});

test('[MESSENGER-1] after midnight the ticker still reaches back to the day before', async () => {
  api.setNow('2026-11-22T00:00:30Z');
  const entries = await ticker('index', { pagination: 100 });
  expect(entries.some(({ at }) => at.startsWith('2026-11-21'))).toBe(true);
});

test('an unknown action or kind is refused with its name', async () => {
  const path = { action: 'newest' } as never;
  expect((await api.call('getLiveticker', { path })).validation).toEqual({ action: ['one_of'] });
  const query = { 'types[]': ['gossip'] } as never;
  const refused = await api.call('getLiveticker', { path: { action: 'index' }, query });
  expect(refused.status).toBe(400);
});
