import { handCustomerValues } from '@paddock/core/shell';
import { onSessionEvent } from './session-events.ts';
import { useSession } from './use-session.ts';

/**
 * Hands the stored values to each viewer of the page. Who comes back after a session that ended by
 * itself finds a slip as it was. Who logs out leaves nothing behind. Returns the unsubscribe
 * function.
 */
export function handValues(): () => void {
  const hand = (isLogout = false) => {
    const viewer = useSession.getState();
    void handCustomerValues(viewer.status === 'customer' ? viewer.customerId : null, isLogout);
  };
  const stops = [
    // An end is handled below, by its event: in one step, because the page may be left at once.
    useSession.subscribe(({ status }) => status === 'customer' && hand()),
    onSessionEvent((event) => {
      if (event.type === 'loggedOut') hand(event.reason === 'customer');
    }),
  ];
  hand();
  return () => {
    for (const stop of stops) stop();
  };
}
