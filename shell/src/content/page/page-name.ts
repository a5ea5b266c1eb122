/** The name of a content page; `null` for an invalid one. */
export const parsePageName = (text: string | undefined): string | null =>
  text && /^[a-z0-9][a-z0-9_-]{0,119}$/i.test(text) ? text : null;
