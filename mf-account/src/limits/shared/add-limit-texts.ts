import { createLateTexts } from '@paddock/i18n';

/** The texts of limits: half a page of them, and no other page of the account has one. */
export const addLimitTexts = createLateTexts('mf-account', {
  de: () => import('../locales/de.json'),
  en: () => import('../locales/en.json'),
});
