import type { i18n, ResourceStore } from 'i18next';
import type texts from './locales/de.json';

// A module and not a .d.ts file: apps compile these sources and need the types with them.
declare module 'i18next' {
  interface ResourceNamespaceMap {
    forms: typeof texts;
  }
}

const TEXTS = { de: () => import('./locales/de.json'), en: () => import('./locales/en.json') };

// Keyed by store: `useTranslation` wraps its instance anew each time.
const adding = new WeakMap<ResourceStore, Promise<void>>();

const localeOf = (i18n: i18n): keyof typeof TEXTS => (i18n.language === 'en' ? 'en' : 'de');

async function add(i18n: i18n): Promise<void> {
  const locale = localeOf(i18n);
  const texts = await TEXTS[locale]();
  i18n.addResourceBundle(locale, 'forms', texts.default, true, true);
}

/**
 * Adds the texts of forms to an i18next instance, in its language, once. Returns the same promise
 * each time, for `use()`.
 */
export function addFormsTexts(i18n: i18n): Promise<void> {
  const known = adding.get(i18n.store);
  if (known) return known;
  // A failed load is forgotten, so that the next form retries.
  const promise = add(i18n).catch((error: unknown) => {
    adding.delete(i18n.store);
    throw error;
  });
  // How `use` recognises a fulfilled promise: a later form does not suspend, and so does not
  // flicker.
  promise.then(
    () => Object.assign(promise, { status: 'fulfilled', value: undefined }),
    () => {},
  );
  adding.set(i18n.store, promise);
  return promise;
}
