import { randomBytes } from 'node:crypto';
import { Refused } from '../../server/operation/refused.ts';
import { cookieLine, cookieOf } from './cookie.ts';
import { SESSION_MS } from './sessions.ts';

const COOKIE_NAME = 'csrf-token';

/** The CSRF cookie of a login. Not HttpOnly: the page reads it as a proof of origin. */
export const newCsrfCookie = (): string =>
  cookieLine({ name: COOKIE_NAME, value: randomBytes(16).toString('base64url'), maxAge: SESSION_MS / 1000 });

/** A refresh keeps the value, so that other tabs stay valid. */
export const keptCsrfCookie = (request: Request): string[] =>
  cookieOf(request, COOKIE_NAME) === undefined ? [newCsrfCookie()] : [];

export const noCsrfCookie = (): string => cookieLine({ name: COOKIE_NAME, value: '', maxAge: 0 });

/**
 * A page of another site can make the browser send the cookie, but cannot read it.
 * @throws Refused 403 `csrf_mismatch` when `x-csrf-token` does not repeat the cookie
 */
export const assertCsrf = (request: Request): void => {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  const cookie = cookieOf(request, COOKIE_NAME);
  if (cookie === undefined || request.headers.get('x-csrf-token') === cookie) return;
  throw new Refused(403, 'csrf_mismatch.header');
};

/** The modes of script requests; images and prefetches are `no-cors`, links `navigate`. */
const scriptModes: ReadonlySet<string | null> = new Set(['cors', 'same-origin']);

/**
 * Guards a GET that changes state: a link, an image or a prefetch can send one unasked. On https
 * and localhost browsers send `sec-fetch-*`. Elsewhere the request needs a header that only a
 * script of this site can set.
 * @throws Refused 403 `csrf_mismatch`
 */
export const assertOwnScript = ({ headers }: Request): void => {
  const site = headers.get('sec-fetch-site');
  const isOwnScript =
    site === null
      ? headers.has('access-token') || headers.has('x-csrf-token')
      : site === 'same-origin' && scriptModes.has(headers.get('sec-fetch-mode'));
  if (isOwnScript) return;
  throw new Refused(403, 'csrf_mismatch.script');
};
