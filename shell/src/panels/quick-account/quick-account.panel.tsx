import { mayDeposit } from '@paddock/api/customer-status';
import { href, Slot, useCustomer } from '@paddock/host';
import { linkButtonClass } from '@paddock/ui/link-button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Balance } from '../../user-area/balance.tsx';
import styles from '../panel-part.module.css';
import { OpenPayments } from './open-payments.tsx';

/**
 * The balance, open payments, the last bets and the break (slots), and links to the deposit and to
 * all bets.
 */
export function QuickAccountPanel() {
  const { t } = useTranslation('shell');
  const customer = useCustomer();
  return (
    <div className={styles.part}>
      <Balance />
      {customer && !mayDeposit(customer) ? (
        <p>
          {t('balance.noDeposit')} <Link to={href('deposit')}>{t('balance.whyNoDeposit')}</Link>
        </p>
      ) : (
        <Link to={href('deposit')} className={linkButtonClass({ variant: 'primary' })}>
          {t('quickAccount.deposit')}
        </Link>
      )}
      <OpenPayments />
      <Slot name="account.lastBets" props={{}} />
      <Link to={href('bets')} className={linkButtonClass()}>
        {t('quickAccount.bets')}
      </Link>
      <Slot name="account.playBreak" props={{}} />
    </div>
  );
}
