import { hashKey } from '@tanstack/react-query';
import { queryClient } from '../api-client.ts';
import { customerQuery } from './customer.queries.ts';
import { emitSessionEvent, onSessionEvent } from './session-events.ts';

let isExpected = false;

/** Marks the next answer of the me call as the end of a login in this tab. */
export const expectCustomer = (): void => {
  isExpected = true;
};

/** Emits an event for every answer of the me call. Returns the unsubscribe function. */
export function followCustomer(): () => void {
  const hash = hashKey(customerQuery.queryKey);
  const stopEvents = onSessionEvent(({ type }) => {
    if (type === 'loggedOut') isExpected = false;
  });
  const stopQuery = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.query.queryHash !== hash) return;
    const customer = queryClient.getQueryData(customerQuery.queryKey);
    if (!customer) return;
    emitSessionEvent({ type: isExpected ? 'loggedIn' : 'customerRefreshed', customer });
    isExpected = false;
  });
  return () => {
    stopEvents();
    stopQuery();
  };
}
