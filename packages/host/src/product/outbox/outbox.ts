import { onWake } from '../on-wake.ts';
import { useSession } from '../session/use-session.ts';
import type { Press, Pressed, SendOperation } from './send.ts';

/** A separate chunk: no page needs it to be shown. */
const pageOutbox = async () => (await import('./page-outbox.ts')).outbox;

/**
 * Sends a call that costs money: once, now, under its own key, which is stored first. If the answer
 * is lost, any tab asks for the outcome, also after a reload; the send is never repeated. A second
 * press of the same `subject`, also in another tab, waits for the first press.
 * @returns the send when no tab waits for its answer any more: taken, refused, void, or unknown
 * @throws ApiError 401 if nobody is logged in
 */
export const press = async <Id extends SendOperation>(pressed: Press<Id>): Promise<Pressed<Id>> =>
  (await pageOutbox()).press(pressed);

/** Hides a send whose outcome the customer has seen. An unresolved send stays. */
export const dismissSend = async (key: string): Promise<void> => (await pageOutbox()).dismiss(key);

/**
 * Asks how the customer's unresolved sends ended: now, after a login, when the network is back and
 * when the tab comes on screen. Returns the unsubscribe function.
 */
export function startOutbox(): () => void {
  const look = () => {
    if (document.visibilityState !== 'visible') return;
    void pageOutbox().then(
      (outbox) => outbox.findOut(),
      // There is no network: one of the events below tells of its return.
      () => {},
    );
  };
  const stopSession = useSession.subscribe(look);
  const stopWaking = onWake(look);
  look();
  return () => {
    stopSession();
    stopWaking();
  };
}
