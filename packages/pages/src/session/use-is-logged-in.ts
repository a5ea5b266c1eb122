import { useSession } from '@paddock/host';

/** Whether a customer is logged in. Outside of React: `isLoggedIn` of `@paddock/host`. */
export const useIsLoggedIn = (): boolean => useSession(({ status }) => status === 'customer');
