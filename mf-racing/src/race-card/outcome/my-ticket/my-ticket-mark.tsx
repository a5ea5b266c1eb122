import type { Dividend } from '@paddock/api';
import { useIsLoggedIn } from '@paddock/pages';
import { createLazyView } from '@paddock/ui/lazy-view';
import { useEffect } from 'react';

export interface MyTicketMarkProps {
  raceId: number;
  dividend: Pick<Dividend, 'pool' | 'combination' | 'note'>;
}

const markView = createLazyView(async () => (await import('./hit-mark.tsx')).HitMark);

/**
 * Marks a dividend that a ticket of the customer has won. A visitor does not fetch the code; if it
 * fails to load, nothing is marked.
 */
export function MyTicketMark(props: MyTicketMarkProps) {
  const isCustomer = useIsLoggedIn();
  const state = markView.useView();
  useEffect(() => {
    if (isCustomer) markView.load();
  }, [isCustomer]);
  return isCustomer && state.status === 'ready' && <state.View {...props} />;
}
