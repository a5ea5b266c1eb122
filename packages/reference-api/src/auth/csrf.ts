import { randomBytes } from 'node:crypto';
import { parse } from 'hono/utils/cookie';
import { Refused } from '../operation/refused.ts';
import { sessionMs } from './sessions.ts';

const cookieName = 'csrf-token';

const cookieOf = (request: Request): string | undefined =>
  parse(request.headers.get('cookie') ?? '', cookieName)[cookieName];

/** A browser that keeps no secure cookie of this page sends none, and is then asked for no proof. */
const setCookie = (value: string, maxAge: number) => ({
  'set-cookie': `${cookieName}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Strict; Secure`,
});

/** The header that a login answers with. The page reads the cookie, so it is not HttpOnly: it is no secret but a proof of origin. */
export const newCsrfCookie = (): Record<string, string> =>
  setCookie(randomBytes(16).toString('base64url'), sessionMs / 1000);

/** A refresh keeps the value, so that other tabs are not left with an old one. */
export const keptCsrfCookie = (request: Request): Record<string, string> =>
  cookieOf(request) === undefined ? newCsrfCookie() : {};

export const noCsrfCookie = (): Record<string, string> => setCookie('', 0);

/**
 * A page of another site can have the browser send the cookie, never read it.
 * @throws Refused 403 `csrf_mismatch` for a change whose cookie is not repeated in `x-csrf-token`
 */
export const assertCsrf = (request: Request): void => {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  const cookie = cookieOf(request);
  if (cookie === undefined || request.headers.get('x-csrf-token') === cookie) return;
  throw new Refused(403, 'csrf_mismatch', 'Repeat the value of the cookie csrf-token in the header x-csrf-token.');
};
