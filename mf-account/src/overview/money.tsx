import { useLocale } from '@paddock/host';
import { formatDateTime, formatMoney, formatNumber } from '@paddock/i18n';
import { QueryPart } from '@paddock/pages';
import { Card } from '@paddock/ui/card';
import { linkClass } from '@paddock/ui/link';
import { linkButtonClass } from '@paddock/ui/link-button';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { customerQuery } from '../shared/customer.queries.ts';
import styles from './money.module.css';
import { PaymentWays } from './payment-ways.tsx';

/** The balance with the wettstars beside it, and the links to deposit and withdrawal. */
export function Money() {
  const { t } = useTranslation('mf-account');
  const locale = useLocale();
  const query = useQuery(customerQuery);
  return (
    <Card title={t('overview.money')}>
      <QueryPart query={query} skeleton={{ height: 'clamp(6rem, 14.5rem - 16.4vw, 10.8rem)' }}>
        {({ balance, bonuspoints, bonuspointsStatus }) => (
          <dl className={styles.amounts}>
            <div>
              <dt>{t('overview.balance')}</dt>
              <dd className={styles.amount}>{formatMoney(balance, locale)}</dd>
              <dd className={styles.soft}>{t('overview.asOf', { time: formatDateTime(query.dataUpdatedAt) })}</dd>
            </div>
            <div>
              <dt>{t('overview.points')}</dt>
              <dd className={styles.amount}>{bonuspointsStatus ? formatNumber(bonuspoints, locale) : '–'}</dd>
              <dd>
                <Link to={paths.loyalty} className={linkClass}>
                  {t(bonuspointsStatus ? 'overview.toPoints' : 'overview.enrol')}
                </Link>
              </dd>
            </div>
          </dl>
        )}
      </QueryPart>
      <div className={styles.ways}>
        <PaymentWays direction="deposit">
          <Link to={paths.payin} className={linkButtonClass({ variant: 'primary' })}>
            {t('payin.title')}
          </Link>
        </PaymentWays>
        <PaymentWays direction="withdrawal">
          <Link to={paths.payout} className={linkButtonClass()}>
            {t('payout.title')}
          </Link>
        </PaymentWays>
      </div>
    </Card>
  );
}
