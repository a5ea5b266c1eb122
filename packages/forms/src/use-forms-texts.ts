import type { TFunction } from 'i18next';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { addFormsTexts } from './texts.ts';

/** The texts of forms in the page's language; suspends until they are loaded. */
export function useFormsTexts(): TFunction<'forms'> {
  const { t, i18n } = useTranslation('forms');
  use(addFormsTexts(i18n));
  return t;
}
