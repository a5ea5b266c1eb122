import type { Race, Runner } from '@paddock/api';
import { useLocale } from '@paddock/host';
import { formatNumber } from '@paddock/i18n';
import { useTranslation } from 'react-i18next';
import { burdenOf } from './runner.model.ts';

/** What is said of a runner in numbers, in the page's language. */
export function useRunnerWords(runner: Runner, raceType: Race['raceType']) {
  const { t } = useTranslation('mf-racing');
  const locale = useLocale();
  const { age, sex } = runner;
  const burden = burdenOf(runner, raceType);
  return {
    /** `4 H` */
    age: [age, sex && t(`runners.sexShort.${sex}`)].filter((part) => part !== null).join(' '),
    /** `4-jährig, Hengst` */
    ageInWords: [age !== null && t('runners.years', { age }), sex && t(`runners.sex.${sex}`)]
      .filter((part) => part)
      .join(', '),
    burden:
      burden &&
      (burden.kind === 'distance'
        ? t('race.distance', { metres: burden.metres })
        : t('runners.kilograms', { weight: formatNumber(burden.kilograms, locale) })),
  };
}
