import { usePanels } from '@paddock/host';
import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useRemoteSource } from '../remotes/source-context.ts';
import { panelRules } from './panel-table.ts';

/**
 * Another page closes the panels that lie over the page, and so does a link to the page that is there already; another query of
 * it does not. In a layout effect: what the new page itself opens (`?login`) comes after it.
 */
export function useCloseOnNavigation(): void {
  const source = useRemoteSource();
  const location = useLocation();
  const shown = useRef(location);
  useLayoutEffect(() => {
    const before = shown.current;
    if (before.key === location.key) return;
    shown.current = location;
    if (before.pathname === location.pathname && before.search !== location.search) return;
    const { open, close } = usePanels.getState();
    for (const name of open) if (!panelRules(name, source)?.stays) close(name);
  }, [location, source]);
}
