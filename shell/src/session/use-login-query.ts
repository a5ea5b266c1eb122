import { isLoggedIn, usePanels } from '@paddock/host';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** `?login` opens the login form for who is not logged in (core §2), and goes from the address: a reload does not ask again. */
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
