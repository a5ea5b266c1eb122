import { isLoggedIn, usePanels } from '@paddock/host';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * `?login` opens the login form for a visitor (core §2), and is removed from the URL: a reload does
 * not open it again.
 */
export function useLoginQuery(): void {
  const location = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const query = new URLSearchParams(location.search);
    if (!query.has('login')) return;
    if (!isLoggedIn()) usePanels.getState().show('login');
    query.delete('login');
    void navigate(
      { ...location, search: query.toString() },
      { replace: true, preventScrollReset: true, state: location.state },
    );
  }, [location, navigate]);
}
