import { parse } from 'hono/utils/cookie';

const isSecure = (request: Request) =>
  request.headers.get('x-forwarded-proto') === 'https' || new URL(request.url).protocol === 'https:';

/** The value of a cookie that a request carries. */
export const cookieOf = (request: Request, name: string): string | undefined =>
  parse(request.headers.get('cookie') ?? '', name)[name];

export interface Cookie {
  name: string;
  value: string;
  /** Seconds; 0 deletes the cookie. */
  maxAge: number;
  /** HttpOnly: no script can read it. */
  httpOnly?: true;
}

/** The `set-cookie` header of a cookie for this site only. */
export const cookieLine = ({ name, value, maxAge, httpOnly }: Cookie): string =>
  `${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Strict${httpOnly ? '; HttpOnly' : ''}; Secure`;

/** A name that no other host can set, not even a sibling; browsers accept it over TLS only. */
export const hostName = (request: Request, name: string): string => (isSecure(request) ? `__Host-${name}` : name);
