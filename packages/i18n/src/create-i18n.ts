import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Locale } from './locale.ts';

/**
 * The one i18next instance of the page. The shell makes it and gives it to `<I18nextProvider>`; texts come by
 * `addResourceBundle(locale, namespace, texts)`, one namespace a remote, only in the language that is shown.
 * Ready when this returns; a key without text renders as itself.
 */
export function createI18n({ locale }: { locale: Locale }): i18n {
  const instance = createInstance();
  instance.use(initReactI18next).init({
    lng: locale,
    resources: {},
    ns: [],
    // Both languages are complete (the locale check sees to it); a fallback would load the other one for nothing.
    fallbackLng: false,
    initAsync: false,
    interpolation: { escapeValue: false },
    // A remote's texts can be replaced while it is on screen: another build of it may have come.
    react: { bindI18nStore: 'added removed' },
  });
  return instance;
}
