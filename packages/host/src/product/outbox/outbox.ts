import { useSession } from '../session/use-session.ts';
import type { Press, Pressed, SendOperation } from './send.ts';

/** A chunk of its own: no page needs it to be shown. */
const pageOutbox = async () => (await import('./page-outbox.ts')).outbox;

/**
 * Sends what costs money: once, now, under a key of its own, stored before it leaves. A lost answer
 * is found out, by any tab, also after a reload; nothing is sent a second time by itself. Pressed
 * again, in another tab too, the same `subject` waits for the first press.
 * @returns the send once nobody waits for its answer: taken, refused, void, or not known yet
 * @throws ApiError 401 if nobody is logged in
 */
export const press = async <Id extends SendOperation>(pressed: Press<Id>): Promise<Pressed<Id>> =>
  (await pageOutbox()).press(pressed);

/** Puts a send away whose end the customer has seen. One that is not known yet stays. */
export const dismissSend = async (key: string): Promise<void> => (await pageOutbox()).dismiss(key);

/**
 * Finds out what became of the customer's sends: now, after a login, when the network is back and
 * when the tab comes on screen. Returns the unsubscribe function.
 */
export function startOutbox(): () => void {
  const look = () => {
    if (document.visibilityState !== 'visible') return;
    void pageOutbox().then(
      (outbox) => outbox.findOut(),
      // The network is away: its return is one of the events below.
      () => {},
    );
  };
  const stopSession = useSession.subscribe(look);
  for (const event of ['pageshow', 'online']) addEventListener(event, look);
  document.addEventListener('visibilitychange', look);
  look();
  return () => {
    stopSession();
    for (const event of ['pageshow', 'online']) removeEventListener(event, look);
    document.removeEventListener('visibilitychange', look);
  };
}
