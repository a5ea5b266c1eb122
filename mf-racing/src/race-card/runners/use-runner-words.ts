import type { Race, Runner } from '@paddock/api';
import { useLocale } from '@paddock/host';
import { formatNumber } from '@paddock/i18n';
import { useTranslation } from 'react-i18next';
import { useAgeWords } from '../../shared/horse/use-age-words.ts';
import { useFormatOdds } from '../../shared/use-format-odds.ts';
import { burdenOf } from './runner.model.ts';

/** The facts of a runner in words, in the page's language. */
export function useRunnerWords(runner: Runner, raceType: Race['raceType']) {
  const { t } = useTranslation('mf-racing');
  const locale = useLocale();
  const formatOdds = useFormatOdds();
  const ageWords = useAgeWords();
  const { age, sex, draw, rating, blinkers, shoes, odds } = runner;
  const years = age === null ? null : t('runners.years', { age });
  const burden = burdenOf(runner, raceType);
  return {
    /** `4 H`. Without the sex `4-jährig`: a number alone says nothing. */
    age: [sex ? age : years, sex && t(`runners.sexShort.${sex}`)].filter((part) => part !== null).join(' '),
    ageInWords: ageWords(runner),
    burden:
      burden &&
      (burden.kind === 'distance'
        ? t('race.distance', { metres: burden.metres })
        : t('runners.kilograms', { weight: formatNumber(burden.kilograms, locale) })),
    /** `Startplatz 3`, `Rating 71`, `Scheuklappen` */
    extras: [
      draw !== null && t('runners.draw', { draw }),
      rating !== null && t('runners.rating', { rating }),
      blinkers && t('runners.blinkers'),
      shoes !== null && shoes !== 'ALL' && t(`runners.shoes.${shoes}`),
      odds.reference !== null && t('runners.reference', { odds: formatOdds(odds.reference) }),
    ].filter((part) => part !== false),
  };
}
