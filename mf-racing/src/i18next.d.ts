import type texts from './locales/de.json';
import type bettingTexts from './shared/locales/de.json';

// A key without text is a compile error. The locale check compares the two languages.
declare module 'i18next' {
  interface ResourceNamespaceMap {
    'mf-racing': typeof texts & typeof bettingTexts;
  }
}
