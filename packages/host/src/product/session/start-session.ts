import { onReset } from '@paddock/core';
import { queryClient } from '../api-client.ts';
import { customerQuery } from './customer.queries.ts';
import { expiresOnReload, keepOnReload } from './expire-on-reload.ts';
import { followCustomer } from './follow-customer.ts';
import { handValuesAtEnd } from './hand-values.ts';
import { leave } from './log-in.ts';
import { isLoggedIn, session, useSession } from './use-session.ts';

/**
 * Connects the page to its session: reads the cookies, follows the other tabs, and keeps the token
 * fresh. Called once, before the first page sends a call. Returns the unsubscribe function.
 */
export function startSession(): () => void {
  const stops = [onReset(dropQueries), onReset(keepOnReload), followLogin(), followCustomer(), handValuesAtEnd()];
  const stop = session.start();
  if (expiresOnReload()) void leave('expired');
  return () => {
    stop();
    for (const each of stops) each();
  };
}

/**
 * Restarts the queries on screen for the new viewer. First React must unmount what the new viewer
 * does not see.
 */
function dropQueries(): void {
  void queryClient.cancelQueries();
  queryClient.getMutationCache().clear();
  queryClient.removeQueries({ type: 'inactive' });
  for (const query of queryClient.getQueryCache().getAll()) query.reset();
  setTimeout(() => void queryClient.refetchQueries({ type: 'active' }));
}

/**
 * Reads the customer after a login in any tab. A visitor's data stays on screen until the new
 * answers arrive.
 */
const followLogin = () =>
  useSession.subscribe((now, before) => {
    if (now.status === 'anonymous') return;
    if (before.status === 'anonymous') void queryClient.invalidateQueries();
    // Runs after the former customer's data is dropped. The new customer may have logged out by
    // then.
    queueMicrotask(() => {
      if (isLoggedIn()) void queryClient.query(customerQuery).catch(() => {});
    });
  });
