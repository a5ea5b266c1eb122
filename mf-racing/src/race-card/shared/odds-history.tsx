import { Sparkline } from '@paddock/ui/sparkline';
import { useTranslation } from 'react-i18next';
import { useFormatOdds } from '../../shared/use-format-odds.ts';

const WORDS = { up: 'longer', down: 'shorter', steady: 'steady' } as const;

interface OddsHistoryProps {
  /** In hundredths, oldest first; the last one is the present value. */
  values: readonly number[];
}

/** The odds since the pool opened, as a line. Renders nothing for fewer than two values. */
export function OddsHistory({ values }: OddsHistoryProps) {
  const { t } = useTranslation('mf-racing');
  const formatOdds = useFormatOdds();
  if (values.length < 2) return null;
  return (
    <Sparkline
      values={values}
      describe={({ first, last, direction }) =>
        t('runners.oddsFromTo', {
          first: formatOdds(first),
          last: formatOdds(last),
          direction: t(`runners.${WORDS[direction]}`),
        })
      }
    />
  );
}
