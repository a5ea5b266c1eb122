import { parsePage, useRefreshedQuery } from '@paddock/pages';
import { useSearchParams } from 'react-router';
import { nextRacesQuery } from '../shared/races/race.queries.ts';

/** The page of the next races that the URL names, kept fresh while the tab is visible. */
export function useNextRaces() {
  const page = parsePage(useSearchParams()[0]);
  // Races leave this list when they are off.
  const query = useRefreshedQuery(nextRacesQuery(page), 'medium');
  return { page, pages: query.data?.pagination?.totalPages ?? page, query };
}
