import { parseStreamLink, usePanels, useSession, useStreamLink } from '@paddock/host';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Starts the stream that the URL, or something on the page, asks for: opens the livestream panel, or the login form in its place until
 * somebody has logged in (second spec §4). Once per link: who has closed it is not asked again.
 */
export function useStreamLinks(): void {
  const { search } = useLocation();
  useEffect(() => {
    const link = parseStreamLink(search);
    if (link) useStreamLink.setState({ link });
  }, [search]);

  const { link } = useStreamLink();
  const loggedIn = useSession(({ status }) => status === 'customer');
  const started = useRef(link);
  useEffect(() => {
    if (!link || started.current === link) return;
    if (loggedIn) started.current = link;
    usePanels.getState().show('livestream');
  }, [link, loggedIn]);
}
