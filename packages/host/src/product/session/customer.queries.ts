import { apiQuery } from '@paddock/api';
import { getMe } from '@paddock/api/customer';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api-client.ts';
import type { Customer } from './session-events.ts';
import { useSession } from './use-session.ts';

/** The customer who is logged in, with everything that pages hold of them (core §3: User). */
export const customerQuery = apiQuery(api, getMe);

/** The customer who is logged in; null for a visitor, and until the first answer has come. */
export function useCustomer(): Customer | null {
  const enabled = useSession(({ status }) => status === 'customer');
  // A component that comes on screen takes what is there; who changes the customer's data invalidates the query.
  return useQuery({ ...customerQuery, enabled, refetchOnMount: false }).data ?? null;
}
