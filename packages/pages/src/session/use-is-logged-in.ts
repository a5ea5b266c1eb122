import { useSession } from '@paddock/host';

/** Whether a customer is logged in. Outside of React: `isLoggedIn` of `@paddock/host`. */
export function useIsLoggedIn(): boolean {
  return useSession(({ status }) => status === 'customer');
}
