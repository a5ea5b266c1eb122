import { usePanels } from '@paddock/host';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useRemoteSource } from '../remotes/source-context.ts';

/**
 * Opens the panel that a query parameter names, on any page (second spec §4). Once per value: a
 * closed panel stays closed while other parameters change. If a visitor closes the login form of a
 * panel, its parameters leave the URL.
 */
export function usePanelQueries(): void {
  const source = useRemoteSource();
  const navigate = useNavigate();
  const location = useLocation();
  const { search } = location;
  const followed = useRef('');
  useEffect(() => {
    const query = new URLSearchParams(search);
    const before = new URLSearchParams(followed.current);
    followed.current = search;
    for (const { name, opensOn = [] } of source.panels())
      if (opensOn.some((parameter) => query.has(parameter) && query.get(parameter) !== before.get(parameter)))
        usePanels.getState().show(name);
  }, [source, search]);

  const forget = useEffectEvent((panel: string) => {
    const { opensOn = [] } = source.panels().find(({ name }) => name === panel) ?? {};
    const rest = new URLSearchParams(search);
    if (!opensOn.some((parameter) => rest.has(parameter))) return;
    for (const parameter of opensOn) rest.delete(parameter);
    void navigate(
      { ...location, search: rest.toString() },
      { replace: true, preventScrollReset: true, state: location.state },
    );
  });
  useEffect(
    () =>
      usePanels.subscribe(({ wanted, isOpen }, before) => {
        if (wanted === null && before.wanted !== null && !isOpen(before.wanted)) forget(before.wanted);
      }),
    [],
  );
}
