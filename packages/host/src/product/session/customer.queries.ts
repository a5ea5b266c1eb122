import { apiQuery } from '@paddock/api';
import { getMe } from '@paddock/api/customer';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api-client.ts';
import type { Customer } from './session-events.ts';
import { useSession } from './use-session.ts';

/** The logged-in customer with all their data (core §3: User). */
export const customerQuery = apiQuery(api, getMe);

/** The logged-in customer; null for a visitor, and until the first answer. */
export function useCustomer(): Customer | null {
  const enabled = useSession(({ status }) => status === 'customer');
  // A component that mounts uses the cached answer. A call that changes the customer invalidates
  // the query.
  return useQuery({ ...customerQuery, enabled, refetchOnMount: false }).data ?? null;
}
