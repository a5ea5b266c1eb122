import { useLocale } from '@paddock/host';
import { formatCountdown } from '@paddock/i18n';
import { useTranslation } from 'react-i18next';
import styles from './bets.module.css';

/** `noch 0:42`. No live region: see `CountdownSaid`. */
export function SecondsLeft({ seconds }: { seconds: number }) {
  const { t } = useTranslation('mf-racing');
  return (
    <span role="timer" aria-live="off" className={styles.left}>
      {t('bets.left', { time: formatCountdown(seconds * 1000, useLocale()) })}
    </span>
  );
}
