import { parse } from 'hono/utils/cookie';

const isSecure = (request: Request) =>
  request.headers.get('x-forwarded-proto') === 'https' || new URL(request.url).protocol === 'https:';

/** The value of a cookie that a request carries. */
export const cookieOf = (request: Request, name: string): string | undefined =>
  parse(request.headers.get('cookie') ?? '', name)[name];

export interface Cookie {
  name: string;
  value: string;
  /** Seconds; 0 takes it away. */
  maxAge: number;
  /** No script may read it. */
  httpOnly?: true;
}

/** The `set-cookie` of a cookie for this site alone. A browser that keeps no secure cookie of this page sends none. */
export const cookieLine = ({ name, value, maxAge, httpOnly }: Cookie): string =>
  `${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Strict${httpOnly ? '; HttpOnly' : ''}; Secure`;

/** A name that nobody else can set, not even a neighbouring host; browsers keep it over TLS only. */
export const hostName = (request: Request, name: string): string => (isSecure(request) ? `__Host-${name}` : name);
