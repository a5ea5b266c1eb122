import { useLocale } from '@paddock/host';
import { formatOdds } from '@paddock/i18n';
import { Sparkline } from '@paddock/ui/sparkline';
import { useTranslation } from 'react-i18next';

const WORDS = { up: 'longer', down: 'shorter', steady: 'steady' } as const;

interface OddsCourseProps {
  /** Hundredths, oldest first; the last is the present. */
  values: readonly number[];
}

/** Where odds went since the pool opened, as a line; nothing before there are two values. */
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
