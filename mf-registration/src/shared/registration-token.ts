import { isRegisterToken } from '@paddock/forms/rules';
import { pageCookies } from '@paddock/host';

const NAME = '__Host-paddock_registration';
const THIRTY_DAYS = 30 * 24 * 60 * 60;

/** Session storage throws if the browser forbids it; then the cookie is enough. */
function survive<T>(attempt: () => T): T | null {
  try {
    return attempt();
  } catch {
    return null;
  }
}

const tokenOf = (text: string | null): string | null => (text !== null && isRegisterToken(text) ? text : null);

/** The token of the registration that began in this tab. */
export const tabRegistrationToken = (): string | null => tokenOf(survive(() => sessionStorage.getItem(NAME)));

/** The token of the registration that began in this tab, or else in this browser. */
export const registrationToken = (): string | null => tabRegistrationToken() ?? tokenOf(pageCookies().read(NAME));

/**
 * Stores the token of a registration that this tab begins, for the tab and for later visits in a
 * cookie that contains nothing else. Not that of a link: whoever sent it may hold it too.
 */
export function keepRegistrationToken(token: string): void {
  survive(() => sessionStorage.setItem(NAME, token));
  pageCookies().write(NAME, token, THIRTY_DAYS);
}

/** Another token takes the place of one that is void. */
export function renewRegistrationToken(former: string, token: string): void {
  if (registrationToken() === former) keepRegistrationToken(token);
}

export function forgetRegistrationToken(): void {
  survive(() => sessionStorage.removeItem(NAME));
  pageCookies().remove(NAME);
}
