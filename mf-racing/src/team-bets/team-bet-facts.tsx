import { serverNow, useLocale } from '@paddock/host';
import {
  COUNTDOWN_SECONDS_BELOW_MS,
  formatCountdown,
  formatDateTime,
  formatMoney,
  formatShortMoney,
} from '@paddock/i18n';
import { Countdown } from '@paddock/ui/countdown';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { TeamBet } from './shared/team-bets.queries.ts';
import styles from './team-bet-facts.module.css';

/** The paid amount, the number of members, the closing time, and the payout. */
export function TeamBetFacts({ teamBet }: { teamBet: TeamBet }) {
  const { t } = useTranslation('mf-racing');
  const locale = useLocale();
  const id = useId();
  const { totalAmount, maxAmount, minstake, members, closesAt, status, payout } = teamBet;
  return (
    <div className={styles.facts}>
      <p id={id}>
        {t('teamBets.paid', { paid: formatMoney(totalAmount, locale), most: formatShortMoney(maxAmount, locale) })}
      </p>
      <progress className={styles.bar} value={totalAmount} max={maxAmount} aria-labelledby={id} />
      <p className={styles.soft}>
        {t('teamBets.members', { count: members })} ·{' '}
        {t('teamBets.share', { amount: formatShortMoney(minstake, locale) })}
      </p>
      <p className={styles.closes}>
        {status === 'OPEN' && (
          <Countdown
            until={closesAt}
            now={serverNow}
            soonMs={COUNTDOWN_SECONDS_BELOW_MS}
            format={(left) => (left === 0 ? t('teamBets.closing') : formatCountdown(left, locale))}
          />
        )}
        <span className={styles.soft}>{t('teamBets.closes', { time: formatDateTime(closesAt) })}</span>
      </p>
      {payout !== null && members > 0 && (
        <p className={styles.payout}>{t('teamBets.payout', { amount: formatMoney(payout, locale) })}</p>
      )}
    </div>
  );
}
