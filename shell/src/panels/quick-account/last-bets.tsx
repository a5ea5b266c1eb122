import { useLocale } from '@paddock/host';
import { formatMoney } from '@paddock/i18n';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import styles from './quick-account.module.css';
import { lastBetsQuery } from './quick-account.queries.ts';

/** The last bets, each with its race, price and state. Renders nothing without any. */
export function LastBets() {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const { data } = useQuery(lastBetsQuery);
  if (!data || data.data.length === 0) return null;
  return (
    <section aria-label={t('quickAccount.lastBets')}>
      <h3 className={styles.title}>{t('quickAccount.lastBets')}</h3>
      <ul className={styles.list}>
        {data.data.map(({ id, race, price, status, payout }) => (
          <li key={id}>
            <span>
              {t('quickAccount.race', { track: race.trackName, number: race.number })}
              <span className={styles.soft}>{formatMoney(price, locale)}</span>
            </span>
            <strong>
              {t(`quickAccount.status.${status}`)}
              {status === 'won' && payout !== null && ` ${formatMoney(payout, locale)}`}
            </strong>
          </li>
        ))}
      </ul>
    </section>
  );
}
