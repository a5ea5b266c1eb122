import { DEFAULT_LOCALE, isLocale, type Locale, localeOfPath } from '@paddock/i18n';
import { useTranslation } from 'react-i18next';

const asLocale = (language: string | undefined): Locale => (isLocale(language) ? language : DEFAULT_LOCALE);

/**
 * The language of the page, outside React. The shell sets it on `<html lang>` before anything else
 * runs.
 */
export const currentLocale = (): Locale =>
  // biome-ignore lint/plugin: the edge renders a page without a document, in the same language
  typeof document === 'undefined' ? localeOfPath(location.pathname) : asLocale(document.documentElement.lang);

/** The language of the page. The router adds the prefix to paths. */
export const useLocale = (): Locale => asLocale(useTranslation().i18n.language);
