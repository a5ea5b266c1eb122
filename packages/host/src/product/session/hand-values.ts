import { handCustomerValues } from '@paddock/core/shell';
import { onSessionEvent } from './session-events.ts';
import { useSession } from './use-session.ts';

const hand = (isLogout = false): void => {
  const viewer = useSession.getState();
  void handCustomerValues(viewer.status === 'customer' ? viewer.customerId : null, isLogout);
};

/**
 * Hands the stored values on when a session ends: after a logout nothing remains, otherwise the
 * customer finds the slip as it was. By the event, so in one step, because the page may be left at
 * once. Returns the unsubscribe function.
 */
export const handValuesAtEnd = (): (() => void) =>
  onSessionEvent((event) => {
    if (event.type === 'loggedOut') hand(event.reason === 'customer');
  });

/** Hands the stored values to the page's viewer and each later customer. Returns unsubscribe. */
export function handValues(): () => void {
  const stop = useSession.subscribe(({ status }) => status === 'customer' && hand());
  hand();
  return stop;
}
