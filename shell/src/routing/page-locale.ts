import { DEFAULT_LOCALE, type Locale, localeOfPath } from '@paddock/i18n';

/** The language of a page, and the prefix of all its paths. */
export interface PageLocale {
  locale: Locale;
  /** `/` or `/en`: what the router takes off. */
  basename: string;
}

/**
 * Reads the language of the page from its URL alone and says it on `<html lang>`, where screen readers and calls to the API
 * find it. It stays for the life of the page: the other language is another page.
 */
export function openPageLocale(): PageLocale {
  const locale = localeOfPath(location.pathname);
  document.documentElement.lang = locale;
  return { locale, basename: locale === DEFAULT_LOCALE ? '/' : `/${locale}` };
}
