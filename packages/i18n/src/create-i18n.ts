import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Locale } from './locale.ts';

/**
 * The i18next instance of the page, which the shell passes to `<I18nextProvider>`.
 * `addResourceBundle(locale, namespace, texts)` adds texts: one namespace per remote, only in the
 * language on screen. It is ready when this returns. A key without a text renders as itself.
 */
export function createI18n({ locale }: { locale: Locale }): i18n {
  const instance = createInstance();
  instance.use(initReactI18next).init({
    lng: locale,
    resources: {},
    ns: [],
    // Both languages are complete (the locale check ensures it): a fallback would load the other in
    // vain.
    fallbackLng: false,
    initAsync: false,
    interpolation: { escapeValue: false },
    // Another build of a remote may replace its texts while they are on screen.
    react: { bindI18nStore: 'added removed' },
  });
  return instance;
}
