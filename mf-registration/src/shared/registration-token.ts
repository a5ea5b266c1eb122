import { REGISTRATION_COOKIE } from '@paddock/api/registration-cookie';
import { tryStorage } from '@paddock/forms/drafts';
import { isRegisterToken } from '@paddock/forms/rules';
import { pageCookies } from '@paddock/host';

const COOKIE_SECONDS = 30 * 24 * 60 * 60;

const tokenOf = (text: string | null | undefined): string | null => (text && isRegisterToken(text) ? text : null);

/** The token of the registration that began in this tab. Stored under the cookie's name. */
export const tabRegistrationToken = (): string | null =>
  tokenOf(tryStorage(() => sessionStorage.getItem(REGISTRATION_COOKIE)));

/** The headers of a call that takes this tab's registration for its own. */
export const tabRegistration = () => {
  const token = tabRegistrationToken();
  return token === null ? {} : { 'customer-token': token };
};

/** The token of the registration that began in this tab, or else in this browser. */
export const registrationToken = (): string | null =>
  tabRegistrationToken() ?? tokenOf(pageCookies().read(REGISTRATION_COOKIE));

/**
 * Stores the token of a registration that this tab begins, for the tab and for later visits in a
 * cookie that contains nothing else. Not that of a link: whoever sent it may hold it too.
 */
export function keepRegistrationToken(token: string): void {
  tryStorage(() => sessionStorage.setItem(REGISTRATION_COOKIE, token));
  pageCookies().write(REGISTRATION_COOKIE, token, COOKIE_SECONDS);
}

/** Another token takes the place of one that is void. */
export function renewRegistrationToken(former: string, token: string): void {
  if (registrationToken() === former) keepRegistrationToken(token);
}

/** @param token that ended; without it, all that this browser stores */
export function forgetRegistrationToken(token?: string): void {
  const cookies = pageCookies();
  if (token === undefined || tabRegistrationToken() === token) {
    tryStorage(() => sessionStorage.removeItem(REGISTRATION_COOKIE));
  }
  if (token === undefined || cookies.read(REGISTRATION_COOKIE) === token) cookies.remove(REGISTRATION_COOKIE);
}
