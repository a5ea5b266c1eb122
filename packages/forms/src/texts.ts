import type { i18n } from 'i18next';
import type texts from './locales/de.json';

// In a module and not in a .d.ts file: apps compile these sources and need the types of the texts with them.
declare module 'i18next' {
  interface ResourceNamespaceMap {
    forms: typeof texts;
  }
}

const TEXTS = { de: () => import('./locales/de.json'), en: () => import('./locales/en.json') };

const added = new WeakMap<i18n, Promise<void>>();

async function add(i18n: i18n): Promise<void> {
  const locale = i18n.language === 'en' ? 'en' : 'de';
  const texts = await TEXTS[locale]();
  i18n.addResourceBundle(locale, 'forms', texts.default, true, true);
}

/** Adds the texts of forms to the page's i18next instance, in its language, once. The same promise each time: for `use()`. */
export function addFormsTexts(i18n: i18n): Promise<void> {
  const known = added.get(i18n);
  if (known) return known;
  // A failed load is forgotten, so that the next form tries again.
  const adding = add(i18n).catch((error: unknown) => {
    added.delete(i18n);
    throw error;
  });
  added.set(i18n, adding);
  return adding;
}
