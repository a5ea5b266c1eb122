import { usePanels } from '@paddock/host';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useRemoteSource } from '../remotes/source-context.ts';

/**
 * Opens the panel that a query parameter names, on any page (second spec §4). Once per query: a
 * closed panel stays closed.
 */
export function usePanelQueries(): void {
  const source = useRemoteSource();
  const { search } = useLocation();
  useEffect(() => {
    const query = new URLSearchParams(search);
    for (const { name, opensOn = [] } of source.panels())
      if (opensOn.some((parameter) => query.has(parameter))) usePanels.getState().show(name);
  }, [source, search]);
}
