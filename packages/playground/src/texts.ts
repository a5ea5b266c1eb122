import type { i18n } from 'i18next';
import type texts from './locales/de.json';

// A module and not a .d.ts file: the shell compiles these sources and needs the types with them.
declare module 'i18next' {
  interface ResourceNamespaceMap {
    playground: typeof texts;
  }
}

const TEXTS = { de: () => import('./locales/de.json'), en: () => import('./locales/en.json') };

const added = new Map<string, Promise<void>>();

/** Adds the texts in the page's language, once. Returns the same promise each time, for `use()`. */
export const addTexts = (i18n: i18n): Promise<void> => {
  const language = i18n.language === 'en' ? 'en' : 'de';
  const known = added.get(language);
  if (known) return known;
  const adding = TEXTS[language]().then((module) => {
    i18n.addResourceBundle(language, 'playground', module.default);
  });
  added.set(language, adding);
  return adding;
};
