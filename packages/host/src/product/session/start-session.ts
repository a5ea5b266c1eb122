import { onReset } from '../../platform/resets.ts';
import { queryClient } from '../api-client.ts';
import { customerQuery } from './customer.queries.ts';
import { expiresOnReload, keepOnReload } from './expire-on-reload.ts';
import { followCustomer } from './follow-customer.ts';
import { leave } from './log-in.ts';
import { isLoggedIn, session, useSession } from './use-session.ts';

/**
 * Connects the page to its session: looks who is logged in, follows what other tabs do, and keeps the token fresh. Called once, before
 * the first page asks for anything. Returns the way to stop.
 */
export function startSession(): () => void {
  const stops = [onReset(dropQueries), onReset(keepOnReload), followLogin(), followCustomer()];
  const stop = session.start();
  if (expiresOnReload()) void leave('expired');
  return () => {
    stop();
    for (const each of stops) each();
  };
}

/** What is on screen starts anew, as whoever is there now; React has to tell first what that still is. */
function dropQueries(): void {
  void queryClient.cancelQueries();
  queryClient.getMutationCache().clear();
  queryClient.removeQueries({ type: 'inactive' });
  for (const query of queryClient.getQueryCache().getAll()) query.reset();
  setTimeout(() => void queryClient.refetchQueries({ type: 'active' }));
}

/**
 * Reads who the customer is as soon as there is one, whichever tab they logged in by. A visitor's answers stay on screen while they are
 * asked for again.
 */
const followLogin = () =>
  useSession.subscribe((now, before) => {
    if (now.status === 'anonymous') return;
    if (before.status === 'anonymous') void queryClient.invalidateQueries();
    // After the data of who was there before is gone, and unless the customer is gone by then too.
    queueMicrotask(() => {
      if (isLoggedIn()) void queryClient.query(customerQuery).catch(() => {});
    });
  });
