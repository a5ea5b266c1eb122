import type { i18n } from 'i18next';
import type texts from './locales/de.json';

// In a module and not in a .d.ts file: the shell compiles these sources and needs the types of the texts with them.
declare module 'i18next' {
  interface ResourceNamespaceMap {
    playground: typeof texts;
  }
}

const TEXTS = { de: () => import('./locales/de.json'), en: () => import('./locales/en.json') };

const added = new Map<string, Promise<void>>();

/** Adds the texts of the page's language, once. The same promise each time: for `use()`. */
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
