import { createLateTexts } from '@paddock/i18n';
import type texts from './locales/de.json';

// A module and not a .d.ts file: apps compile these sources and need the types with them.
declare module 'i18next' {
  interface ResourceNamespaceMap {
    forms: typeof texts;
  }
}

/** The texts of forms. They load with the first form that is shown. */
export const addFormsTexts = createLateTexts('forms', {
  de: () => import('./locales/de.json'),
  en: () => import('./locales/en.json'),
});
