import type texts from './locales/de.json';

// Makes a key without text a compile error. The locale check ensures that both languages have the
// same keys.
declare module 'i18next' {
  interface ResourceNamespaceMap {
    'app-sample': typeof texts;
  }
}
