import { parsePage, useRefreshedQuery } from '@paddock/pages';
import { useSearchParams } from 'react-router';
import { nextRacesQuery } from '../shared/races/race.queries.ts';

/** The page of the next races that the URL names, refreshed while the tab is visible. */
export function useNextRaces() {
  const page = parsePage(useSearchParams()[0]);
  // A race leaves this list when it starts.
  const query = useRefreshedQuery(nextRacesQuery(page), 'medium');
  return { page, pages: query.data?.pagination?.totalPages ?? page, query };
}
