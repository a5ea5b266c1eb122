import type texts from './locales/de.json';

// A key without text is a compile error. (The locale check sees to it that both languages have the
// same keys.)
declare module 'i18next' {
  interface ResourceNamespaceMap {
    'app-sample': typeof texts;
  }
}
