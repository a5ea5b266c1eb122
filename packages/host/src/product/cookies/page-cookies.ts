import { cookieJar } from './cookie-jar.ts';
import { type Cookies, createCookies } from './cookies.ts';

// Each tab has its own probe. If another tab removed it, this tab would log out.
const PROBE = `paddock_probe_${Math.random().toString(36).slice(2)}=1`;

function isKept(attributes: string): boolean {
  cookieJar.cookie = `${PROBE}; ${attributes}`;
  const kept = cookieJar.cookie.includes(PROBE);
  cookieJar.cookie = `${PROBE}; Max-Age=0; ${attributes}`;
  return kept;
}

/**
 * Safari stores no secure cookie at http://localhost. On any other page without TLS, an insecure
 * cookie could be read on the network: such a page gets none, and the session lives as long as the
 * page.
 */
const areSecure = (): boolean =>
  location.protocol === 'https:' || globalThis.isSecureContext === false || isKept('Path=/; SameSite=Lax; Secure');

let made: Cookies | undefined;

/**
 * The cookies of this page, one object for all users: it holds the values that the browser does not
 * store.
 */
export const pageCookies = (): Cookies => {
  made ??= createCookies(cookieJar, areSecure());
  return made;
};

/** Whether this browser stores cookies of this page. */
export const keepsCookies = (): boolean => isKept(`Path=/; SameSite=Lax${areSecure() ? '; Secure' : ''}`);
