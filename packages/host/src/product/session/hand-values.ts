import { handCustomerValues } from '@paddock/core/shell';
import { onSessionEvent } from './session-events.ts';
import { useSession } from './use-session.ts';

/**
 * Gives the stored values to each viewer of the page. A customer who returns after their session
 * ended by itself finds the bet slip unchanged. A logout leaves nothing behind. Returns the
 * unsubscribe function.
 */
export function handValues(): () => void {
  const hand = (isLogout = false) => {
    const viewer = useSession.getState();
    void handCustomerValues(viewer.status === 'customer' ? viewer.customerId : null, isLogout);
  };
  const stops = [
    // The end of a session is handled by its event below, in one step: the page may be left at
    // once.
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
