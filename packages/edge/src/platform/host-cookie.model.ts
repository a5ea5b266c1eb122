/** A cookie that only the edge reads and writes. */
export interface HostCookie {
  /** Its value; `null` if the visitor has none. */
  read(cookies: string | undefined, isSecure: boolean): string | null;
  /** The visitor's other cookies. */
  without(cookies: string, isSecure: boolean): string;
  /** The `set-cookie` header that stores a value for this time. */
  write(value: string, seconds: number, isSecure: boolean): string;
}

/**
 * A cookie of this host that no script can read. Its prefix `__Host-` needs https.
 * @param sameSite `Strict`: browsers do not send it when they follow a link of another site
 */
export const hostCookie = (name: string, sameSite: 'Lax' | 'Strict' = 'Lax'): HostCookie => {
  const startOf = (isSecure: boolean): string => `${isSecure ? '__Host-' : ''}${name}=`;
  return {
    read(cookies, isSecure) {
      // Fast path: each page needs this, and most visitors have no such cookie.
      if (!cookies?.includes(name)) return null;
      const start = startOf(isSecure);
      const found = cookies.split('; ').find((cookie) => cookie.startsWith(start));
      return found?.slice(start.length) ?? null;
    },
    without: (cookies, isSecure) =>
      cookies
        .split('; ')
        .filter((cookie) => !cookie.startsWith(startOf(isSecure)))
        .join('; '),
    write: (value, seconds, isSecure) =>
      `${startOf(isSecure)}${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=${sameSite}${isSecure ? '; Secure' : ''}`,
  };
};
