import { DEFAULT_LOCALE, type Locale, localeOfPath } from '@paddock/i18n';

/** The language of a page, and the prefix of all its paths. */
export interface PageLocale {
  locale: Locale;
  /** `/` or `/en`: the router's basename. */
  basename: string;
}

/**
 * Reads the language of the page from its URL and writes it to `<html lang>`, for screen readers
 * and for calls to the API. It never changes: the other language needs a page load.
 */
export function openPageLocale(): PageLocale {
  const locale = localeOfPath(location.pathname);
  document.documentElement.lang = locale;
  return { locale, basename: locale === DEFAULT_LOCALE ? '/' : `/${locale}` };
}
