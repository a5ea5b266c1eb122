/** The shell's own texts, and those of the parts of pages, by language. */
export const TEXTS = {
  de: () => import('./locales/de.ts'),
  en: () => import('./locales/en.ts'),
};
