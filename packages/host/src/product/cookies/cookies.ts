/** The page's cookies. If the browser stores none, values live as long as the page. */
export interface Cookies {
  read(name: string): string | null;
  /** Stores a value for this many seconds, for every path of this host alone. */
  write(name: string, value: string, seconds: number): void;
  /** Removes a value. As after `write`, every tab sees the change once this returns. */
  remove(name: string): void;
  /**
   * Renews the value that `read` finds for this many seconds, if this host set it. Another host of
   * the domain can set a cookie of the same name, unless the name begins with `__Host-`.
   * @returns false if another host set it, or if there is none
   */
  renew(name: string, seconds: number): boolean;
}

/**
 * A browser accepts such a cookie only from this host itself, over a secure connection, and for
 * every path.
 */
const HOST_PREFIX = /^__Host-/;

/** The decoded value of a cookie; null if it is not valid percent-encoding. */
function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Encodes the same value differently: escapes its first character. */
const respell = (text: string): string =>
  text.replace(/^[^%]/, (first) => `%${first.charCodeAt(0).toString(16).padStart(2, '0')}`);

/**
 * `SameSite=Lax`, so that a link from another site finds the customer logged in.
 * @param jar the document
 * @param keepsSecure whether cookies are `Secure`; if not, their names lose `__Host-`, which
 * browsers allow only for secure cookies
 */
export function createCookies(jar: Pick<Document, 'cookie'>, keepsSecure: boolean): Cookies {
  const kept = new Map<string, string>();
  const attributes = `Path=/; SameSite=Lax${keepsSecure ? '; Secure' : ''}`;
  const nameInJar = (name: string): string => (keepsSecure ? name : name.replace(HOST_PREFIX, ''));

  const readTexts = (name: string): string[] => {
    const start = `${nameInJar(name)}=`;
    const pairs = jar.cookie.split('; ').filter((each) => each.startsWith(start));
    return pairs.map((pair) => pair.slice(start.length));
  };
  const readJar = (name: string): string | null => {
    const [text] = readTexts(name);
    return text === undefined ? null : decode(text);
  };
  const writeText = (name: string, text: string, seconds: number): void => {
    jar.cookie = `${nameInJar(name)}=${text}; Max-Age=${seconds}; ${attributes}`;
  };

  return {
    read: (name) => readJar(name) ?? kept.get(name) ?? null,
    write(name, value, seconds) {
      writeText(name, encodeURIComponent(value), seconds);
      if (readJar(name) === value) kept.delete(name);
      else kept.set(name, value);
    },
    remove(name) {
      kept.delete(name);
      writeText(name, '', 0);
      // Chromium writes asynchronously, so a message to another tab may overtake the write. A read
      // waits for it.
      readJar(name);
    },
    renew(name, seconds) {
      const [text] = readTexts(name);
      if (text === undefined) return false;
      // A write replaces a cookie of this host. A cookie of another host stays beside the new one.
      writeText(name, respell(text), seconds);
      if (!readTexts(name).includes(text)) return true;
      writeText(name, '', 0);
      return false;
    },
  };
}
