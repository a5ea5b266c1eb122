import { usePanels } from '@paddock/host';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useRemoteSource } from '../remotes/source-context.ts';

/**
 * Opens the panel that a query parameter names, on any page (second spec §4). Once per query: a
 * closed panel stays closed. If a visitor closes the login form of a panel, its parameters leave
 * the URL.
 */
export function usePanelQueries(): void {
  const source = useRemoteSource();
  const { search } = useLocation();
  const [, setQuery] = useSearchParams();
  useEffect(() => {
    const query = new URLSearchParams(search);
    for (const { name, opensOn = [] } of source.panels())
      if (opensOn.some((parameter) => query.has(parameter))) usePanels.getState().show(name);
  }, [source, search]);

  const forget = useEffectEvent((panel: string) => {
    const { opensOn = [] } = source.panels().find(({ name }) => name === panel) ?? {};
    const rest = new URLSearchParams(search);
    if (!opensOn.some((parameter) => rest.has(parameter))) return;
    for (const parameter of opensOn) rest.delete(parameter);
    setQuery(rest, { replace: true, preventScrollReset: true });
  });
  useEffect(
    () =>
      usePanels.subscribe(({ wanted, isOpen }, before) => {
        if (wanted === null && before.wanted !== null && !isOpen(before.wanted)) forget(before.wanted);
      }),
    [],
  );
}
