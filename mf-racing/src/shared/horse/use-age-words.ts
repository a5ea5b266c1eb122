import type { ApiData } from '@paddock/api';
import { useTranslation } from 'react-i18next';

/** Returns a function that names the known age and sex of a horse: `4-jährig, Hengst`. */
export function useAgeWords(): (horse: Pick<ApiData<'getHorse'>, 'age' | 'sex'>) => string {
  const { t } = useTranslation('mf-racing');
  return ({ age, sex }) =>
    [age && t('runners.years', { age }), sex && t(`runners.sex.${sex}`)].filter(Boolean).join(', ');
}
