/** The page's cookies. Where the browser keeps none, values live as long as the page. */
export interface Cookies {
  read(name: string): string | null;
  /** Keeps a value for so many seconds, for every path of this host alone. */
  write(name: string, value: string, seconds: number): void;
  remove(name: string): void;
}

/** `jar` is the document. `SameSite=Lax`, so that a link from elsewhere finds the customer logged in; `Secure` on https. */
export function createCookies(jar: Pick<Document, 'cookie'>, isSecure: boolean): Cookies {
  const kept = new Map<string, string>();
  const attributes = `Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`;

  const readJar = (name: string): string | null => {
    const pair = jar.cookie.split('; ').find((each) => each.startsWith(`${name}=`));
    return pair ? decodeURIComponent(pair.slice(name.length + 1)) : null;
  };

  return {
    read: (name) => readJar(name) ?? kept.get(name) ?? null,
    write(name, value, seconds) {
      jar.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${seconds}; ${attributes}`;
      if (readJar(name) === value) kept.delete(name);
      else kept.set(name, value);
    },
    remove(name) {
      kept.delete(name);
      jar.cookie = `${name}=; Max-Age=0; ${attributes}`;
    },
  };
}
