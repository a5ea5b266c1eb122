import type { ApiData } from '@paddock/api';
import { useTranslation } from 'react-i18next';

/** The age and sex of a horse, as far as they are known: `4-jährig, Hengst`. */
export function useAgeWords(): (horse: Pick<ApiData<'getHorse'>, 'age' | 'sex'>) => string {
  const { t } = useTranslation('mf-racing');
  return ({ age, sex }) =>
    [age && t('runners.years', { age }), sex && t(`runners.sex.${sex}`)].filter(Boolean).join(', ');
}
