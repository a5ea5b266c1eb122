/** The shell's own texts, and those of shared page parts, by language. */
export const TEXTS = {
  de: () => import('./locales/de.ts'),
  en: () => import('./locales/en.ts'),
};
