import type texts from './locales/de.json';
import type modalTexts from './modals/locales/de.json';

// A key without a text is a compile error. (The locale check ensures that both languages have the
// same keys.)
declare module 'i18next' {
  interface ResourceNamespaceMap {
    shell: typeof texts & typeof modalTexts;
  }
}
