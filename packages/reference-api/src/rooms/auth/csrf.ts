import { randomBytes } from 'node:crypto';
import { Refused } from '../../server/operation/refused.ts';
import { cookieLine, cookieOf } from './cookie.ts';
import { sessionMs } from './sessions.ts';

const cookieName = 'csrf-token';

/** The cookie that a login answers with. The page reads the cookie, so it is not HttpOnly: it is no secret but a proof of origin. */
export const newCsrfCookie = (): string =>
  cookieLine({ name: cookieName, value: randomBytes(16).toString('base64url'), maxAge: sessionMs / 1000 });

/** A refresh keeps the value, so that other tabs are not left with an old one. */
export const keptCsrfCookie = (request: Request): string[] =>
  cookieOf(request, cookieName) === undefined ? [newCsrfCookie()] : [];

export const noCsrfCookie = (): string => cookieLine({ name: cookieName, value: '', maxAge: 0 });

/**
 * A page of another site can have the browser send the cookie, never read it.
 * @throws Refused 403 `csrf_mismatch` for a change whose cookie is not repeated in `x-csrf-token`
 */
export const assertCsrf = (request: Request): void => {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  const cookie = cookieOf(request, cookieName);
  if (cookie === undefined || request.headers.get('x-csrf-token') === cookie) return;
  throw new Refused(403, 'csrf_mismatch', 'Repeat the value of the cookie csrf-token in the header x-csrf-token.');
};

/** How scripts fetch; images and prefetches are `no-cors`, links are `navigate`. */
const scriptModes: ReadonlySet<string | null> = new Set(['cors', 'same-origin']);

/**
 * For a GET that changes something: a link, an image or a prefetch is a GET that the customer did not ask for. Browsers
 * say where a request comes from, on https and localhost. Elsewhere it has a header that only a script can set, and that
 * a script of another site may not.
 * @throws Refused 403 `csrf_mismatch`
 */
export const assertOwnScript = ({ headers }: Request): void => {
  const site = headers.get('sec-fetch-site');
  const isOwnScript =
    site === null
      ? headers.has('access-token') || headers.has('x-csrf-token')
      : site === 'same-origin' && scriptModes.has(headers.get('sec-fetch-mode'));
  if (isOwnScript) return;
  throw new Refused(403, 'csrf_mismatch', 'This changes something: open the page of this site that does it.');
};
