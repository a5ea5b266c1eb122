import { isRegisterToken } from '@paddock/forms/rules';
import { pageCookies } from '@paddock/host';

const NAME = '__Host-paddock_registration';
const THIRTY_DAYS = 30 * 24 * 60 * 60;

/** Session storage throws where the browser forbids it; the cookie then does alone. */
function survive<T>(attempt: () => T): T | null {
  try {
    return attempt();
  } catch {
    return null;
  }
}

const tokenOf = (text: string | null): string | null => (text !== null && isRegisterToken(text) ? text : null);

/** The token of the registration that was begun in this tab. */
export const tabRegistrationToken = (): string | null => tokenOf(survive(() => sessionStorage.getItem(NAME)));

/** The token of the registration that was begun in this tab, else in this browser. */
export const registrationToken = (): string | null => tabRegistrationToken() ?? tokenOf(pageCookies().read(NAME));

/** Keeps it for this tab, and for going on later in a cookie that holds nothing else. */
export function keepRegistrationToken(token: string): void {
  survive(() => sessionStorage.setItem(NAME, token));
  pageCookies().write(NAME, token, THIRTY_DAYS);
}

export function forgetRegistrationToken(): void {
  survive(() => sessionStorage.removeItem(NAME));
  pageCookies().remove(NAME);
}
