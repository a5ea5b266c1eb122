import type { Locale } from '@paddock/i18n';
import { useTranslation } from 'react-i18next';

/** The page's language. */
export function useFormsLocale(): Locale {
  const { i18n } = useTranslation();
  return i18n.language === 'en' ? 'en' : 'de';
}
