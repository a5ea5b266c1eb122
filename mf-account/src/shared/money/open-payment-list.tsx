import { useLocale } from '@paddock/host';
import { apiDate, formatDate, formatDateTime, formatMoney } from '@paddock/i18n';
import { Badge } from '@paddock/ui/badge';
import { linkButtonClass } from '@paddock/ui/link-button';
import { useTranslation } from 'react-i18next';
import type { Payment } from './money.queries.ts';
import styles from './open-payment-list.module.css';
import { useProviderName } from './use-provider-name.ts';

export function OpenPaymentList({ payments }: { payments: readonly Payment[] }) {
  return (
    <ul>
      {payments.map((payment) => (
        <OpenPayment key={payment.id} payment={payment} />
      ))}
    </ul>
  );
}

function OpenPayment({ payment }: { payment: Payment }) {
  const { t } = useTranslation('mf-account');
  const locale = useLocale();
  const provider = useProviderName(payment.provider);
  const { direction, amount, createdAt, endsAt, redirectUrl } = payment;
  const ends = endsAt ?? createdAt;
  return (
    <li className={styles.payment}>
      <span className={styles.what}>
        <strong>{t(`openPayments.${direction}`, { amount: formatMoney(amount, locale) })}</strong> {provider}
      </span>
      <span className={styles.when}>
        {direction === 'deposit'
          ? t('openPayments.payUntil', { time: formatDateTime(ends) })
          : t('openPayments.arrives', { day: formatDate(apiDate(ends)) })}
      </span>
      {redirectUrl ? (
        <a href={redirectUrl} className={linkButtonClass({ size: 'small' })}>
          {t('openPayments.pay', { provider })}
        </a>
      ) : (
        <Badge tone="info">{t('openPayments.onItsWay')}</Badge>
      )}
    </li>
  );
}
