import { nextRacesQuery } from '@paddock/api/race-queries';
import { api } from '@paddock/host';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { parsePage } from './page.model.ts';

/** core §9, medium: races leave this list when they are off. */
const REFRESH_MS = 15_000;

/** The page of the next races that the URL names, kept fresh while the tab is visible. */
export function useNextRaces() {
  const page = parsePage(useSearchParams()[0]);
  const query = useQuery({ ...nextRacesQuery(api, { page }), refetchInterval: REFRESH_MS });
  return { page, pages: query.data?.pagination?.totalPages ?? page, query };
}
