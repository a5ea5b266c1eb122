import { useRefreshedQuery } from '@paddock/pages';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { nextRacesQuery } from '../shared/race.queries.ts';
import { MAX_PAGES, shownPages } from './shown-pages.model.ts';

/**
 * The next races, refreshed while the tab is visible. The URL has the number of shown pages, so
 * that going back shows as many. `more` adds a page and focuses its first race.
 */
export function useNextRaces() {
  const [search, setSearch] = useSearchParams();
  const pages = shownPages(search);
  // A race leaves this list when it starts.
  const query = useRefreshedQuery(nextRacesQuery(pages), 'medium');
  const firstNew = useRef<number>(null);
  const shown = query.data?.data.length ?? 0;
  return {
    query,
    hasMore: pages < MAX_PAGES && shown < (query.data?.pagination?.total ?? 0),
    more: () => {
      firstNew.current = shown;
      setSearch({ page: `${pages + 1}` }, { replace: true, preventScrollReset: true });
    },
    focusNew: (link: HTMLElement | null, at: number) => {
      if (!link || at !== firstNew.current) return;
      firstNew.current = null;
      link.focus();
    },
  };
}
