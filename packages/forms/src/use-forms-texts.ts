import type { TFunction } from 'i18next';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { addFormsTexts, hasFormsTexts } from './texts.ts';

/** The texts of forms in the language of the page; suspends until they are there. */
export function useFormsTexts(): TFunction<'forms'> {
  const { t, i18n } = useTranslation('forms');
  if (!hasFormsTexts(i18n)) use(addFormsTexts(i18n));
  return t;
}
