import { type Customer, pageCookies, queryClient, useSession } from '@paddock/host';
import { customerQuery, useModals } from '@paddock/host/shell';

/** Logs a customer in, in this tab, whose page has already read them. Returns the undo function. */
export function beCustomer(customer: Customer): () => void {
  const cookies = pageCookies();
  // The session goes on with this token as it is.
  cookies.write('__Host-paddock_token', `${Date.now() + 86_400_000}.token`, 86_400);
  useSession.setState({ status: 'customer', customerId: String(customer.id) }, true);
  // As on every page with a header: the query is kept, and read again by the same call.
  queryClient.setQueryDefaults(customerQuery.queryKey, { queryFn: customerQuery.queryFn as never, gcTime: Infinity });
  queryClient.setQueryData(customerQuery.queryKey, customer);
  return () => {
    cookies.remove('__Host-paddock_token');
    useSession.setState({ status: 'anonymous' }, true);
    useModals.setState({ shown: [], open: null });
    queryClient.clear();
  };
}
