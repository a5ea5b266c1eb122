import { linkButtonClass } from '@paddock/ui/link-button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { OpenPayments } from '../shared/money/open-payments.tsx';
import styles from './payment-result.module.css';

/**
 * The URL names no payment of this customer: shows the open payments, and a link to all entries.
 */
export function NoPayment() {
  const { t } = useTranslation('mf-account');
  return (
    <>
      <p>{t('paymentResult.none')}</p>
      <OpenPayments direction="deposit" />
      <div className={styles.actions}>
        <Link to={paths.transactions} className={linkButtonClass({ variant: 'primary' })}>
          {t('transactions.title')}
        </Link>
        <Link to={paths.overview} className={linkButtonClass()}>
          {t('paymentResult.toAccount')}
        </Link>
      </div>
    </>
  );
}
