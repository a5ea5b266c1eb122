import type { ApiData } from '@paddock/api';
import { useTranslation } from 'react-i18next';

/** How old a horse is, and of which sex, as far as that is known: `4-jährig, Hengst`. */
export function useAgeWords(): (horse: Pick<ApiData<'getHorse'>, 'age' | 'sex'>) => string {
  const { t } = useTranslation('mf-racing');
  return ({ age, sex }) =>
    [age && t('runners.years', { age }), sex && t(`runners.sex.${sex}`)].filter(Boolean).join(', ');
}
