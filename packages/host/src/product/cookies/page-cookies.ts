import { cookieJar } from './cookie-jar.ts';
import { type Cookies, createCookies } from './cookies.ts';

const PROBE = 'paddock_probe=1';

function isKept(attributes: string): boolean {
  cookieJar.cookie = `${PROBE}; ${attributes}`;
  const kept = cookieJar.cookie.includes(PROBE);
  cookieJar.cookie = `${PROBE}; Max-Age=0; ${attributes}`;
  return kept;
}

/**
 * Safari keeps no secure cookie at http://localhost. On any other page without TLS, everybody on the line could read a cookie
 * that is not secure: it gets none, and the session lives as long as the page.
 */
const areSecure = (): boolean =>
  location.protocol === 'https:' || globalThis.isSecureContext === false || isKept('Path=/; Secure');

let made: Cookies | undefined;

/** The cookies of this page, one object for all rooms: what the browser does not keep lives in it as long as the page. */
export const pageCookies = (): Cookies => {
  made ??= createCookies(cookieJar, areSecure());
  return made;
};

/** Whether this browser keeps cookies of this page. */
export const keepsCookies = (): boolean => isKept(areSecure() ? 'Path=/; Secure' : 'Path=/');
