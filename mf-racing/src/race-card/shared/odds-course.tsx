import { useLocale } from '@paddock/host';
import { formatOdds } from '@paddock/i18n';
import { Sparkline } from '@paddock/ui/sparkline';
import { useTranslation } from 'react-i18next';

const WORDS = { up: 'longer', down: 'shorter', steady: 'steady' } as const;

interface OddsCourseProps {
  /** In hundredths, oldest first; the last one is the present value. */
  values: readonly number[];
}

/** The odds since the pool opened, as a line. Renders nothing for fewer than two values. */
export function OddsCourse({ values }: OddsCourseProps) {
  const { t } = useTranslation('mf-racing');
  const locale = useLocale();
  if (values.length < 2) return null;
  return (
    <Sparkline
      values={values}
      describe={({ first, last, direction }) =>
        t('runners.course', {
          first: formatOdds(first, locale),
          last: formatOdds(last, locale),
          direction: t(`runners.${WORDS[direction]}`),
        })
      }
    />
  );
}
