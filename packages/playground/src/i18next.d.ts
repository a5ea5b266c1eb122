import type texts from './locales/de.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    playground: typeof texts;
  }
}
