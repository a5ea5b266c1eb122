import { createLateTexts } from '@paddock/i18n';
import type texts from './locales/de.json';

// A module and not a .d.ts file: apps compile these sources and need the types with them.
declare module 'i18next' {
  interface ResourceNamespaceMap {
    forms: typeof texts;
  }
}

/**
 * The texts of forms. They load with the first form that is shown, or with the texts of a remote
 * that puts its own into the same chunks.
 */
export const addFormsTexts = createLateTexts('forms', {
  de: () => import(/* webpackChunkName: "forms-de" */ './locales/de.json'),
  en: () => import(/* webpackChunkName: "forms-en" */ './locales/en.json'),
});
