import { useLocale } from '@paddock/host';
import { formatOdds } from '@paddock/i18n';
import { VisuallyHidden } from '@paddock/ui/visually-hidden';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePoolName } from '../use-pool-name.ts';
import { betHref } from './bet-address.model.ts';
import styles from './odds-button.module.css';

interface OddsButtonProps {
  raceId: number;
  pool: string;
  startNr: number;
  /** The name of the horse. */
  horse: string;
  /** In hundredths; `max` is the upper end of a range. Null without odds. */
  odds: { odds: number; max?: number | null } | null;
  /** Whether bets are taken on this horse in this pool. */
  open: boolean;
}

/** Odds from which a bet begins; plain text while no bet can be placed. */
export function OddsButton({ raceId, pool, startNr, horse, odds, open }: OddsButtonProps) {
  const { t } = useTranslation('mf-racing');
  const locale = useLocale();
  const poolName = usePoolName();
  if (!odds) {
    return (
      <span className={styles.odds}>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>{t('runners.noOdds')}</VisuallyHidden>
      </span>
    );
  }
  const isRange = odds.max != null && odds.max !== odds.odds;
  const text = [odds.odds, ...(isRange ? [odds.max as number] : [])].map((each) => formatOdds(each, locale)).join('–');
  // The key replaces the whole text. Changing it in place would move its start, which is a layout
  // shift.
  const shown = <span key={text}>{text}</span>;
  if (!open) {
    return (
      <span className={styles.odds} data-range={isRange}>
        {shown}
      </span>
    );
  }
  return (
    <Link
      to={betHref({ raceId, pool, startNrs: [startNr] })}
      aria-label={t('odds.bet', { pool: poolName(pool), startNr, horse, odds: text })}
      className={`${styles.odds} ${styles.button}`}
      data-range={isRange}
    >
      {shown}
    </Link>
  );
}
