/** The page's cookies as one text. In a frame that may not have any, nothing is kept and nothing throws. */
export const cookieJar: Pick<Document, 'cookie'> = {
  get cookie() {
    try {
      return document.cookie;
    } catch {
      return '';
    }
  },
  set cookie(text) {
    try {
      // biome-ignore lint/suspicious/noDocumentCookie: Cookie Store is not in every browser
      document.cookie = text;
    } catch {
      // Then it is as if the browser had refused it.
    }
  },
};

/** Whether this browser keeps a cookie of ours. */
export function keepsCookies(): boolean {
  cookieJar.cookie = 'paddock_probe=1; Path=/; SameSite=Lax';
  const kept = cookieJar.cookie.includes('paddock_probe=1');
  cookieJar.cookie = 'paddock_probe=; Max-Age=0; Path=/; SameSite=Lax';
  return kept;
}
