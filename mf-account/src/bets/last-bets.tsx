import { useLocale } from '@paddock/host';
import { formatMoney } from '@paddock/i18n';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { lastBetsQuery } from './bets.queries.ts';
import styles from './last-bets.module.css';

/** The last bets, each with its race, price and state. Renders nothing without any. */
export function LastBets() {
  const { t } = useTranslation('mf-account');
  const locale = useLocale();
  const { data } = useQuery(lastBetsQuery);
  if (!data || data.data.length === 0) return null;
  return (
    <section aria-label={t('bets.last')}>
      <h3 className={styles.title}>{t('bets.last')}</h3>
      <ul className={styles.list}>
        {data.data.map(({ id, race, price, status, payout }) => (
          <li key={id}>
            <span>
              {t('bets.race', race)}
              <span className={styles.price}>{formatMoney(price, locale)}</span>
            </span>
            <strong>
              {t(`bets.status.${status}`)}
              {status === 'won' && payout !== null && ` ${formatMoney(payout, locale)}`}
            </strong>
          </li>
        ))}
      </ul>
    </section>
  );
}
