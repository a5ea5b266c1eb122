import { createLateTexts } from '@paddock/i18n';

/** The texts of limits and of the self-exclusion: they are long, and few pages need them. */
export const addProtectionTexts = createLateTexts('mf-account', {
  de: () => import('./locales/de.json'),
  en: () => import('./locales/en.json'),
});
