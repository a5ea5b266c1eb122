/** A cookie that the edge alone reads and writes. */
export interface HostCookie {
  /** Its value; `null`: the visitor has none. */
  read(cookies: string | undefined, isSecure: boolean): string | null;
  /** The `set-cookie` header that keeps a value for so long. */
  write(value: string, seconds: number, isSecure: boolean): string;
}

/**
 * A cookie of this host that no script can read. Browsers refuse `__Host-` without https.
 * @param sameSite `Strict`: also a link of another site is followed without it
 */
export const hostCookie = (name: string, sameSite: 'Lax' | 'Strict' = 'Lax'): HostCookie => {
  const nameOf = (isSecure: boolean): string => (isSecure ? `__Host-${name}` : name);
  return {
    read(cookies, isSecure) {
      // Each page asks for it, and most visitors have none.
      if (!cookies?.includes(name)) return null;
      const start = `${nameOf(isSecure)}=`;
      const found = cookies.split('; ').find((cookie) => cookie.startsWith(start));
      return found?.slice(start.length) ?? null;
    },
    write: (value, seconds, isSecure) =>
      `${nameOf(isSecure)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=${sameSite}${isSecure ? '; Secure' : ''}`,
  };
};
