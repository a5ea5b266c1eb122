/** A cookie that only the edge reads and writes. */
export interface HostCookie {
  /** Its value; `null` if the visitor has none. */
  read(cookies: string | undefined, isSecure: boolean): string | null;
  /** The `set-cookie` header that stores a value for this time. */
  write(value: string, seconds: number, isSecure: boolean): string;
}

/**
 * A cookie of this host that no script can read. Its prefix `__Host-` needs https.
 * @param sameSite `Strict`: browsers do not send it when they follow a link of another site
 */
export const hostCookie = (name: string, sameSite: 'Lax' | 'Strict' = 'Lax'): HostCookie => {
  const nameOf = (isSecure: boolean): string => (isSecure ? `__Host-${name}` : name);
  return {
    read(cookies, isSecure) {
      // Fast path: each page needs this, and most visitors have no such cookie.
      if (!cookies?.includes(name)) return null;
      const start = `${nameOf(isSecure)}=`;
      const found = cookies.split('; ').find((cookie) => cookie.startsWith(start));
      return found?.slice(start.length) ?? null;
    },
    write: (value, seconds, isSecure) =>
      `${nameOf(isSecure)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=${sameSite}${isSecure ? '; Secure' : ''}`,
  };
};
