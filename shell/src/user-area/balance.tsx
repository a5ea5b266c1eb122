import { useLocale } from '@paddock/host';
import { customerQuery } from '@paddock/host/shell';
import { formatDateTime, formatMoney } from '@paddock/i18n';
import { useIsLoggedIn } from '@paddock/pages';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import styles from './balance.module.css';

/**
 * The last known balance, with its time. An unknown balance is named as unknown, never shown as 0.
 */
export function Balance() {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const enabled = useIsLoggedIn();
  const { data, dataUpdatedAt, error } = useQuery({ ...customerQuery, enabled });
  if (!data) return <p>{t('balance.unknown')}</p>;
  return (
    <p>
      <span className={styles.label}>{t('balance.label')}</span>
      <strong className={styles.amount}>{formatMoney(data.balance, locale)}</strong>
      <span className={styles.label}>
        {t(error ? 'balance.lastKnown' : 'balance.asOf', { time: formatDateTime(dataUpdatedAt) })}
      </span>
    </p>
  );
}
