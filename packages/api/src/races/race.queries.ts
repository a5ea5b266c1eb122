import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Answer, Api } from '../client/create-api.ts';
import { readEntries } from '../wire/read.ts';
import type { Race, RacePools, RaceSummary } from './race.types.ts';
import { readRacePools } from './read-pool.ts';
import { readRace, readRaceSummary } from './read-race.ts';

/** Keys start with the word, so that `invalidateQueries({ queryKey: raceKeys.all })` reaches all of them. */
export const raceKeys = {
  all: ['races'] as const,
  race: ['races', 'race'] as const,
};

const getNextRaces = (api: Api, page: number, signal: AbortSignal): Promise<Answer<RaceSummary[]>> =>
  api.call(
    (client) => client.GET('/v1/races/next', { ...(page === 1 ? {} : { params: { query: { page } } }), signal }),
    (data) => readEntries(data, 'data', readRaceSummary),
  );

/** Open races by off time, five a page (core §9). Page 1 is read without a query string, so that the edge can preload it. */
export const nextRacesQuery = (api: Api, { page = 1 }: { page?: number } = {}) =>
  queryOptions({
    queryKey: [...raceKeys.all, 'next', page],
    queryFn: ({ signal }) => getNextRaces(api, page, signal),
    staleTime: 15_000,
    placeholderData: keepPreviousData,
  });

/** Which race, and how it is asked for. */
export interface RaceChoice {
  id: number;
  /** The id is of the classic numbering (`/race/classic/{id}`). */
  isClassic?: boolean;
}

const classicQuery = (isClassic: boolean) => (isClassic ? { is_classic: 1 as const } : {});

const getRace = async (api: Api, { id, isClassic = false }: RaceChoice, signal: AbortSignal): Promise<Race> =>
  (
    await api.call(
      (client) => client.GET('/v1/races/{id}', { params: { path: { id }, query: classicQuery(isClassic) }, signal }),
      readRace,
    )
  ).data;

/** One race. Stays until {@link keepNewestRaces} drops it. */
export const raceQuery = (api: Api, choice: RaceChoice) =>
  queryOptions({
    queryKey: [...raceKeys.race, choice.id, choice.isClassic ?? false],
    queryFn: ({ signal }) => getRace(api, choice, signal),
    staleTime: 5_000,
    gcTime: Number.POSITIVE_INFINITY,
  });

const getRacePools = async (api: Api, { id, isClassic = false }: RaceChoice, signal: AbortSignal): Promise<RacePools> =>
  (
    await api.call(
      (client) =>
        client.GET('/v1/races/{id}/pools', { params: { path: { id }, query: classicQuery(isClassic) }, signal }),
      readRacePools,
    )
  ).data;

/** The pools of a race with odds and dividends: the small read for refreshing odds. */
export const racePoolsQuery = (api: Api, choice: RaceChoice) =>
  queryOptions({
    queryKey: [...raceKeys.all, 'pools', choice.id, choice.isClassic ?? false],
    queryFn: ({ signal }) => getRacePools(api, choice, signal),
    staleTime: 5_000,
  });
