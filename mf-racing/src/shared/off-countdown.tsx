import { useLocale } from '@paddock/host';
import { COUNTDOWN_SECONDS_BELOW_MS, formatCountdown } from '@paddock/i18n';
import { useTranslation } from 'react-i18next';
import styles from './off-countdown.module.css';
import { useNow } from './use-now.ts';

/** Time left to the off, with seconds below five minutes. Silent: who listens finds the off time beside it. */
export function OffCountdown({ postTime, large = false }: { postTime: string; large?: boolean }) {
  const { t } = useTranslation('mf-racing');
  const locale = useLocale();
  const left = Date.parse(postTime) - useNow();
  return (
    <span role="timer" className={styles.countdown} data-large={large} data-soon={left < COUNTDOWN_SECONDS_BELOW_MS}>
      {left <= 0 ? t('race.dueNow') : formatCountdown(left, locale)}
    </span>
  );
}
