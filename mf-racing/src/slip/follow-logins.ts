import { isLoggedIn, onSessionEvent, useSession } from '@paddock/host';

// Without the code, the figures are right once the slip is open.
const publishWaiting = () =>
  void import('../shared/publish-waiting.ts').then((waiting) => waiting.publishWaiting()).catch(() => {});

/**
 * Joins the slips after each login, also in another tab: a login adds what a visitor has ticked to
 * the slip that the customer had before. A page without a bet does not have the slip's code yet.
 * Whenever the customer was read, what the closed slip shows of bets to confirm may be over.
 */
export function followLogins(): void {
  let isNew = false;
  useSession.subscribe(({ status }) => {
    isNew = status === 'customer';
  });
  onSessionEvent(({ type }) => {
    if (type !== 'loggedIn' && type !== 'customerRefreshed') return;
    if (!isNew) return publishWaiting();
    isNew = false;
    // Without the code, the figures are right once the slip is open.
    void import('./join-slips.ts').then(({ joinSlips }) => joinSlips()).catch(() => {});
  });
  // The customer may have been read before this remote was loaded.
  if (isLoggedIn()) publishWaiting();
}
