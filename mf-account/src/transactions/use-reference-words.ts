import { useTranslation } from 'react-i18next';
import { referenceOf } from './reference.model.ts';

/**
 * Returns a function that explains the purpose of an entry. A kind that this build does not know is
 * left out.
 */
export function useReferenceWords(): (reference: string) => string {
  const { t } = useTranslation('mf-account');
  return (reference) => {
    const known = referenceOf(reference);
    return known ? t(`transactions.reference.${known.kind}`, { id: known.id }) : '';
  };
}
