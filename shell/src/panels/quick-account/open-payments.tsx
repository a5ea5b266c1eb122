import { useLocale } from '@paddock/host';
import { formatDateTime, formatMoney } from '@paddock/i18n';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import styles from './quick-account.module.css';
import { openPaymentsQuery } from './quick-account.queries.ts';

/** Deposits that are not paid yet, and withdrawals on their way. Renders nothing without any. */
export function OpenPayments() {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const { data } = useQuery(openPaymentsQuery);
  if (!data || data.length === 0) return null;
  return (
    <section aria-label={t('quickAccount.open')}>
      <h3 className={styles.title}>{t('quickAccount.open')}</h3>
      <ul className={styles.list}>
        {data.map(({ id, direction, amount, endsAt, createdAt, redirectUrl }) => (
          <li key={id}>
            <span>
              {t(`quickAccount.payment.${direction}`, { amount: formatMoney(amount, locale) })}
              <span className={styles.soft}>
                {t(`quickAccount.until.${direction}`, { time: formatDateTime(endsAt ?? createdAt) })}
              </span>
            </span>
            {redirectUrl && <a href={redirectUrl}>{t('quickAccount.pay')}</a>}
          </li>
        ))}
      </ul>
    </section>
  );
}
