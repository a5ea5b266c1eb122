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
