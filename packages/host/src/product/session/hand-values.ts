import { REGISTRATION_COOKIE } from '@paddock/api/registration-cookie';
import { dropCustomerValues, handCustomerValues } from '@paddock/core/shell';
import { pageCookies } from '../cookies/page-cookies.ts';
import { customerIdOf } from './session.reducer.ts';
import { onSessionEvent } from './session-events.ts';
import { TOKEN_COOKIE_SECONDS } from './tokens.model.ts';
import { useSession } from './use-session.ts';

/** The last logout whose values are not yet deleted: the page may be left before. */
const LOGOUT = '__Host-paddock_logout';

const openLogout = (): string | null => pageCookies().read(LOGOUT);

const endLogout = async (): Promise<void> => {
  const logout = openLogout();
  if (logout === null || !(await dropCustomerValues())) return;
  if (openLogout() === logout) pageCookies().remove(LOGOUT);
};

const handOnce = async (): Promise<void> => {
  await endLogout();
  await handCustomerValues(customerIdOf(useSession.getState()));
};

let handed = Promise.resolve();

/** One after the other: a login may come while a logout is ended, which must not end twice. */
const hand = (): void => {
  handed = handed.then(handOnce);
};

/**
 * Hands the stored values on when a session ends: after a logout nothing remains, otherwise the
 * customer finds the slip as it was. Also ends a logout of a page that was left at once. Returns
 * the unsubscribe function.
 */
export function handValuesAtEnd(): () => void {
  if (openLogout() !== null) hand();
  return onSessionEvent((event) => {
    if (event.type !== 'loggedOut') return;
    // A tab that sees another viewer late: they may have begun a registration since.
    const isLate = event.reason === 'elsewhere' || event.reason === 'customerChanged';
    // Here, since the remote that made the cookie may not be loaded.
    if (!isLate) pageCookies().remove(REGISTRATION_COOKIE);
    try {
      // This tab began none since.
      sessionStorage.removeItem(REGISTRATION_COOKIE);
    } catch {
      // The browser forbids storage: there is nothing to remove.
    }
    if (event.reason === 'customer') pageCookies().write(LOGOUT, String(Date.now()), TOKEN_COOKIE_SECONDS);
    hand();
  });
}

/** Hands the values to the page's viewer and each later customer. Returns unsubscribe. */
export function handValues(): () => void {
  const stop = useSession.subscribe(({ status }) => status === 'customer' && hand());
  hand();
  return stop;
}
