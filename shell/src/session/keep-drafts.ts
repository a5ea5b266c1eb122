import { type Drafts, dropDrafts, returnDrafts } from '@paddock/forms/drafts';
import { onSessionEvent, useSession } from '@paddock/host';

/**
 * Drops the drafts of forms when a session ends. If the server ended it, this page keeps them in
 * its memory until the next login: that customer finds them again, any other does not. A logout,
 * also one in another tab, keeps nothing. Returns the unsubscribe function.
 */
export function keepDrafts(): () => void {
  let kept: { customerId: string; drafts: Drafts } | null = null;
  const stopSession = useSession.subscribe((now, before) => {
    if (before.status === 'customer') kept = { customerId: before.customerId, drafts: dropDrafts() };
    if (now.status !== 'customer') return;
    if (kept?.customerId === now.customerId) returnDrafts(kept.drafts);
    kept = null;
  });
  const stopEvents = onSessionEvent((event) => {
    if (event.type === 'loggedOut' && event.reason !== 'refused') kept = null;
  });
  return () => {
    stopSession();
    stopEvents();
  };
}
