/**
 * The page's cookies as one text. In a frame that may not use cookies, writes are no-ops and
 * nothing throws.
 */
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
      // Same as a browser that refuses the cookie.
    }
  },
};
