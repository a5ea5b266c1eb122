import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { apiPageQuery, apiQuery } from '../client/api-query.ts';
import type { Api } from '../client/create-api.ts';
import { getMeeting, getMeetings, getNextRaces, getRace, getResults } from '../generated/operations/races.ts';

// The first page and today's data have no query string, so that the edge can preload them.
const onDate = (date: string | undefined) => (date === undefined ? {} : { query: { date } });

/** Races on a page unless the call says otherwise (core §9). */
const RACES_PER_PAGE = 5;

/** The first open races by off time: as many as `pages` pages of five (core §9). */
export const nextRacesQuery = (api: Api, { pages = 1 }: { pages?: number } = {}) =>
  queryOptions({
    ...apiPageQuery(api, getNextRaces, pages === 1 ? {} : { query: { pagination: pages * RACES_PER_PAGE } }),
    placeholderData: keepPreviousData,
  });

/** A race, and how to read it. */
export interface RaceChoice {
  id: number;
  /** The id is of the classic numbering (`/race/classic/{id}`). */
  isClassic?: boolean;
}

const ofRace = ({ id, isClassic = false }: RaceChoice) => ({
  path: { id },
  ...(isClassic ? { query: { isClassic: 1 as const } } : {}),
});

/** One race. Stays until `keepNewestRaces` drops it. */
export const raceQuery = (api: Api, choice: RaceChoice) =>
  queryOptions({ ...apiQuery(api, getRace, ofRace(choice)), gcTime: Number.POSITIVE_INFINITY });

/** The meetings of a day (`YYYY-MM-DD`, default: today) with their races. */
export const meetingsQuery = (api: Api, date?: string) => apiQuery(api, getMeetings, onDate(date));

/** One meeting with its races. */
export const meetingQuery = (api: Api, id: number) => apiQuery(api, getMeeting, { path: { id } });

/** The finished races of a day (`YYYY-MM-DD`, default: today). */
export const resultsQuery = (api: Api, date?: string) => apiQuery(api, getResults, onDate(date));
