import { useLocale } from '@paddock/host';
import { formatPercent } from '@paddock/i18n';
import { Badge } from '@paddock/ui/badge';
import { VisuallyHidden } from '@paddock/ui/visually-hidden';
import { useTranslation } from 'react-i18next';
import styles from './odds-marks.module.css';

interface OddsMarksProps {
  isFavorite: boolean;
  /** The change of a biggest mover's odds, as a fraction. */
  change: number | undefined;
}

/** Marks the favourite and the biggest movers of a race, in words. */
export function OddsMarks({ isFavorite, change }: OddsMarksProps) {
  const { t } = useTranslation('mf-racing');
  return (
    <span className={styles.marks}>
      {isFavorite && (
        <Badge tone="accent" className={styles.mark}>
          {t('runners.favorite')}
        </Badge>
      )}
      {change !== undefined && <Mover change={change} />}
    </span>
  );
}

function Mover({ change }: { change: number }) {
  const { t } = useTranslation('mf-racing');
  const percent = formatPercent(Math.round(Math.abs(change) * 100) / 100, useLocale());
  const words = t(change < 0 ? 'runners.fallen' : 'runners.risen', { percent });
  return (
    <Badge title={words} className={styles.mark}>
      <span aria-hidden="true">
        {change < 0 ? '▼' : '▲'} {percent}
      </span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </Badge>
  );
}
