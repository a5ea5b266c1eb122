import { useLocale } from '@paddock/host';
import { formatMoney } from '@paddock/i18n';
import { useTranslation } from 'react-i18next';
import type { Bet } from './bet.queries.ts';
import styles from './bets.module.css';

/** The state of a bet in words: `Gewonnen: 34,00 € ausgezahlt`. */
export function BetStatus({ bet: { status, payout, price } }: { bet: Bet }) {
  const { t } = useTranslation('mf-racing');
  const locale = useLocale();
  const amounts = { payout: formatMoney(payout ?? 0, locale), price: formatMoney(price, locale) };
  return (
    <span className={styles.status} data-status={status}>
      {t(`bets.status.${status}`, amounts)}
    </span>
  );
}
