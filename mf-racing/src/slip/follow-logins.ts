import { onSessionEvent, useSession } from '@paddock/host';

/**
 * Joins the slips after each login, also in another tab: a login adds what a visitor has ticked to
 * the slip that the customer had before. A page without a bet does not have the slip's code yet.
 */
export function followLogins(): void {
  let isNew = false;
  useSession.subscribe(({ status }) => {
    isNew = status === 'customer';
  });
  onSessionEvent(({ type }) => {
    if (!isNew || (type !== 'loggedIn' && type !== 'customerRefreshed')) return;
    isNew = false;
    // Without the code, the figures are right once the slip is open.
    void import('./join-slips.ts').then(({ joinSlips }) => joinSlips()).catch(() => {});
  });
}
