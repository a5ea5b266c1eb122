import { createApi, isRegularRunner, keepNewestRaces, poolNeedsLogin, type Race } from '@paddock/api';
import { meetingQuery, meetingsQuery, nextRacesQuery, raceQuery, resultsQuery } from '@paddock/api/race-queries';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import document from '../generated/openapi.json' with { type: 'json' };

type Example = { value: { data: unknown } };
const examples = document.components.examples as unknown as Record<string, Example>;
const exampleOf = (name: string): unknown => structuredClone(examples[name]?.value);

/** An API that answers every request with the same body, and the requested paths. */
const apiWith = (body: unknown) => {
  const asked: string[] = [];
  const api = createApi({
    baseUrl: 'http://api.test/api',
    language: () => 'en',
    fetch: async (request) => {
      asked.push(request.url.slice('http://api.test'.length));
      return Response.json(body);
    },
  });
  return { api, asked, queries: new QueryClient({ defaultOptions: { queries: { retry: false } } }) };
};

const raceWith = (change: (race: Record<string, unknown>) => void) => {
  const body = exampleOf('race') as { data: Record<string, unknown> };
  change(body.data);
  return body;
};

describe('the reads', () => {
  test('[RACEREAD-1] of first pages and of today carry no query string', async () => {
    const reads = [
      ['next', nextRacesQuery, '/api/v1/races/next'],
      ['meetings', meetingsQuery, '/api/v1/meetings'],
      ['results', resultsQuery, '/api/v1/results'],
    ] as const;
    for (const [example, query, path] of reads) {
      const { api, asked, queries } = apiWith(exampleOf(example));
      // biome-ignore lint/suspicious/noExplicitAny: three queries of different answers
      await queries.fetchQuery(query(api) as any);
      expect(asked).toEqual([path]);
    }
  });

  test('[RACEREAD-4] of more next races are one call', async () => {
    const { api, asked, queries } = apiWith(exampleOf('next'));
    await queries.fetchQuery(nextRacesQuery(api, { pages: 3 }));
    expect(asked).toEqual(['/api/v1/races/next?pagination=15']);
  });

  test('[RACEREAD-1] of things by id are the id alone', async () => {
    const race = apiWith(exampleOf('race'));
    await race.queries.fetchQuery(raceQuery(race.api, { id: 123 }));
    await race.queries.fetchQuery(raceQuery(race.api, { id: 123, isClassic: true }));
    expect(race.asked).toEqual(['/api/v1/races/123', '/api/v1/races/123?is_classic=1']);
    const meeting = apiWith(exampleOf('meeting'));
    await meeting.queries.fetchQuery(meetingQuery(meeting.api, 7));
    expect(meeting.asked).toEqual(['/api/v1/meetings/7']);
  });

  test('[WIRE-1] give the domain in camelCase', async () => {
    const { api, queries } = apiWith(exampleOf('race'));
    const race = await queries.fetchQuery(raceQuery(api, { id: 123 }));
    expect(race).toMatchObject({
      trackName: 'Lindenau',
      postTime: '2026-11-21T13:05:00Z',
      raceType: 'H',
      status: 'OPEN',
    });
    expect(race?.runners[0]).toMatchObject({
      startNr: 1,
      odds: { current: 340, at: '2026-11-21T12:58:45Z' },
    });
    expect(race?.runners[2]).toMatchObject({ status: 'NON_RUNNER' });
    expect(race?.pools[0]).toMatchObject({ name: 'WIN', minStake: 50 });
  });

  test('[RACEREAD-2] call a start number of 100 and more not regular, and pools with bm or fix in need of a login', () => {
    expect(isRegularRunner({ status: null, startNr: 99 })).toBe(true);
    expect(isRegularRunner({ status: null, startNr: 100 })).toBe(false);
    expect(isRegularRunner({ status: 'NON_RUNNER', startNr: 1 })).toBe(false);
    expect(['WIN', 'fixWIN', 'bmPLACE'].map((name) => poolNeedsLogin({ name }))).toEqual([false, true, true]);
  });

  test('[WIRE-2] refuse what the contract does not allow, and name it', async () => {
    const wrong: [string, (race: Record<string, unknown>) => void][] = [
      ['status', (race) => Object.assign(race, { status: 'MAYBE' })],
      ['post_time', (race) => Object.assign(race, { post_time: 'noon' })],
      ['id', (race) => Object.assign(race, { id: '12' })],
      ['distance', (race) => Object.assign(race, { distance: 1600.5 })],
      ['runners', (race) => Object.assign(race, { runners: {} })],
      ['startnr', (race) => Object.assign((race.runners as object[])[0] as object, { startnr: null })],
      ['min_stake', (race) => Object.assign((race.pools as object[])[0] as object, { min_stake: undefined })],
    ];
    for (const [name, change] of wrong) {
      const { api, queries } = apiWith(raceWith(change));
      await expect(queries.fetchQuery(raceQuery(api, { id: 123 }))).rejects.toMatchObject({
        kind: 'malformed',
        message: expect.stringContaining(`"${name}"`),
      });
    }
  });
});

describe('the race cache', () => {
  const key = (id: number) => raceQuery(apiWith(null).api, { id }).queryKey;
  const cacheRaces = (queries: QueryClient, from: number, to: number) => {
    for (let id = from; id <= to; id += 1) queries.setQueryData(key(id), { id } as Race, { updatedAt: id });
  };

  test('[RACEREAD-3] holds fifteen races and drops the oldest', () => {
    const queries = new QueryClient();
    const stop = keepNewestRaces(queries);
    cacheRaces(queries, 1, 17);
    expect(queries.getQueryData(key(2))).toBeUndefined();
    expect(queries.getQueryCache().findAll({ queryKey: ['getRace'] })).toHaveLength(15);
    expect(queries.getQueryData(key(17))).toBeDefined();
    stop();
    cacheRaces(queries, 18, 18);
    expect(queries.getQueryCache().findAll({ queryKey: ['getRace'] })).toHaveLength(16);
  });

  test('[RACEREAD-3] keeps the race on screen', () => {
    const queries = new QueryClient();
    keepNewestRaces(queries);
    cacheRaces(queries, 1, 1);
    const leave = new QueryObserver(queries, { queryKey: key(1), enabled: false }).subscribe(() => {});
    cacheRaces(queries, 2, 20);
    expect(queries.getQueryData(key(1))).toBeDefined();
    leave();
  });
});
