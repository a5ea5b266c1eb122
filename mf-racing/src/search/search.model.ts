import type { ApiData } from '@paddock/api';
import type { CalendarDate } from '@paddock/i18n';
import { horseHref, meetingHref, raceHref, racesHref, resultsHref } from '../links.ts';

/** One result. */
export type SearchResult = ApiData<'search'>[number];

/** The groups of results, in the order on screen. */
const RESULT_GROUPS = ['tracks', 'meetings', 'races', 'horses', 'people'] as const;

export type ResultGroup = (typeof RESULT_GROUPS)[number];

const GROUP_OF: Record<SearchResult['type'], ResultGroup> = {
  horse: 'horses',
  race: 'races',
  meeting: 'meetings',
  track: 'tracks',
  rider: 'people',
  trainer: 'people',
};

/** Maximum number of results of a group on screen. */
const MAX_PER_GROUP = 6;

/** The first results of each group in the API's order; empty groups are left out. */
export const groupResults = (results: readonly SearchResult[]): { group: ResultGroup; results: SearchResult[] }[] =>
  RESULT_GROUPS.map((group) => ({
    group,
    results: results.filter(({ type }) => GROUP_OF[type] === group).slice(0, MAX_PER_GROUP),
  })).filter(({ results }) => results.length > 0);

/**
 * The path of a result, without locale prefix. A horse has a page; any other result leads to its
 * race, or to its day: the results of a past day, else the races. A meeting filters the day by
 * itself.
 */
export function pathOfResult({ raceId, date, type, ref }: SearchResult, today: CalendarDate): string {
  if (type === 'horse') return horseHref(ref);
  if (raceId !== null) return raceHref(raceId);
  const isMeeting = type === 'meeting';
  if (date < today) return isMeeting ? `${resultsHref(date)}?meeting=${ref}` : resultsHref(date);
  return isMeeting ? meetingHref(ref, date) : racesHref(date);
}
