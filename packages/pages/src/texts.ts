import type texts from './locales/de.json';

// A module and not a .d.ts file: apps compile these sources and need the types with them.
declare module 'i18next' {
  interface ResourceNamespaceMap {
    pages: typeof texts;
  }
}
