import type { ApiData } from '@paddock/api';
import type { CalendarDate } from '@paddock/i18n';

/** One thing that was found. */
export type SearchResult = ApiData<'search'>[number];

/** How results are told apart on screen: horses, days at a track, races, people. */
export const RESULT_GROUPS = ['horses', 'tracks', 'races', 'people'] as const;

export type ResultGroup = (typeof RESULT_GROUPS)[number];

const GROUP_OF: Record<SearchResult['type'], ResultGroup> = {
  horse: 'horses',
  race: 'races',
  meeting: 'tracks',
  track: 'tracks',
  rider: 'people',
  trainer: 'people',
};

/** How many of one group are shown: what is meant is among them, or needs a letter more. */
export const MOST_OF_A_GROUP = 6;

/** The first results of each group, the groups in their order and without empty ones; within a group the API's order stays. */
export const groupResults = (results: readonly SearchResult[]): { group: ResultGroup; results: SearchResult[] }[] =>
  RESULT_GROUPS.map((group) => ({
    group,
    results: results.filter(({ type }) => GROUP_OF[type] === group).slice(0, MOST_OF_A_GROUP),
  })).filter(({ results }) => results.length > 0);

/**
 * Where a result leads, without locale prefix: to the race in which it runs on its day, or to that day: its results once it is
 * over, else its races; of a meeting, to its own alone.
 */
export function pathOfResult({ raceId, date, type, ref }: SearchResult, today: CalendarDate): string {
  if (raceId !== null) return `/race/${raceId}`;
  const day = date < today ? `/results/${date}` : `/races/${date}`;
  return type === 'meeting' ? `${day}?meeting=${ref}` : day;
}
