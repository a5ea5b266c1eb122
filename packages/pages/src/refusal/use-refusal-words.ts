import { isExplained } from '@paddock/api/errors';
import { useTranslation } from 'react-i18next';
import type { ServerRefusal } from './refusal.model.ts';

/** Explains why a call was refused, in the language of the page. */
export function useRefusalWords(): (refusal: ServerRefusal) => string {
  const { t } = useTranslation('pages');
  return (refusal) => (isExplained(refusal) ? refusal.message : t('refusal.failed'));
}
