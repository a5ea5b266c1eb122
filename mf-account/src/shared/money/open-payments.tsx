import { useLocale } from '@paddock/host';
import { apiDate, formatDate, formatDateTime, formatMoney } from '@paddock/i18n';
import { QueryPart, useRefreshedQuery } from '@paddock/pages';
import { Badge } from '@paddock/ui/badge';
import { Card } from '@paddock/ui/card';
import { linkButtonClass } from '@paddock/ui/link-button';
import { useTranslation } from 'react-i18next';
import { openPaymentsQuery, type Payment } from './money.queries.ts';
import styles from './open-payments.module.css';
import { useProviderName } from './use-provider-name.ts';

/** The unfinished payments, of one direction or both. Renders nothing if there are none. */
export function OpenPayments({ direction }: { direction?: Payment['direction'] }) {
  const { t } = useTranslation('mf-account');
  // A payment ends by itself, or with the provider's answer.
  const query = useRefreshedQuery(openPaymentsQuery, (open) => (open?.length ? 'medium' : null));
  const isShown = (payment: Payment) => payment.direction === (direction ?? payment.direction);
  if (query.data ? !query.data.some(isShown) : !query.error) return null;
  return (
    <Card title={t('openPayments.title')}>
      <QueryPart query={query} skeleton={null}>
        {(open) => (
          <ul>
            {open.filter(isShown).map((payment) => (
              <OpenPayment key={payment.id} payment={payment} />
            ))}
          </ul>
        )}
      </QueryPart>
    </Card>
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
