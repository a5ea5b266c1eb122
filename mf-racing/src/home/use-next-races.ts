import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { nextRacesQuery } from '../shared/race.queries.ts';
import { parsePage } from './page.model.ts';

/** core §9, medium: races leave this list when they are off. */
const REFRESH_MS = 15_000;

/** The page of the next races that the URL names, kept fresh while the tab is visible. */
export function useNextRaces() {
  const page = parsePage(useSearchParams()[0]);
  const query = useQuery({ ...nextRacesQuery(page), refetchInterval: REFRESH_MS });
  return { page, pages: query.data?.pagination?.totalPages ?? page, query };
}
