import { useLocale } from '@paddock/host';
import { apiDate, formatDate, formatMoney, formatShortMoney } from '@paddock/i18n';
import { useTranslation } from 'react-i18next';
import { isActive, type Limit } from './limit.model.ts';
import styles from './limit-form.module.css';

/**
 * The limit, the amount used with this operator, and a pending raise. Never the remaining amount
 * (domain §3.2).
 */
export function LimitFacts({ limit }: { limit: Limit }) {
  const { t } = useTranslation('mf-account');
  const locale = useLocale();
  const { type, range, limitAmount, newlimit, newlimitvalid } = limit;
  // Negative while more is won than lost.
  const used = Math.max(0, limit.limitUsed);
  const amount = limitAmount !== null && isActive(limit, limitAmount) ? limitAmount : null;
  return (
    <div className={styles.facts}>
      <h3 className={styles.name}>{t(`limits.range.${range}`)}</h3>
      <p className={amount === null ? styles.none : styles.amount}>
        {amount === null ? t('limits.none') : formatShortMoney(amount, locale)}
      </p>
      <p className={styles.soft}>{t(`limits.used.${type}`, { amount: formatMoney(used, locale) })}</p>
      {amount !== null && amount > 0 && (
        <progress
          className={styles.bar}
          value={Math.min(used, amount)}
          max={amount}
          aria-label={t('limits.usedBar', { type: t(`limits.type.${type}`), range: t(`limits.per.${range}`) })}
        />
      )}
      {newlimit !== null && newlimitvalid !== null && (
        <p className={styles.pending}>
          {t(isActive(limit, newlimit) ? 'limits.pending' : 'limits.pendingEnd', {
            day: formatDate(apiDate(newlimitvalid)),
            amount: formatShortMoney(newlimit, locale),
          })}
        </p>
      )}
    </div>
  );
}
