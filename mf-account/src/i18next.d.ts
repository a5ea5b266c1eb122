import type texts from './locales/de.json';
import type protectionTexts from './shared/locales/de.json';

// Missing text keys are compile errors. The locale check compares the keys of both languages.
declare module 'i18next' {
  interface ResourceNamespaceMap {
    'mf-account': typeof texts & typeof protectionTexts;
  }
}
