import type texts from './locales/de.json';

// In a module and not in a .d.ts file: apps compile these sources and need the types of the texts with them.
declare module 'i18next' {
  interface ResourceNamespaceMap {
    pages: typeof texts;
  }
}
