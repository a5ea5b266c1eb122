import { useCustomer } from '@paddock/host';
import { linkButtonClass } from '@paddock/ui/link-button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Balance } from '../../user-area/balance.tsx';
import { userPath } from '../../user-area/user-pages.ts';
import styles from '../panel-part.module.css';
import { mayDeposit } from './may-deposit.model.ts';

/** The balance, and what one does about it while betting: pay in, look after one's bets. */
export function QuickAccountPanel() {
  const { t } = useTranslation('shell');
  const customer = useCustomer();
  return (
    <div className={styles.part}>
      <Balance />
      {customer && !mayDeposit(customer.customerstatusId) ? (
        <p>{t('balance.noDeposit')}</p>
      ) : (
        <Link to={userPath('payin')} className={linkButtonClass({ variant: 'primary' })}>
          {t('user.payin')}
        </Link>
      )}
      <Link to={userPath('bets')} className={linkButtonClass()}>
        {t('user.bets')}
      </Link>
    </div>
  );
}
