import { createLateTexts } from '@paddock/i18n';
import { type ReactNode, use } from 'react';
import { useTranslation } from 'react-i18next';

const addModalTexts = createLateTexts('shell', {
  de: () => import('./locales/de.json'),
  en: () => import('./locales/en.json'),
});

/**
 * Its children suspend until the texts `modals.…` are loaded. A page without a modal does not load
 * them.
 */
export function ModalTexts({ children }: { children: ReactNode }) {
  use(addModalTexts(useTranslation('shell').i18n));
  return children;
}
