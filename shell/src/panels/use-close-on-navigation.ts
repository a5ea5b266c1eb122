import { usePanels } from '@paddock/host';
import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useAtStartOfNavigation } from '../frame/use-at-start-of-navigation.ts';
import { useRemoteSource } from '../remotes/source-context.ts';
import { panelPlace } from './panel-place.ts';
import { panelRules } from './panel-table.ts';

/**
 * A navigation to another page, or to the present one, closes the panels that lay over the page
 * when it began; a change of the query does not. A layout effect, so that a panel that the new page
 * opens (`?login`) stays open.
 */
export function useCloseOnNavigation(): void {
  const source = useRemoteSource();
  const location = useLocation();
  const shown = useRef(location);
  const openBefore = useAtStartOfNavigation(() => usePanels.getState().open);
  useLayoutEffect(() => {
    const before = shown.current;
    if (before.key === location.key) return;
    shown.current = location;
    const open = openBefore();
    if (before.pathname === location.pathname && before.search !== location.search) return;
    for (const name of open) {
      const rules = panelRules(name, source);
      if (!rules || panelPlace(rules) === 'passing') usePanels.getState().close(name);
    }
  }, [location, source]);
}
