import { parseStreamLink, usePanels, useSession, useStreamLink } from '@paddock/host';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Starts the stream that the URL asks for: opens the livestream panel, or the login form in its place until somebody has logged in
 * (second spec §4). Once per link: who has closed it is not asked again.
 */
export function useStreamLinks(): void {
  const { search } = useLocation();
  const loggedIn = useSession(({ status }) => status === 'customer');
  const started = useRef('');
  useEffect(() => {
    const link = parseStreamLink(search);
    if (!link || started.current === search) return;
    if (loggedIn) started.current = search;
    useStreamLink.setState({ link });
    usePanels.getState().show('livestream');
  }, [search, loggedIn]);
}
