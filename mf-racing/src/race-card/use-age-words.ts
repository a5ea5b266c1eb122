import type { Runner } from '@paddock/api';
import { useTranslation } from 'react-i18next';

/** How old a horse is, and of which sex, as far as that is known: `4-jährig, Hengst`. */
export function useAgeWords(): (horse: Pick<Runner, 'age' | 'sex'>) => string {
  const { t } = useTranslation('mf-racing');
  return ({ age, sex }) =>
    [age !== null && t('runners.years', { age }), sex !== null && t(`runners.sex.${sex}`)]
      .filter((part) => part !== false)
      .join(', ');
}
