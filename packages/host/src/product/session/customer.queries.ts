import * as customers from '@paddock/api/customer-queries';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api-client.ts';
import type { Customer } from './session-events.ts';
import { useSession } from './use-session.ts';

/** The logged-in customer with all their data (core §3: User). */
export const customerQuery = customers.customerQuery(api);

/** The logged-in customer; null for a visitor, and until the first answer. */
export function useCustomer(): Customer | null {
  const enabled = useSession(({ status }) => status === 'customer');
  return useQuery({ ...customerQuery, enabled }).data ?? null;
}
